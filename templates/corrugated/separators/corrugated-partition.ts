import { partitionSet } from '../../separators/partition-set.ts';
import { cellSizes } from '../../sizes.ts';

export default partitionSet('corrugated', {
  name: 'Case partition',
  about: 'Interlocking slotted strips of corrugated board that divide a case into cells.',
  group: 'separators',
  code: '0930',
  from: 'standard: FEFCO 0930 to 0935: slots from the top in one set of strips, from the bottom in the other; length and width are those of a cell; the number of cells is our decision',
  ids: ['becf-21f01'],
  cell: cellSizes([40, [20, 500]], [40, [20, 500]], [100, [30, 800]]),
  clearance: [1, 0.3, 2],
});
