import {
  cartonTuckBoard,
  type DustFlapStyle,
  deepestTuck,
  dustFlapLimits,
  dustFlapSetBack,
  lidDepth,
  slitLength,
  tuckStep,
} from '../../src/author/index.ts';
import { intersectLimits } from './closure.ts';
import { tuckBy } from './tuck.ts';
import { usualTuck } from './usual.ts';

/** Largest depth of a dust flap, as a share of the length: the service draws them so deep that they overlap in the middle. */
const OVERLAPPING = 0.6;

export const tuck = tuckBy({
  board: cartonTuckBoard,
  choices: { hanger: ['none', 'standard_hanger'] },
  sizeLimits: ({ length, material }, { dust_flap, top_dust_flap, bottom_dust_flap, tuck, top_tuck, bottom_tuck }) => {
    const slitLock = [dust_flap, top_dust_flap, bottom_dust_flap].includes('slit_lock_dust_flap');
    const friction = [tuck, top_tuck, bottom_tuck].includes('none');
    return intersectLimits(
      // Two dust flaps, each with its shoulder.
      { length: { min: 18 + 2 * material } },
      // The set-back of the dust flaps adds to the width that they need.
      slitLock ? { width: { min: slitLength(length) + 5 + tuckStep(material) } } : undefined,
      friction ? { width: { min: 13 + 2 * material + dustFlapSetBack('none', material) } } : undefined,
    );
  },
  leastTuck: () => 6,
  tuck: ({ length, width, height, material }, { least, tab, edge, platform }) => {
    const steep = platform ? 0.9 * lidDepth(width, material) : width - 2 - tab;
    const max = Math.min(steep, height / 2 - 3 - tab, deepestTuck(length, material, edge));
    return { usual: usualTuck(width), min: least, max };
  },
  dustFlap: ({ length, width, material }, { lock, dustFlap, passage }, tuck) => {
    const seat = width - 2 * material - dustFlapSetBack(lock, material);
    const { min, max } = dustFlapLimits(dustFlap as DustFlapStyle, slitLength(length), seat);
    // A slit lock flap shares the cut beside it with the lid: it ends before the lid does.
    const shared = dustFlap === 'slit_lock_dust_flap' ? width - tuckStep(material) - 1 : max;
    const apart = length / 2 - material - passage;
    return {
      usual: Math.min((width - tuckStep(material) + tuck) / 2, apart),
      min,
      // What passes between the flaps needs its room.
      max: Math.min(max, passage ? apart : OVERLAPPING * length, shared),
    };
  },
});
