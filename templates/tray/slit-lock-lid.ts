import { deepestTuck, dustFlapLimits, mm, slitLength } from '../../src/author/index.ts';
import { usualTuck } from '../tube/usual.ts';

/**
 * The tuck of a tray's lid and the slit lock dust flaps that hold it. The tuck reaches at most `inFront` mm behind the front. Under a
 * window the dust flaps are usually short.
 */
export const slitLockLid = (
  { length, width, material }: { readonly length: number; readonly width: number; readonly material: number },
  inFront: number,
  window = 'none',
) => {
  const deepest = Math.min(width - 2, inFront, deepestTuck(length, material, 12));
  const tuck = Math.min(usualTuck(width), deepest);
  const dust = dustFlapLimits('slit_lock_dust_flap', slitLength(length), width - 2 * material);
  const reach = Math.min(dust.max, length / 2 - material);
  const usual = Math.min((width + tuck) / 2, window === 'none' ? reach : length / 6);
  return {
    tuck_flap: mm(tuck, [6, deepest], 'How far the tuck reaches in'),
    dust_flap: mm(usual, [dust.min, reach], 'Depth of the dust flaps'),
  };
};
