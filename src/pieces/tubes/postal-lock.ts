import { type Panel, pen, type Rim } from '../../board/index.ts';
import { squareSlot } from '../holes/square-slot.ts';

/** Width of the tab of a postal lock, in mm. */
const WIDTH = 24;

/** How far the tab reaches: out of the wall, and far enough to take hold of. */
export const postalReach = (material: number): number => Math.max(8, 2 * material + 5);

/** A tab with lugs: how wide it is, how far it reaches, and how far each lug stands out beside it. All in mm. */
export interface LuggedTab {
  readonly width: number;
  readonly reach: number;
  readonly lug: number;
}

/** The tab: it hangs on the tuck's leading edge and turns outwards once the tuck is in. */
export const postalTab = (material: number, phase: number, lugged?: LuggedTab): Panel => {
  if (lugged) return luggedTab(material, phase, lugged);
  return pen('postal-lock', WIDTH, { fold: -90, phase })
    .to(WIDTH - 2, postalReach(material))
    .to(2, postalReach(material))
    .close();
};

/** How far from the tuck its lugs begin: beyond the wall, which lies as far from the tuck as the lid is short, with half a mm to spare. */
const lugNeck = (material: number): number => Math.max(1, material) + material + 0.5;

/** The least reach of a tab with lugs. */
export const leastLugged = (material: number): number => lugNeck(material) + 6;

/** The widest tab with lugs on a box so long. */
export const widestLugged = (length: number): number => Math.max(28, length / 6);

/**
 * The tab with lugs as drawings of feature X32 on a seal end have it at a length of 100; beyond 192 an eighth as wide as the box is long, and
 * half as long as it is wide, with lugs as much larger.
 */
export const usualLugged = (material: number, length: number): LuggedTab => {
  const width = Math.max(24, length / 8);
  return {
    width,
    reach: Math.max(Math.min(width / 2, 25), leastLugged(material)),
    lug: Math.min((3.1 / 24) * width, 5),
  };
};

/** Its lugs bend through the slit and catch behind it on the outside of the wall. */
const luggedTab = (material: number, phase: number, { width, reach, lug }: LuggedTab): Panel => {
  const neck = lugNeck(material);
  return pen('postal-lock', width, { fold: -90, phase })
    .to(width, neck)
    .to(width + lug, neck)
    .to(width, reach)
    .round(3)
    .to(0, reach)
    .round(3)
    .to(-lug, neck)
    .to(0, neck)
    .close();
};

/**
 * The wall that receives the tuck, with the slit that the tab comes out of: 1 mm longer than the tab,
 * half a millimetre above and below its board, so that the tab passes without bending. Our own construction.
 * @param tuck how far the tuck reaches beyond its crease, which lies a board above the wall.
 * @param inside share of the board that lies inside of a crease, see `insideShare`.
 * @param width of the tab.
 */
export const postalSlit = (end: Rim, tuck: number, material: number, inside: number, width = WIDTH): Rim => {
  const [left, right] = [(end.seat - width - 1) / 2, (end.seat + width + 1) / 2];
  // What folds outwards lies below the edge it hangs on, but for what is inside of its crease.
  const [low, high] = [inside * material - tuck - 0.5, (1 + inside) * material - tuck + 0.5];
  return { ...end, marks: [...end.marks, { line: 'cut', curves: squareSlot([left, low], [right, high]) }] };
};
