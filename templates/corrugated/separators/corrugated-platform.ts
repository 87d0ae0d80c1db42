import { box, insideShare, leastBoards, standingPlatform } from '../../../src/author/index.ts';
import { platformClearance, platformSizes } from '../../separators/platform.ts';

/** Platform of corrugated board: stands in a case on four walls that are not joined at the corners. */
export default box('corrugated', {
  name: 'Case platform',
  about: 'Insert of corrugated board that stands in a case on four walls.',
  group: 'separators',
  code: '0458',
  from: 'standard: FEFCO 0458: a platform with four walls; its outside sizes are the inside sizes of the case less some play; two thirds of the board inside its creases, one third outside',
  evidence: 'figures',
  ids: ['becf-21f03'],
  size: platformSizes('case')([200, [60, 1500]], [150, [50, 1200]], [70, [15, 600]]),
  order: ['length', 'width'],
  sizeLimits: leastBoards({ length: 15, width: 12, height: 5 }),
  options: () => ({ clearance: platformClearance('case', 1, 4) }),
  build: ({ material: thickness, ...sizes }) =>
    standingPlatform({ ...sizes, thickness, inside: insideShare.corrugated }),
});
