import { type Blank, type Panel, pen } from '../../src/board/index.ts';
import { circle, straight } from '../../src/geometry/index.ts';
import { plain } from '../core/plain.ts';

/** A plate with this many teeth on its upper edge: four lines per tooth. */
export const comb = (teeth: number): Blank => {
  const outline = pen('comb', teeth, { role: 'wall' }).to(teeth, 10);
  for (let k = teeth - 1; k >= 0; k--)
    outline
      .to(k + 1, 10.5 + (k % 7))
      .to(k + 0.5, 10.5 + (k % 7))
      .to(k + 0.5, 10)
      .to(k, 10);
  return plain(outline.close());
};

/** A plate with this many holes: two arcs each. */
export const holes = (count: number): Blank => {
  const side = Math.ceil(Math.sqrt(count));
  const outline = pen('plate', 4 * side, { role: 'wall' })
    .to(4 * side, 4 * side)
    .to(0, 4 * side);
  for (let k = 0; k < count; k++) outline.mark('cut', ...circle([4 * (k % side) + 2, 4 * Math.floor(k / side) + 2], 1));
  return plain(outline.close());
};

/** A row of this many panels, each hung on the previous one, with a slit: four lines each. */
export const strip = (count: number): Blank => {
  let panel: Panel | undefined;
  for (let k = count; k > 0; k--) {
    const own = pen(`p${k}`, 20, { role: 'wall' }).to(20, 5);
    panel = (panel ? own.hang(0, 5, panel) : own.to(0, 5)).mark('cut', straight([8, 2], [12, 2])).close();
  }
  return plain(panel!);
};
