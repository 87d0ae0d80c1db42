import { mm } from '../../src/author/index.ts';
import { autoLockEnds as pieces } from './auto-lock-panels.ts';
import type { Closure, Sizes } from './closure.ts';
import { drawnOutside, plainGlueOutside } from './external.ts';
import { relievedAutoLockEnds } from './relieved-auto-lock-panels.ts';
import { usualAutoOverlap } from './usual.ts';

/** The least overlap that still makes a hook. */
const least = (material: number): number => Math.max(9, 2 * material + 4);

/** The least width in corrugated board with room for the crease on the diagonal and the hook beside it. */
const narrowest = (material: number): number => 2 * (least(material) + 3 * material + 8);

/** Measured: 11 at a width of 50, 13 at 78, 25 at 150. */
const usual = ({ width }: Sizes): number => Math.max(11, width / 6);

const about = 'How far the main bottom flaps reach beyond the middle';

/** The auto-lock bottom: glued flat, it locks by itself when the box is squared. */
export const autoLock = (board: 'carton' | 'corrugated'): Closure => ({
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
        sizeLimits: ({ width }) => ({ length: { min: 50 }, width: { min: 30 }, height: { min: width / 2 + 25 } }),
        options: (size) => {
          const most = Math.min(size.width / 2 - 4, size.height - size.width / 2 - 5, Math.max(30, size.width / 5));
          return { bottom_overlap: mm(usual(size), [9, most], about) };
        },
      }
    : {
        incompatible: () => [plainGlueOutside],
        // The diagonal must end in the middle beside the hook, and the flaps must lie in the tube when it is flat.
        sizeLimits: ({ width, material }) => ({
          length: { min: Math.max(50, narrowest(material) + 8 + 2 * material) },
          width: { min: narrowest(material) },
          height: { min: Math.max(width, narrowest(material)) / 2 + least(material) + 16 },
        }),
        options: (size, chosen) => {
          const { width, height, material } = size;
          const most = Math.min(width / 2 - Math.max(4, 2 * material), height - width / 2 - 5, Math.max(30, width / 5));
          const overlap = drawnOutside(chosen) ? usual(size) : usualAutoOverlap(width, material);
          return { bottom_overlap: mm(overlap, [least(material), most], about) };
        },
        creaseOffset: (material, allowance) => allowance.depth.meet - material / 2,
        lid: () => 'right.bottom-flap',
      }),
});
