import { box, mm } from '../../../src/author/index.ts';
import { insideSizes } from '../../sizes.ts';
import { blissBody } from './bliss-body.ts';
import { blissEnd } from './bliss-end.ts';

const LEAST_FLANGE_WIDTH_MM = 15;

/** Half of a flange on the width between two others, which slants by two boards more under a whole lid. In mm. */
const besideFlange = (material: number, lid: string): number => (lid === 'halves' ? 1 : 2) * material + 8;

/** A body round bottom, front, back and top, and two ends glued to it: by its flanges outside on the ends, or by their flanges inside. */
export default box('corrugated', {
  name: 'Bliss box',
  about: 'Rigid box of three pieces of corrugated board: a body and two ends, glued together.',
  group: 'special_boxes',
  closure: 'sealed',
  code: '0606',
  from: 'standard: FEFCO 0606: two lids that meet and mitred flanges on all five panels of the body, over plain ends; 0605: flanges on all sides of the ends; 0601: a whole lid on a lap of the front, and one flange on either end; 0602: that lid with a lap of its own. Play and the mitre of laps are ours',
  evidence: 'figures',
  ids: {
    'fefco-0606': {},
    'fefco-0605': { choices: { flanges: 'on_ends' }, code: { fefco: '0605' } },
    'fefco-0601': { choices: { lid: 'whole' }, code: { fefco: '0601' } },
    'fefco-0602': { choices: { lid: 'lapped' }, code: { fefco: '0602' } },
  },
  size: insideSizes([400, [60, 1500]], [300, [50, 1200]], [200, [40, 1200]]),
  board: [4, [1.5, 9]],
  // Two of the narrowest flanges lie beside one another along either side of an end.
  sizeLimits: ({ material }, { lid }) => ({
    length: { min: Math.max(12 * material, 2 * (LEAST_FLANGE_WIDTH_MM + material + 8)) },
    width: { min: Math.max(12 * material, 2 * (LEAST_FLANGE_WIDTH_MM + besideFlange(material, lid))) },
    height: { min: Math.max(12 * material, 2 * (LEAST_FLANGE_WIDTH_MM + material + 3)) },
  }),
  choices: { lid: ['halves', 'whole', 'lapped'], flanges: ['on_body', 'on_ends'] },
  incompatible: [
    { choices: { lid: ['whole', 'lapped'], flanges: ['on_ends'] }, why: 'flanges on the ends go with lids that meet' },
  ],
  options: ({ length, width, height, material }, { lid, flanges }) => ({
    flange: mm(
      40,
      [
        LEAST_FLANGE_WIDTH_MM,
        Math.min(
          length / 2 - material - 8,
          width / 2 - besideFlange(material, lid),
          // Mitred at the floor, and at the lids.
          lid === 'halves' && flanges === 'on_body' ? height / 2 - material - 3 : height - 2 * material - 15,
        ),
      ],
      'Width of the flanges',
    ),
  }),
  build(sizes, { flanges, lid }) {
    const bliss = { ...sizes, lid, onBody: flanges === 'on_body' };
    return [blissBody(bliss), blissEnd(bliss, 'right'), blissEnd(bliss, 'left')];
  },
});
