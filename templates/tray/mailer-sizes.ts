import { insideShare, longestSunkFlap, mm, type SizesAndMaterial } from '../../src/author/index.ts';
import { corrugatedSizes, oneLock, rollOverHeight, slidingPlay } from './corrugated-sizes.ts';

export const mailerSizes = (shown: readonly [number, number, number]) =>
  corrugatedSizes(shown, { along: ', between the flaps of the lid' });

/** Limits of its sizes; the front of the lid requires a least height. */
export const mailerLimits = ({ length, material }: SizesAndMaterial, lowest = 0) => {
  const height = rollOverHeight(material, [length, 14 * material]);
  return {
    length: { min: 14 * material },
    width: { min: 12 * material },
    height: { ...height, min: Math.max(height.min, lowest) },
  };
};

/** Distance from the hinge of the lid to the end of its side flaps, behind the front. */
export const behindFront = (width: number, t: number, share: number): number => width + share * t - slidingPlay(t);

export const mailerOptions = (
  { width, height, material }: SizesAndMaterial,
  share: number = insideShare.corrugated,
) => {
  const most = Math.min(height - material, longestSunkFlap(behindFront(width, material, share)));
  return {
    lock: oneLock(width, material),
    dust_flap: mm(most, [Math.max(8, 3 * material), most], 'How far the side flaps of the lid reach down'),
  };
};
