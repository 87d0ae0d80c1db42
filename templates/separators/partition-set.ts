import { type BoxHead, box, count, insideShare, leastBoards, mm } from '../../src/author/index.ts';
import type { cellSizes } from '../sizes.ts';
import { mostCells, partition } from './partition-panels.ts';

/** A set of slotted strips: its name, and the usual sizes of a cell. */
interface PartitionSet extends BoxHead {
  readonly cell: ReturnType<typeof cellSizes>;
  /** Clearance of a slot beyond the board. */
  readonly clearance: readonly [usual: number, least: number, most: number];
}

/** Partition set: strips with slots to their middle that stand across one another; sizes are those of a cell. */
export const partitionSet = (board: 'carton' | 'corrugated', { cell, clearance, ...head }: PartitionSet) =>
  box(board, {
    ...head,
    size: cell,
    // Some board stays between two slots.
    sizeLimits: leastBoards({ length: 6, width: 6, height: 10 }),
    options: ({ length, width }) => ({
      number_of_cells: count(4, [2, mostCells(length)], 'Cells in a row, along their length'),
      number_of_rows: count(3, [2, mostCells(width)], 'Rows of cells, along their width'),
      clearance: mm(clearance[0], [clearance[1], clearance[2]], 'How much wider a slot is than the board'),
    }),
    build: ({ material: thickness, ...values }) => partition({ ...values, thickness, inside: insideShare[board] }),
  });
