import type { Spot, TwoKinds } from '../outline/kind.ts';
import { type Fits, rememberedBy } from '../outline/kinds.ts';
import { onTop } from './layers.ts';
import { along, type BlankRow, type Pair, pairRow, pitchesOf, rise, straightRow } from './row.ts';
import { eitherFirst, exactPairsOf } from './rows.ts';

/** One row again and again, each straight above the one below. Micrometres. */
export interface RowGrid {
  readonly row: BlankRow;
  readonly rows: number;
  /** From one row to the next. */
  readonly step: number;
}

/** Distance to the same row straight above. */
const rowStep = (fits: Fits, row: BlankRow): number => onTop(fits, [{ row, x: 0, y: 0 }], row, 0).y;

const countOf = ({ row, rows }: RowGrid): number => row.items.length * rows;

export const rowGridSpots = ({ row, rows, step }: RowGrid): Spot[] =>
  Array.from({ length: rows }, (_, k) => row.items.map(({ kind, x, y }) => ({ kind, x, y: y + k * step }))).flat();

/**
 * The grid that holds most, of rows of any number of blanks. `gridOf` gives the best grid of rows of so many blanks, or none where such a
 * row does not fit. Rows of fewer blanks may not need more height or a larger step: no grid has more rows than that of one blank in each.
 */
const fullestGrid = (most: number, gridOf: (columns: number) => RowGrid | undefined): RowGrid | undefined => {
  const alone = most > 0 ? gridOf(1) : undefined;
  let best = alone;
  for (let columns = most; alone && columns > 1; columns--) {
    if (best && columns * alone.rows <= countOf(best)) break;
    const grid = gridOf(columns);
    if (grid && (!best || countOf(grid) > countOf(best))) best = grid;
  }
  return best;
};

/** A straight grid: copies of one kind at a step along x and a step along y. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly stepX: number;
  readonly stepY: number;
}

/** By bounding box, the gutter between boxes. */
export const boxGrid = (
  { all }: Fits,
  kind: number,
  width: number,
  height: number,
  gutter: { x: number; y: number },
): Grid => {
  const own = all[kind]!;
  const [stepX, stepY] = [own.width + gutter.x, own.height + gutter.y];
  return { columns: along(width, own.width, stepX), rows: along(height, own.height, stepY), stepX, stepY };
};

export const gridSpots = (kind: number, { columns, rows, stepX, stepY }: Grid): Spot[] =>
  Array.from({ length: columns * rows }, (_, k) => ({
    kind,
    x: (k % columns) * stepX,
    y: Math.floor(k / columns) * stepY,
  }));

/** A distance from blank to blank in a row, and from row to row. Micrometres. */
interface Steps {
  readonly x: number;
  readonly y: number;
}

/** Even steps along the least distance from blank to blank. */
const STEPS_PER_PITCH = 96;

const remembered = rememberedBy<Fits, readonly Steps[]>();

/** Distances of rows of so many blanks, the shortest first; each further one lets rows sink deeper than all before. */
const stepsOf = (fits: Fits, kind: number, columns: number): readonly Steps[] => {
  const { right } = fits.noFit(kind, kind);
  // Blanks further away than a no-fit polygon reaches do not matter.
  const enough = Math.min(columns, 1 + Math.ceil(right / pitchesOf(fits, kind)(0)));
  return remembered(fits, `${kind} ${enough}`, () => make(fits, kind, enough));
};

const make = (fits: Fits, kind: number, columns: number): readonly Steps[] => {
  const { rings, right } = fits.noFit(kind, kind);
  const pitchFrom = pitchesOf(fits, kind);
  const pitch = pitchFrom(0);
  const rowAt = (x: number): BlankRow => straightRow(fits, kind, x, columns);
  const steps: Steps[] = [{ x: pitch, y: rowStep(fits, rowAt(pitch)) }];
  if (columns === 1) return steps;
  const tried = new Set<number>();
  for (let k = 0; k * pitch <= right * STEPS_PER_PITCH; k++)
    tried.add(Math.round(pitch + (k * pitch) / STEPS_PER_PITCH));
  // Above a corner of the no-fit polygon, rows begin to sink or to rise.
  for (const ring of rings)
    for (let k = 0; k < ring.length; k += 2)
      for (let n = 1; n < columns; n++) for (const x of [ring[k]! / n - 1, ring[k]! / n]) tried.add(Math.ceil(x));
  for (const x of [...tried].sort((p, q) => p - q)) {
    const [row, least] = [rowAt(x), steps.at(-1)!.y];
    if (x <= pitch || x > right + pitch || rise(fits, row, row, 0) >= least || pitchFrom(x) !== x) continue;
    const y = rowStep(fits, row);
    if (y < least) steps.push({ x, y });
  }
  return steps;
};

/** Rows of so many blanks, at the distance within a width that lets them sink deepest; as tight as they go if it holds none. */
const rowsOf = (fits: Fits, kind: number, width: number, columns: number): Omit<RowGrid, 'rows'> => {
  const steps = stepsOf(fits, kind, columns);
  const { x, y } = steps.findLast(({ x }) => (columns - 1) * x + fits.all[kind]!.width <= width) ?? steps[0]!;
  return { row: straightRow(fits, kind, x, columns), step: y };
};

/** The fullest grid of one kind. A larger sheet never holds fewer: distances do not depend on it, and it has room for the same rows. */
export const straightGrid = (fits: Fits, kind: number, width: number, height: number): RowGrid | undefined => {
  const own = fits.all[kind]!;
  return fullestGrid(along(width, own.width, pitchesOf(fits, kind)(0)), (columns) => {
    const rows = rowsOf(fits, kind, width, columns);
    return { ...rows, rows: along(height, own.height, rows.step) };
  });
};

/** The lowest grid of so many columns and rows. It may be larger than the sheet. */
export const givenGrid = (fits: Fits, kind: number, width: number, columns: number, rows: number): RowGrid => ({
  ...rowsOf(fits, kind, width, columns),
  rows,
});

/** Pairs that are tried with either blank first. */
const PAIRS_IN_GRIDS = 6;

/** Pairs for grids. Those that interlock exactly are more, and leave out none of the others. @param isLevel - only blanks side by side. */
const pairsForGrids = (fits: Fits, kinds: TwoKinds, isLevel = false): readonly Pair[] =>
  isLevel
    ? eitherFirst(fits, ...kinds, Number.POSITIVE_INFINITY).filter(({ y }) => y === 0)
    : [...eitherFirst(fits, ...kinds, PAIRS_IN_GRIDS), ...exactPairsOf(fits, kinds)];

const gridOf = (fits: Fits, pair: Pair, columns: number): Omit<RowGrid, 'rows'> => {
  const row = pairRow(fits, pair, columns);
  // Blanks further away than a no-fit polygon reaches do not matter.
  const reach = Math.max(...[pair.first, pair.second].map((kind) => fits.all[kind]!.width));
  const enough = 2 * (2 + Math.ceil((2 * reach) / pair.period));
  return { row, step: rowStep(fits, columns > enough ? pairRow(fits, pair, enough + (columns % 2)) : row) };
};

/** The fullest grid of pairs. A larger sheet never holds fewer: no pair or distance depends on it, and all lengths of rows are tried. */
export const pairGrid = (fits: Fits, kinds: TwoKinds, width: number, height: number, isLevel?: boolean) =>
  pairsForGrids(fits, kinds, isLevel).reduce<RowGrid | undefined>((best, pair) => {
    let most = 0;
    while (pairRow(fits, pair, most + 1).width <= width) most++;
    const grid = fullestGrid(most, (columns) => {
      const { row, step } = gridOf(fits, pair, columns);
      return { row, rows: along(height, row.height, step), step };
    });
    return grid && (!best || countOf(grid) > countOf(best)) ? grid : best;
  }, undefined);

/** A grid of so many blanks in a row and so many rows: of the first pair with which it fits, or of the one that takes the least area. */
export const givenPairGrid = (
  fits: Fits,
  kinds: TwoKinds,
  [width, height]: readonly [number, number],
  columns: number,
  rows: number,
  isLevel?: boolean,
): RowGrid | undefined => {
  const grids = pairsForGrids(fits, kinds, isLevel).map((pair) => ({ ...gridOf(fits, pair, columns), rows }));
  return grids.find(({ row, step }) => row.width <= width && (rows - 1) * step + row.height <= height) ?? grids[0];
};
