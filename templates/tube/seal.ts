import { type MinorFlapStyle, sealEnd } from '../../src/pieces/index.ts';
import { mm } from '../../src/template/index.ts';
import type { Closure, Sizes } from './closure.ts';

/** A glued end: how far its large flaps reach decides about the rest. */
const seal = (
  reach: (values: Sizes) => number,
  limits: Pick<Closure, 'within' | 'options'>,
  minorStyle: MinorFlapStyle,
): Closure => ({
  ...limits,
  ...(minorStyle !== 'square' && { choices: { dust_flap: [minorStyle] } }),
  build: ({ end, values, last }) => {
    const { length, width, material } = values;
    const major = reach(values);
    return sealEnd({ end, length, width, last, material, major, minor: Math.min(major, length / 2), minorStyle });
  },
  lid: (end) => `right.${end}-flap`,
});

const full = (minorStyle: MinorFlapStyle): Closure =>
  seal(
    ({ width }) => width,
    { within: ({ material }) => ({ width: { min: 12 + 4 * material } }), options: () => ({}) },
    minorStyle,
  );

const economy = (minorStyle: MinorFlapStyle): Closure =>
  seal(
    ({ width, material, seal_overlap }) => (width + seal_overlap!) / 2 + material,
    {
      options: ({ width }) => ({
        seal_overlap: mm(Math.min(15, width / 2), { min: 6, max: width - 4, about: 'Overlap of the glued flaps' }),
      }),
    },
    minorStyle,
  );

/** A glued end whose flaps reach right across the box. */
export const fullSeal = full('square');

/** A glued end whose flaps overlap in the middle by what is needed to glue them. */
export const economySeal = economy('square');

/** The same with dust flaps that lean in on both sides. */
export const angledFullSeal = full('full_angled_dust_flap');
export const angledEconomySeal = economy('full_angled_dust_flap');
