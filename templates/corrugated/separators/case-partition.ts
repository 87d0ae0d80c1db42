import { insideShare } from '../../../src/board/index.ts';
import { mostCells, partition } from '../../../src/pieces/index.ts';
import { count, mm, template } from '../../../src/template/index.ts';

/**
 * Partition set of corrugated board: strips with slots to their middle that stand across one another.
 *
 *   ┌───┐ ┌───┐ ┌───┐ ┌───┐     ┌─────────────┐
 *   │   └─┘   └─┘   └─┘   │     │   ┌─┐ ┌─┐   │
 *   └─────────────────────┘     └───┘ └─┘ └───┘
 */
export default template({
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
    length: mm(40, { min: 20, max: 500, about: 'Length of a cell' }),
    width: mm(40, { min: 20, max: 500, about: 'Width of a cell' }),
    height: mm(100, { min: 30, max: 800, about: 'Height of the strips' }),
    material: mm(1.5, { min: 0.8, max: 7, about: 'Thickness of the board' }),
  },
  // Between two slots some board must stand.
  within: ({ material }) => ({
    length: { min: 6 * material },
    width: { min: 6 * material },
    height: { min: 10 * material },
  }),
  choices: {},
  options: ({ length, width }) => ({
    number_of_cells: count(Math.min(4, mostCells(length)), {
      min: 2,
      max: mostCells(length),
      about: 'Cells in a row, along their length',
    }),
    number_of_rows: count(Math.min(3, mostCells(width)), {
      min: 2,
      max: mostCells(width),
      about: 'Rows of cells, along their width',
    }),
    clearance: mm(1, { min: 0.3, max: 2, about: 'How much wider a slot is than the board' }),
  }),

  build({ material, number_of_cells, number_of_rows, ...sizes }) {
    return partition({
      ...sizes,
      along: number_of_cells,
      across: number_of_rows,
      thickness: material,
      inside: insideShare.corrugated,
    });
  },
});
