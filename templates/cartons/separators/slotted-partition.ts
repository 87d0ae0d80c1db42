import { partitionSet } from '../../separators/partition-set.ts';
import { cellSizes } from '../../sizes.ts';

export default partitionSet('carton', {
  name: 'Slotted partition',
  about: 'Interlocking slotted strips that divide a box into cells.',
  group: 'separators',
  code: 'F80.31.00.00',
  from: 'standard: ECMA F80.31: slots from the top in one set of strips, from the bottom in the other; length and width are those of a cell; the number of cells is our decision',
  ids: ['becf-11f03'],
  cell: cellSizes([60, [12, 400]], [30, [12, 400]], [80, [15, 500]]),
  clearance: [0.5, 0.1, 1],
});
