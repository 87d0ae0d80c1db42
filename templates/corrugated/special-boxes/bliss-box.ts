import { box, mm } from '../../../src/author/index.ts';
import { blissBody } from './bliss-body.ts';
import { blissEnd } from './bliss-end.ts';

/** Least width of a glued flange, in mm. */
const LEAST_FLANGE = 15;

/**
 * Bliss box: a body that goes round bottom, front, back and top, and two ends glued to it at six joints, by flanges of the
 * body that lie outside on the ends, or by flanges of the ends inside the body.
 *
 *      ┌──────────┐
 *      │ back lid │
 *     ╱├──────────┤╲
 *     ╲│   back   │╱       ┌─────┐
 *     ╱├──────────┤╲      ╱│     │╲
 *     ╲│  bottom  │╱     │ │ end │ │
 *     ╱├──────────┤╲      ╲│     │╱
 *     ╲│  front   │╱       └─────┘
 *      ├──────────┤          ▔▔▔
 *      │front lid │
 *      └──────────┘
 */
export default box('corrugated', {
  name: 'Bliss box',
  about: 'Rigid box of three pieces of corrugated board: a body and two ends, glued at six joints.',
  group: 'special_boxes',
  closure: 'sealed',
  code: '0601',
  from: [
    'house',
    'drawing not seen; FEFCO 0601 is described as a body and two end pieces, 0602 as the same with flanges on the ends: we put those of 0601 on the body. Our decisions: mitred flanges, lids that meet, the play',
  ],
  ids: { 'fefco-0601': {}, 'fefco-0602': { choices: { flanges: 'on_ends' }, code: { fefco: '0602' } } },
  size: {
    length: mm(400, [60, 1500], 'Length inside'),
    width: mm(300, [50, 1200], 'Width inside'),
    height: mm(200, [40, 1200], 'Height inside'),
  },
  board: [4, [1.5, 9]],
  // Two of the narrowest flanges lie beside one another along either side of an end.
  sizeLimits: ({ material }) => ({
    length: { min: 12 * material },
    width: { min: Math.max(12 * material, 2 * (LEAST_FLANGE + material + 8)) },
    height: { min: Math.max(12 * material, LEAST_FLANGE + 2 * material + 15) },
  }),
  choices: { flanges: ['on_body', 'on_ends'] },
  options: ({ length, width, height, material }) => ({
    flange: mm(
      40,
      [LEAST_FLANGE, Math.min(length / 2 - 5, width / 2 - material - 8, height - 2 * material - 15)],
      'Width of the flanges',
    ),
  }),
  build(sizes, { flanges }) {
    const bliss = { ...sizes, onBody: flanges === 'on_body' };
    return [blissBody(bliss), blissEnd(bliss, 'right'), blissEnd(bliss, 'left')];
  },
});
