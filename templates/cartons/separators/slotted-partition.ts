import { mm } from '../../../src/template/index.ts';
import { partitionSet } from '../../separators/partition-set.ts';

/**
 * Slotted partition: strips with slots to their middle that stand across one another.
 *
 *   ┌───┐ ┌───┐ ┌───┐ ┌───┐     ┌─────────────┐
 *   │   └─┘   └─┘   └─┘   │     │   ┌─┐ ┌─┐   │
 *   └─────────────────────┘     └───┘ └─┘ └───┘
 */
export default partitionSet({
  name: 'Slotted partition',
  about: 'Strips that are slotted into one another and part a box into cells.',
  group: 'cartons_separators',
  code: { ecma: 'F80.31.00.00' },
  provenance: {
    kind: 'standard',
    source:
      'ECMA F80.31: slots from the top in one set of strips, from the bottom in the other; length and width are those of a cell, and how many there are was our decision',
  },
  ids: { 'becf-11f03': {} },

  size: {
    length: mm(60, { min: 12, max: 400, about: 'Length of a cell' }),
    width: mm(30, { min: 12, max: 400, about: 'Width of a cell' }),
    height: mm(80, { min: 15, max: 500, about: 'Height of the strips' }),
    material: mm(0.5, { min: 0.1, max: 1.2, about: 'Thickness of the board' }),
  },
  clearance: mm(0.5, { min: 0.1, max: 1, about: 'How much wider a slot is than the board' }),
  board: 'carton',
});
