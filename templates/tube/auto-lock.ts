import { type Length, mm } from '../../src/author/index.ts';
import { autoLockEnds as pieces } from './auto-lock-panels.ts';
import type { Closure, Sizes } from './closure.ts';
import { drawnOutside, plainGlueOutside } from './external.ts';
import { relievedAutoLockEnds } from './relieved-auto-lock-panels.ts';
import { usualAutoOverlap } from './usual.ts';

/** The least overlap that still makes a hook. */
const least = (material: number): number => Math.max(9, 2 * material + 4);

/** The least width in corrugated board with room for the crease on the diagonal, and for the lap and the hook beside it. */
const narrowest = (material: number): number =>
  2 * Math.max(least(material) + 2 * material + 4, Math.max(8, 3 * material) + material / 2 + 8.5);

/** Measured: 11 at a width of 50, 13 at 78, 25 at 150. */
const usual = ({ width }: Sizes): number => Math.max(11, width / 6);

const about = 'How far the main bottom flaps reach beyond the middle';

/** Free edge of a main flap: distance from the creases of the other end, and from the edge of the flat pack. */
const [CLEAR, WITHIN] = [3, 2];

/** Main flaps of at least this overlap end below the other end of the walls. */
const liesBelow = (least: number, { width, height }: Sizes): boolean => height - width / 2 - 5 >= least;

/** The lowest box whose flat pack holds the bottom: main flaps lie between the walls, or reach up between open flaps of the other end. */
const lowest = (width: number, least: number, open: number, standing: number): number =>
  width / 2 + least + (standing ? WITHIN - standing : open);

/** The overlap of the main flaps. Those that do not end below the creases of the other end go far enough beyond them. */
const overlap = (usual: number, least: number, size: Sizes, standing: number, beside: number): Length => {
  const { width, height } = size;
  const most = Math.min(width / 2 - beside, Math.max(30, width / 5));
  if (liesBelow(least, size)) return mm(usual, [least, Math.min(most, height - width / 2 - 5)], about);
  const highest = Math.min(most, height + standing - width / 2 - WITHIN);
  return mm(usual, [Math.max(least, Math.min(height + CLEAR - width / 2, highest)), highest], about);
};

/** The auto-lock bottom: glued flat, it locks by itself when the box is squared. */
export const autoLock = (board: 'carton' | 'corrugated'): Closure => ({
  longFront: true,
  build: ({ values: { material, bottom_overlap }, walls, chosen }) => {
    const lock = { walls, overlap: bottom_overlap!, material };
    return drawnOutside(chosen) ? relievedAutoLockEnds(lock) : pieces({ board, ...lock });
  },
  glueSlope: 45,
  // Its flaps swing through the inside while the tube is squared; a partition would stand in their way.
  withoutJoints: ['flap_with_separator'],
  // Main flap, lap, side flap.
  gluedFlat: 3,
  ...(board === 'carton'
    ? {
        // The hook must have board behind it, and the flaps must lie in the tube when it is flat.
        sizeLimits: ({ width }, _, standing = 0) => ({
          length: { min: 50 },
          width: { min: 30 },
          height: { min: lowest(width, 9, 16, standing) },
        }),
        options: (size, _, __, standing = 0) => ({ bottom_overlap: overlap(usual(size), 9, size, standing, 4) }),
      }
    : {
        incompatible: () => [plainGlueOutside],
        // The diagonal must end in the middle beside the hook, and the flaps must lie in the tube when it is flat.
        sizeLimits: ({ width, material }, _, standing = 0) => ({
          length: { min: Math.max(50, narrowest(material) + 8 + 2 * material) },
          width: { min: narrowest(material) },
          height: { min: lowest(Math.max(width, narrowest(material)), least(material), 16, standing) },
        }),
        options: (size, chosen, _, standing = 0) => {
          const { width, material } = size;
          const usualOverlap = drawnOutside(chosen) ? usual(size) : usualAutoOverlap(width, material);
          return { bottom_overlap: overlap(usualOverlap, least(material), size, standing, Math.max(4, 2 * material)) };
        },
        creaseOffset: (material, allowance) => allowance.depth.meet - material / 2,
        lid: () => 'right.bottom-flap',
      }),
});
