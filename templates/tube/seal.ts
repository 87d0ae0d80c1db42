import { type MinorFlapStyle, mm, sealEnd } from '../../src/author/index.ts';
import { type Closure, halfAcross, type Sizes, tubeEnd } from './closure.ts';
import { usualSealOverlap } from './usual.ts';

/** A glued end. The reach of its major flaps determines the other sizes. */
const seal = (
  reach: (values: Sizes) => number,
  limits: Pick<Closure, 'sizeLimits' | 'options'>,
  minorStyle: MinorFlapStyle,
  tornOff = false,
): Closure => ({
  ...limits,
  ...(minorStyle !== 'square' && { choices: { dust_flap: [minorStyle] } }),
  build: (context) => {
    const major = reach(context.values);
    const minor = Math.min(major, context.values.length / 2);
    return sealEnd({ ...tubeEnd(context), major, minor, minorStyle, tornOff });
  },
  standing: halfAcross,
  lid: (end) => `right.${end}-flap`,
});

const full = (minorStyle: MinorFlapStyle, tornOff = false): Closure =>
  seal(
    ({ width }) => width,
    { sizeLimits: ({ material }) => ({ width: { min: 12 + 4 * material } }), options: () => ({}) },
    minorStyle,
    tornOff,
  );

const economy = (minorStyle: MinorFlapStyle): Closure =>
  seal(
    ({ width, material, seal_overlap }) => (width + seal_overlap!) / 2 + material,
    {
      options: ({ width }) => ({
        seal_overlap: mm(usualSealOverlap(width), [6, width - 4], 'Overlap of the glued flaps'),
      }),
    },
    minorStyle,
  );

/** A glued end whose major flaps reach across the whole box. */
export const fullSeal = full('square');

/** A glued end whose flaps overlap in the middle by the width of the glue. */
export const economySeal = economy('square');

/** The same with dust flaps that slant on both sides. */
export const angledFullSeal = full('full_angled_dust_flap');
export const angledEconomySeal = economy('full_angled_dust_flap');

/** A glued end that is torn off with the upper part of the walls. The back's flap comes off along its crease. */
export const angledTornSeal = full('full_angled_dust_flap', true);
