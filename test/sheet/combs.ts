import { type Blank, type Panel, pen } from '../../src/board/index.ts';
import { circle, straight } from '../../src/geometry/index.ts';
import { plain } from '../core/plain.ts';

/** A plate with this many teeth on its upper edge: four lines per tooth. @param pitch in mm. */
export const comb = (teeth: number, pitch = 1): Blank => {
  const outline = pen('comb', teeth * pitch, { role: 'wall' }).to(teeth * pitch, 10);
  for (let k = teeth - 1; k >= 0; k--)
    outline
      .to((k + 1) * pitch, 10.5 + (k % 7))
      .to((k + 0.5) * pitch, 10.5 + (k % 7))
      .to((k + 0.5) * pitch, 10)
      .to(k * pitch, 10);
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

/** A row of this many panels, each hung on the previous one, with a slit: four lines each. @param pitch in mm. */
export const strip = (count: number, pitch = 5): Blank => {
  let panel: Panel | undefined;
  for (let k = count; k > 0; k--) {
    const own = pen(`p${k}`, 20, { role: 'wall' }).to(20, pitch);
    panel = (panel ? own.hang(0, pitch, panel) : own.to(0, pitch))
      .mark('cut', straight([8, 0.4 * pitch], [12, 0.4 * pitch]))
      .close();
  }
  return plain(panel!);
};
