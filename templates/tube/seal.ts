import { sealEnd } from '../../src/pieces/index.ts';
import { type Lengths, mm } from '../../src/template/index.ts';
import type { Closure } from './closure.ts';

/** A glued end whose flaps reach right across the box. */
export const fullSeal: Closure = {
  within: ({ material }) => ({ width: { min: 12 + 4 * material } }),
  options: (): Lengths => ({}),
  build: ({ end, values: { length, width, material }, last }) =>
    sealEnd({
      end,
      length: length,
      width: width,
      last,
      material: material,
      major: width,
      minor: Math.min(width, length / 2),
    }),
  lid: (end) => `right.${end}-flap`,
};

/** A glued end whose flaps overlap in the middle by what is needed to glue them. */
export const economySeal: Closure = {
  options: ({ width }) => ({
    seal_overlap: mm(Math.min(15, width / 2), { min: 6, max: width - 4, about: 'Overlap of the glued flaps' }),
  }),
  build: ({ end, values: { length, width, material, seal_overlap }, last }) => {
    const major = (width + seal_overlap!) / 2 + material;
    return sealEnd({
      end,
      length: length,
      width: width,
      last,
      material: material,
      major,
      minor: Math.min(major, length / 2),
    });
  },
  lid: (end) => `right.${end}-flap`,
};
