import { insideShare, whole } from '../../../src/board/index.ts';
import { standingPlatform } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

/**
 * Platform of corrugated board: stands in a case on four walls that are not joined at the corners.
 *
 *        ┌──────────┐
 *   ┌────┼──────────┼────┐
 *   │    │ platform │    │
 *   └────┼──────────┼────┘
 *        └──────────┘
 */
export default template({
  name: 'Case platform',
  about: 'Insert of corrugated board that stands in a case on four walls.',
  group: 'corrugated_cardboards_separators',
  code: { fefco: '0458' },
  provenance: {
    kind: 'house',
    source:
      'the plate of FEFCO 0458 was not at hand: a platform with four walls, its outside that of the case inside less some play; two thirds of the board inside of its creases, one third outside',
  },
  ids: { 'becf-21f03': {} },

  size: {
    length: mm(200, { min: 60, max: 1500, about: 'Length inside the case that the platform goes into' }),
    width: mm(150, { min: 50, max: 1200, about: 'Width inside that case' }),
    height: mm(70, { min: 15, max: 600, about: 'From the floor of that case to the top of the platform' }),
    material: mm(1.5, { min: 0.8, max: 7, about: 'Thickness of the board' }),
  },
  order: ['length', 'width'],
  within: ({ length, material }) => ({
    length: { min: 15 * material },
    width: { min: 12 * material, max: length },
    height: { min: 5 * material },
  }),
  choices: {},
  options: () => ({
    clearance: mm(1, { min: 0, max: 4, about: 'Play between platform and case on each side' }),
  }),

  build({ material, ...sizes }) {
    return whole(standingPlatform({ ...sizes, thickness: material, inside: insideShare.corrugated }));
  },
});
