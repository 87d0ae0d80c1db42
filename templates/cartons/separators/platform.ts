import { box, insideShare, mm, standingPlatform, when } from '../../../src/author/index.ts';
import { platformClearance, platformSizes } from '../../separators/platform.ts';

/** Stands in a box on four walls, not joined at the corners, and lifts the goods. With returns along the box's floor it stands firmer. */
export default box('carton', {
  name: 'Platform',
  about: 'Insert that stands in a box on four walls, with or without returns on the floor.',
  group: 'separators',
  code: 'F80.03.00.00',
  from: 'standard: ECMA F80.03; its outside sizes are the inside sizes of the box less some play; the short walls stand between the long ones',
  ids: {
    'becf-11f01': {},
    'becf-11f02': {
      choices: { returns: 'on_floor' },
      size: { length: 150, width: 100 },
      code: { ecma: 'F80.03.00.00.B' },
    },
  },
  size: platformSizes('box')([200, [40, 1000]], [150, [30, 800]], [50, [10, 300]]),
  order: ['length', 'width'],
  choices: { returns: ['none', 'on_floor'] },
  options: ({ width }, { returns }) => ({
    clearance: platformClearance('box', 0.25, 2),
    // The two returns stay apart on the floor.
    ...when(returns === 'on_floor', { return_depth: mm(25, [4, width / 2 - 10], 'Depth of the returns on the floor') }),
  }),
  build: ({ material: thickness, return_depth: returns, ...sizes }) =>
    standingPlatform({ ...sizes, thickness, inside: insideShare.carton, returns }),
});
