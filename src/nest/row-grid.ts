import type { Spot } from './kind.ts';
import type { Fits } from './kinds.ts';
import { onTop } from './layers.ts';
import type { BlankRow } from './row.ts';

/** One row again and again, each straight above the one below. Micrometres. */
export interface RowGrid {
  readonly row: BlankRow;
  readonly rows: number;
  /** From one row to the next. */
  readonly step: number;
}

/** Distance to the same row straight above. */
export const rowStep = (fits: Fits, row: BlankRow): number => onTop(fits, [{ row, x: 0, y: 0 }], row, 0).y;

/** Number of equal lengths that another one holds, each a step beyond the one before. */
export const along = (length: number, own: number, step: number): number =>
  own > length ? 0 : Math.floor((length - own) / step) + 1;

export const countOf = ({ row, rows }: RowGrid): number => row.items.length * rows;

export const rowGridSpots = ({ row, rows, step }: RowGrid): Spot[] =>
  Array.from({ length: rows }, (_, k) => row.items.map(({ kind, x, y }) => ({ kind, x, y: y + k * step }))).flat();

/**
 * The grid that holds most, of rows of any number of blanks. `gridOf` gives the best grid of rows of so many blanks, or none where
 * the sheet does not hold such a row; a row of fewer blanks may not need more height.
 *
 * Of fewer blanks, a row is never higher, and needs no larger step: no grid has more rows than that of one blank in each.
 */
export const fullestGrid = (most: number, gridOf: (columns: number) => RowGrid | undefined): RowGrid | undefined => {
  const alone = most > 0 ? gridOf(1) : undefined;
  let best = alone;
  for (let columns = most; alone && columns > 1; columns--) {
    if (best && columns * alone.rows <= countOf(best)) break;
    const grid = gridOf(columns);
    if (grid && (!best || countOf(grid) > countOf(best))) best = grid;
  }
  return best;
};
