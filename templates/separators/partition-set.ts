import {
  count,
  insideShare,
  type Lengths,
  mostCells,
  partition,
  type Template,
  type TemplateHead,
  template,
} from '../../src/author/index.ts';

/** A set of slotted strips: what it is called, its usual sizes, and of which board. */
export interface PartitionStyle extends TemplateHead {
  readonly size: Lengths & Record<'length' | 'width' | 'height' | 'material', Lengths[string]>;
  readonly clearance: Lengths[string];
  readonly board: 'carton' | 'corrugated';
}

/** Strips with slots to their middle that stand across one another; sizes are those of a cell. */
export const partitionSet = ({ board, clearance, size, ...style }: PartitionStyle): Template =>
  template({
    ...style,
    size,
    // Between two slots some board must stand.
    sizeLimits: ({ material }) => ({
      length: { min: 6 * material! },
      width: { min: 6 * material! },
      height: { min: 10 * material! },
    }),
    choices: {},
    options: ({ length, width }) => ({
      number_of_cells: count(4, [2, mostCells(length!)], 'Cells in a row, along their length'),
      number_of_rows: count(3, [2, mostCells(width!)], 'Rows of cells, along their width'),
      clearance,
    }),
    build: ({ length, width, height, material, clearance: room, number_of_cells, number_of_rows }) =>
      partition({
        length: length!,
        width: width!,
        height: height!,
        clearance: room!,
        along: number_of_cells!,
        across: number_of_rows!,
        thickness: material!,
        inside: insideShare[board],
      }),
  });
