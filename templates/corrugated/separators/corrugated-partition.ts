import { mm } from '../../../src/author/index.ts';
import { partitionSet } from '../../separators/partition-set.ts';

export default partitionSet('corrugated', {
  name: 'Case partition',
  about: 'Interlocking slotted strips of corrugated board that divide a case into cells.',
  group: 'separators',
  code: '0930',
  from: 'standard: FEFCO 0930 to 0935: slots from the top in one set of strips, from the bottom in the other; length and width are those of a cell; the number of cells is our decision',
  ids: ['becf-21f01'],
  cell: {
    length: mm(40, [20, 500], 'Length of a cell'),
    width: mm(40, [20, 500], 'Width of a cell'),
    height: mm(100, [30, 800], 'Height of the strips'),
  },
  clearance: [1, 0.3, 2],
});
