import { mm } from '../../../src/author/index.ts';
import { partitionSet } from '../../separators/partition-set.ts';

export default partitionSet('carton', {
  name: 'Slotted partition',
  about: 'Interlocking slotted strips that divide a box into cells.',
  group: 'separators',
  code: 'F80.31.00.00',
  from: 'standard: ECMA F80.31: slots from the top in one set of strips, from the bottom in the other; length and width are those of a cell; the number of cells is our decision',
  ids: ['becf-11f03'],
  cell: {
    length: mm(60, [12, 400], 'Length of a cell'),
    width: mm(30, [12, 400], 'Width of a cell'),
    height: mm(80, [15, 500], 'Height of the strips'),
  },
  clearance: [0.5, 0.1, 1],
});
