import { mm } from '../../src/author/index.ts';
import { type Closure, halfAcross, tubeEnd } from './closure.ts';
import { LUG, lugTongueLimits, lugSeal as pieces } from './lug-tongue-panels.ts';

/** Depth of the side flaps and of a short inner flap, as a share of the width. From drawings of A10.10 and A11.11. */
const SHORT = 0.64;

/** Closure 10 (the inner flap as deep as the box) or 11 (a short one) with feature X32: a tongue with lugs holds the outer flap, without glue. */
const lugSeal = (inner: 'full' | 'short'): Closure => ({
  choices: { dust_flap: ['full_angled_dust_flap'] },
  // A partition leaves the tongue no room to bend.
  withoutJoints: ['flap_with_separator'],
  sizeLimits: ({ material }) => ({
    length: { min: 48 },
    width: { min: Math.max(24, 14 + 4 * material) },
    height: { min: 2 * LUG.depth + 6 },
  }),
  options: ({ length }) => {
    const { min, max } = lugTongueLimits(length);
    // Drawn: 24.3 at a length of 100.
    return { tongue_width: mm(length / 4, [min, max], 'Width of the tongue that holds the outer flap') };
  },
  build: (context) => {
    const { length, width, material, tongue_width } = context.values;
    return pieces({
      ...tubeEnd(context),
      minor: Math.min(SHORT * width, length / 2 - material),
      inner: inner === 'full' ? width : SHORT * width,
      tongue: tongue_width!,
    });
  },
  standing: halfAcross,
  lid: (end) => `right.${end}-flap`,
});

export const fullLugSeal = lugSeal('full');
export const shortLugSeal = lugSeal('short');
