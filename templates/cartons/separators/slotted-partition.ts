import { insideShare } from '../../../src/board/index.ts';
import { mostCells, partition } from '../../../src/pieces/index.ts';
import { count, mm, template } from '../../../src/template/index.ts';

/**
 * Slotted partition: strips with slots to their middle that stand across one another.
 *
 *   ┌───┐ ┌───┐ ┌───┐ ┌───┐     ┌─────────────┐
 *   │   └─┘   └─┘   └─┘   │     │   ┌─┐ ┌─┐   │
 *   └─────────────────────┘     └───┘ └─┘ └───┘
 */
export default template({
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
    clearance: mm(0.5, { min: 0.1, max: 1, about: 'How much wider a slot is than the board' }),
  }),

  build({ material, number_of_cells, number_of_rows, ...sizes }) {
    return partition({
      ...sizes,
      along: number_of_cells,
      across: number_of_rows,
      thickness: material,
      inside: insideShare.carton,
    });
  },
});
