import { type Panel, pen, type Rim } from '../../../board/index.ts';
import { squareSlot } from '../holes/holes.ts';
import { trapezium } from '../shapes.ts';

const TAB_WIDTH_MM = 24;

/** Reach of the tab: out of the wall, and far enough to hold with two fingers. */
export const postalReach = (material: number): number => Math.max(8, 2 * material + 5);

/** A tab with lugs: its width, its reach, and the width of each lug beside it. All in mm. */
export type LuggedTab = Readonly<Record<'width' | 'reach' | 'lug', number>>;

/** The tab. It hangs on the tuck's leading edge and turns outwards after the tuck has gone in. */
export const postalTab = (material: number, phase: number, lugged?: LuggedTab): Panel => {
  if (lugged) return luggedTab(material, phase, lugged);
  return trapezium('postal-lock', TAB_WIDTH_MM, postalReach(material), 2, { fold: -90, phase });
};

/** Distance of the lugs from the tuck: beyond the wall, whose distance from the tuck equals the set-back of the lid, plus half a mm of play. */
const lugNeck = (material: number): number => Math.max(1, material) + material + 0.5;

/** The least reach of a tab with lugs. */
export const leastLugged = (material: number): number => lugNeck(material) + 6;

/** The widest tab with lugs on a box of this length. */
export const widestLugged = (length: number): number => Math.max(28, length / 6);

/**
 * The tab with lugs, from drawings of feature X32 on a seal end at a length of 100. Beyond a length of 192 it is an eighth as wide as the box is
 * long, and half as long as wide, up to `longest`; its lugs grow with it.
 */
export const usualLugged = (material: number, length: number, longest = 25): LuggedTab => {
  const width = Math.max(24, length / 8);
  return {
    width,
    reach: Math.max(Math.min(width / 2, longest), leastLugged(material)),
    lug: Math.min((3.1 / 24) * width, 5),
  };
};

/** Its lugs bend through the slit and catch on the outside of the wall. */
const luggedTab = (material: number, phase: number, { width, reach, lug }: LuggedTab): Panel => {
  const neck = lugNeck(material);
  return pen('postal-lock', width, { fold: -90, phase })
    .path([width, neck], [width + lug, neck])
    .rounded(3, [width, reach], [0, reach])
    .path([-lug, neck], [0, neck])
    .close();
};

/**
 * The wall that receives the tuck, with a slit for a tab of this width: 1 mm longer than the tab, half a millimetre above and below its
 * board, so that the tab passes without bending. Our own construction.
 * @param tuck reach of the tuck beyond its crease, which lies a board above the wall.
 * @param inside share of the board that lies inside of a crease, see `insideShare`.
 */
export const postalSlit = (end: Rim, tuck: number, material: number, inside: number, width = TAB_WIDTH_MM): Rim => {
  const [left, right] = [(end.seat - width - 1) / 2, (end.seat + width + 1) / 2];
  // A panel that folds outwards lies below the edge it hangs on, except for the share of the board inside the crease.
  const [low, high] = [inside * material - tuck - 0.5, (1 + inside) * material - tuck + 0.5];
  return { ...end, marks: [...end.marks, { line: 'cut', curves: squareSlot([left, low], [right, high]) }] };
};
