import { mm } from '../../../src/author/index.ts';
import { partitionSet } from '../../separators/partition-set.ts';

/**
 * Partition set of corrugated board: strips with slots to their middle that stand across one another.
 *
 *   ┌───┐ ┌───┐ ┌───┐ ┌───┐     ┌─────────────┐
 *   │   └─┘   └─┘   └─┘   │     │   ┌─┐ ┌─┐   │
 *   └─────────────────────┘     └───┘ └─┘ └───┘
 */
export default partitionSet({
  name: 'Case partition',
  about: 'Strips of corrugated board that are slotted into one another and part a case into cells.',
  group: 'corrugated_cardboards_separators',
  code: { fefco: '0930' },
  provenance: {
    kind: 'standard',
    source:
      'FEFCO 0930 to 0935: slots from the top in one set of strips, from the bottom in the other; length and width are those of a cell, and how many there are was our decision',
  },
  ids: { 'becf-21f01': {} },

  size: {
    length: mm(40, [20, 500], 'Length of a cell'),
    width: mm(40, [20, 500], 'Width of a cell'),
    height: mm(100, [30, 800], 'Height of the strips'),
    material: mm(1.5, [0.8, 7], 'Thickness of the board'),
  },
  clearance: mm(1, [0.3, 2], 'How much wider a slot is than the board'),
  board: 'corrugated',
});
