import { mm, caseSnapLock as pieces } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';

/** The least overlap at which the tongue still catches behind two layers of board. */
const least = (material: number): number => Math.max(6, 2 * material + 2);

/** The 1-2-3 bottom of a corrugated case: four flaps that lock into one another without glue. */
export const caseSnapLock: Closure = {
  sizeLimits: ({ material }) => ({
    length: { min: Math.max(4 * (least(material) + material + 3), 8 * material + 24) },
    width: { min: 2 * (least(material) + material + 5) },
  }),
  options: ({ length, width, material }) => {
    const most = Math.min(length / 4 - 2, width / 2 - 4) - material;
    return {
      bottom_overlap: mm(13, [least(material), most], 'How far the bottom flaps reach beyond the middle'),
    };
  },
  creaseOffset: (material) => (2 / 3) * material,
  build: ({ values: { material, bottom_overlap }, walls }) => pieces({ walls, overlap: bottom_overlap!, material }),
  lid: () => 'front.bottom-flap',
};
