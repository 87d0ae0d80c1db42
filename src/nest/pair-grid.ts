import { exactPairsOf } from './exact-pairs.ts';
import type { Fits } from './kinds.ts';
import { mostIn, type Pair, pairRow } from './row.ts';
import { along, countOf, fullestGrid, type RowGrid, rowStep } from './row-grid.ts';
import { eitherFirst } from './rows.ts';

/** Pairs that are tried with either blank first. */
const PAIRS_IN_GRIDS = 6;

/** Pairs for grids. Those that interlock exactly are more, and leave out none of the others. */
const pairsForGrids = (fits: Fits, kinds: readonly [number, number]): readonly Pair[] => [
  ...eitherFirst(fits, ...kinds, PAIRS_IN_GRIDS),
  ...exactPairsOf(fits, kinds),
];

/** Rows of so many blanks of a pair. */
const gridOf = (fits: Fits, pair: Pair, columns: number): Omit<RowGrid, 'rows'> => {
  const row = pairRow(fits, pair, columns);
  // Blanks further away than a no-fit polygon reaches do not matter.
  const reach = Math.max(...[pair.first, pair.second].map((kind) => fits.all[kind]!.width));
  const enough = 2 * (2 + Math.ceil((2 * reach) / pair.period));
  const long = columns > enough ? pairRow(fits, pair, enough + (columns % 2)) : row;
  return { row, step: rowStep(fits, long) };
};

/**
 * The grid of pairs that holds most. A larger sheet never holds fewer: pairs and the distances of their rows do not depend on the
 * sheet, and any number of blanks in a row is tried.
 */
export const pairGrid = (
  fits: Fits,
  kinds: readonly [number, number],
  width: number,
  height: number,
): RowGrid | undefined =>
  pairsForGrids(fits, kinds).reduce<RowGrid | undefined>((best, pair) => {
    const most = pairRow(fits, pair, 1).width > width ? 0 : mostIn((count) => pairRow(fits, pair, count), width);
    const grid = fullestGrid(most, (columns) => {
      const { row, step } = gridOf(fits, pair, columns);
      return { row, rows: along(height, row.height, step), step };
    });
    return grid && (!best || countOf(grid) > countOf(best)) ? grid : best;
  }, undefined);

/** A grid of so many blanks in a row and so many rows: of the first pair with which it fits, or of the one that takes the least area. */
export const givenPairGrid = (
  fits: Fits,
  kinds: readonly [number, number],
  [width, height]: readonly [number, number],
  columns: number,
  rows: number,
): RowGrid | undefined => {
  const grids = pairsForGrids(fits, kinds).map((pair) => ({ ...gridOf(fits, pair, columns), rows }));
  return grids.find(({ row, step }) => row.width <= width && (rows - 1) * step + row.height <= height) ?? grids[0];
};
