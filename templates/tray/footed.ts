import {
  deepestTuck,
  footedPhases,
  footedTray,
  locked,
  mm,
  type SizesAndMaterial,
  type SizesWith,
  withJoins,
} from '../../src/author/index.ts';
import { doubleWallTraySizes } from '../sizes.ts';
import { usualTuck } from '../tube/usual.ts';
import { trayLid } from './tray-lid.ts';

/** Sizes of a tray on feet, as its id shows them. */
export const footedSize = (
  [length, width, height]: readonly [number, number, number],
  [longest, widest, highest]: readonly [number, number, number] = [1000, 800, 300],
) => doubleWallTraySizes([length, [60, longest]], [width, [40, widest]], [height, [22, highest]]);

export const footedTrays = {
  board: [0.5, [0.2, 1.2]],
  // An inner wall with its foot, bent and no longer than a fifth of the floor, swings clear of the double wall across.
  sizeLimits: ({ length }: Pick<SizesAndMaterial, 'length'>) => ({ height: { max: 0.9 * length } }),
} as const;

/** Largest reach of the corner flaps: two of them meet in a wall, and none is longer than high. */
export const furthestCorner = ({ width, height, material }: SizesAndMaterial): number =>
  Math.min(height - material, (width - 2) / 2);

export const footOf = ({ length, height }: SizesAndMaterial) =>
  mm(0.4 * height, [8, Math.min(0.8 * height, length / 5)], 'How far the inner walls extend along the floor');

export const footedOptions = (size: SizesAndMaterial) => ({
  corner_flap: mm(size.length / 4, [16, furthestCorner(size)], 'How far the corner flaps reach'),
  foot: footOf(size),
});

/** Reach of the tuck of its lid behind the front. */
export const footedTuck = ({ length, width, height, material }: SizesAndMaterial) => {
  const deepest = Math.min(height - 4, width - 6, deepestTuck(length - 2 * material, material, 12));
  return mm(usualTuck(width, 17), [6, deepest], 'How far the tuck reaches in');
};

/** The tray with a hinged lid that tucks in behind its front. */
export const footedWithLid = ({ tuck, ...tray }: SizesWith<'foot' | 'tuck' | 'flap'>) => {
  const { length, width, material } = tray;
  const lid = trayLid({ length: length - 2 * material, width, tuck, material, phase: footedPhases.lid });
  return withJoins(footedTray({ ...tray, lid }), locked('back.lid.tuck', 'front'));
};
