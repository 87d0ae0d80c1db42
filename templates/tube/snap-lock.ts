import { mm } from '../../src/author/index.ts';
import type { Closure, Sizes } from './closure.ts';
import { snapLockEnds as pieces } from './snap-lock-panels.ts';
import { usualCorrugatedOverlap } from './usual.ts';

/** The least overlap: in corrugated board the tongue must catch behind two layers. */
const least = (material: number): number => Math.max(6, 2 * material + 2);

/** Measured in carton, in mm: 12 at a width of 50, and 13 at 80 and 105. Beyond 105 the overlap grows with the box. */
const usual = ({ width }: Sizes): number => Math.max(Math.min(13, 12 + (width - 50) / 30), width / 9);

const about = 'How far the bottom flaps reach beyond the middle';

/** The 1-2-3 bottom: four flaps that lock into one another without glue. `notchOn`: the long wall whose flap folds first. */
export const snapLock = (board: 'carton' | 'corrugated', notchOn: 'front' | 'back' = 'front'): Closure => ({
  longFront: true,
  build: ({ values: { material, bottom_overlap }, walls }) =>
    pieces({ board, walls, overlap: bottom_overlap!, material, notchOn }),
  ...(board === 'carton'
    ? {
        sizeLimits: () => ({ length: { min: 44 }, width: { min: 28 } }),
        options: (size) => ({
          bottom_overlap: mm(usual(size), [6, Math.min(size.length / 4 - 2, size.width / 2 - 4)], about),
        }),
      }
    : {
        sizeLimits: ({ material }) => ({
          length: { min: Math.max(4 * (least(material) + material + 3), 8 * material + 24) },
          width: { min: 2 * (least(material) + material + 5) },
        }),
        options: ({ length, width, material }) => ({
          bottom_overlap: mm(
            usualCorrugatedOverlap(width),
            [least(material), Math.min(length / 4 - 2, width / 2 - 4) - material],
            about,
          ),
        }),
        creaseOffset: (material) => (2 / 3) * material,
        lid: () => `${notchOn}.bottom-flap`,
      }),
});
