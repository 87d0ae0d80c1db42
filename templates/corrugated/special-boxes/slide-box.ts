import { box, mm, type SizesAndMaterial } from '../../../src/author/index.ts';
import { type RingName, ringJoint, slideSizes } from '../../tray/slide-ring.ts';
import { ringsInOneAnother } from './slide-box-panels.ts';

/** A slide box: a ring over another one. Each closes the open sides of the other. */
export default box('corrugated', {
  ...slideSizes,
  name: 'Slide box of two rings',
  about:
    'Two rings of corrugated board, one pushed crosswise into the other: two boards on two sides, one on the others.',
  code: '0505',
  from: 'standard: FEFCO 0504, 0505, 0507 and 0510: the four ways in which one of two rings goes into the other; allowances of 0201, the play is our decision',
  evidence: 'figures',
  ids: {
    'fefco-0505': {},
    'fefco-0504': { choices: { rings: 'sides_in_walls' }, code: { fefco: '0504' } },
    'fefco-0507': { choices: { rings: 'ends_in_walls' }, code: { fefco: '0507' } },
    'fefco-0510': { choices: { rings: 'walls_in_ends' }, code: { fefco: '0510' } },
  },
  choices: { rings: ['ends_in_sides', 'sides_in_walls', 'ends_in_walls', 'walls_in_ends'] },
  options: ({ length, width, height, material }: SizesAndMaterial) => ({
    clearance: mm(Math.max(0.5, material / 3), [0.4 * material, 6], 'Play between the rings, on each side'),
    glue_flap: ringJoint(Math.min(height, width), Math.min(length, width, height), material),
  }),
  build: (values, { rings }) => ringsInOneAnother(values, rings.split('_in_') as [RingName, RingName]),
});
