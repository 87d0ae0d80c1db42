import { type Panel, pen, type Rim } from '../board/index.ts';
import { squareSlot } from './holes/square-slot.ts';

/** Width of the tab of a postal lock, in mm. */
const WIDTH = 24;

/** How far the tab reaches: out of the wall, and far enough to take hold of. */
export const postalReach = (material: number): number => Math.max(8, 2 * material + 5);

/** The tab: it hangs on the tuck's leading edge and turns outwards once the tuck is in. */
export const postalTab = (material: number, phase: number): Panel =>
  pen('postal-lock', WIDTH, { fold: -90, phase })
    .to(WIDTH - 2, postalReach(material))
    .to(2, postalReach(material))
    .close();

/**
 * The wall that receives the tuck, with the slit that the tab comes out of: 1 mm longer than the tab,
 * half a millimetre above and below its board, so that the tab passes without bending. Our own construction.
 * @param tuck how far the tuck reaches beyond its crease, which lies a board above the wall.
 * @param inside share of the board that lies inside of a crease, see `insideShare`.
 */
export const postalSlit = (end: Rim, tuck: number, material: number, inside: number): Rim => {
  const [left, right] = [(end.seat - WIDTH - 1) / 2, (end.seat + WIDTH + 1) / 2];
  // What folds outwards lies below the edge it hangs on, but for what is inside of its crease.
  const [low, high] = [inside * material - tuck - 0.5, (1 + inside) * material - tuck + 0.5];
  return { ...end, marks: [...end.marks, { line: 'cut', curves: squareSlot([left, low], [right, high]) }] };
};
