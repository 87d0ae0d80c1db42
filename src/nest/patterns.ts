import { clip } from './lattice/clip.ts';
import type { Lattice } from './lattice/densest.ts';
import type { Pattern } from './names.ts';
import { fullest, type Spot, type TwoKinds, transposedSpots } from './outline/kind.ts';
import { type Fits, onItsSide } from './outline/kinds.ts';
import type { Limits } from './outline/verify.ts';
import { fullestStack, type RowFamily } from './rows/fullest-stack.ts';
import {
  boxGrid,
  givenGrid,
  givenPairGrid,
  gridSpots,
  pairGrid,
  type RowGrid,
  rowGridSpots,
  straightGrid,
} from './rows/grids.ts';
import { type Stack, spotsOf } from './rows/layers.ts';
import { straightRowsFor } from './rows/openings.ts';
import type { BlankRow } from './rows/row.ts';
import { pairRows, straightRows } from './rows/rows.ts';
import { stack } from './rows/stack.ts';

/** Blanks of one outline on a sheet without margins, in one base orientation. Micrometres. */
export interface PatternTask extends Limits {
  readonly fits: Fits;
  /** The kind that is repeated, and the same turned by 180°. */
  readonly kinds: TwoKinds;
  /** So many columns and rows and no other number. */
  readonly exactly?: { readonly x: number; readonly y: number };
  /** True for straight rows and columns alone. */
  readonly isInRows?: boolean | undefined;
  /** Densest lattices of the plane, where they are known. */
  readonly lattices?: (which: 'skew' | 'double') => readonly Lattice[];
}

/** Positions of the blanks, and largest numbers in a row and of rows. */
export interface FoundPattern {
  readonly spots: readonly Spot[];
  readonly columns: number;
  readonly rows: number;
}

/** The most blanks that a pattern holds; none where it does not fit. */
export const lay = (pattern: Pattern, task: PatternTask): FoundPattern => {
  switch (pattern) {
    case 'straight-box':
      return boxes(task);
    case 'straight':
      return bothWays(task, straight);
    case 'tumbled-rows':
      return tumbled(task);
    case 'tumbled-columns':
      return standing(tumbled(lying(task)));
    case 'pairs':
      return bothWays(task, pairs);
    case 'interlocked-skew':
      return fullest([bothWays(task, skew), clipped(task, 'skew')]);
    case 'interlocked-double':
      return double(task);
  }
};

const boxes = ({ fits, kinds: [kind], width, height, gutter, exactly }: PatternTask): FoundPattern => {
  const grid = boxGrid(fits, kind, width, height, gutter);
  const { x: columns, y: rows } = exactly ?? { x: grid.columns, y: grid.rows };
  return columns && rows ? { spots: gridSpots(kind, { ...grid, columns, rows }), columns, rows } : nothing;
};

const nothing: FoundPattern = { spots: [], columns: 0, rows: 0 };

const fromGrid = (grid: RowGrid | undefined): FoundPattern =>
  grid?.rows ? { spots: rowGridSpots(grid), columns: grid.row.items.length, rows: grid.rows } : nothing;

const straight = ({ fits, kinds: [kind], width, height, exactly }: PatternTask): FoundPattern =>
  fromGrid(exactly ? givenGrid(fits, kind, width, exactly.x, exactly.y) : straightGrid(fits, kind, width, height));

const pairs = ({ fits, kinds, width, height, exactly, isInRows }: PatternTask): FoundPattern =>
  fromGrid(
    exactly
      ? givenPairGrid(fits, kinds, [width, height], exactly.x, exactly.y, isInRows)
      : pairGrid(fits, kinds, width, height, isInRows),
  );

/** Rows as they are, and as columns. With numbers given: columns where only these stay within the sheet. */
const bothWays = (task: PatternTask, make: (task: PatternTask) => FoundPattern): FoundPattern => {
  const rows = make(task);
  if (task.exactly && isWithin(task, rows)) return rows;
  const columns = standing(make(lying(task)));
  return task.exactly ? (isWithin(task, columns) ? columns : rows) : fullest([rows, columns]);
};

const isWithin = ({ fits, width, height }: PatternTask, { spots }: FoundPattern): boolean =>
  spots.length > 0 &&
  spots.every(({ kind, x, y }) => x + fits.all[kind]!.width <= width && y + fits.all[kind]!.height <= height);

/** The same task with x and y in each other's place. */
export const lying = <T extends Omit<PatternTask, 'kinds'>>(task: T): T => ({
  ...task,
  fits: onItsSide(task.fits),
  width: task.height,
  height: task.width,
  gutter: { x: task.gutter.y, y: task.gutter.x },
  ...(task.exactly && { exactly: { x: task.exactly.y, y: task.exactly.x } }),
});

/** What was found for a task with x and y in each other's place, as it lies on the sheet. */
const standing = ({ spots, columns, rows }: FoundPattern): FoundPattern => ({
  spots: transposedSpots(spots),
  columns: rows,
  rows: columns,
});

const fromStack = (found: Stack | undefined): FoundPattern => ({
  spots: found ? spotsOf(found) : [],
  columns: Math.max(0, ...(found?.layers ?? []).map(({ row }) => row.items.length)),
  rows: found?.layers.length ?? 0,
});

/** Places along a row that are tried; fewer where rows are long, for then one more or less does not matter. */
const PLACES_PER_ROW = 9;

/** So many columns and rows, as low as they go. The sheet does not count: what leaves it is said to overflow. */
const stacked = (
  { fits, width, exactly }: PatternTask,
  rows: readonly BlankRow[],
  follows: (a: BlankRow, b: BlankRow) => boolean,
): FoundPattern => {
  const longest = Math.max(1, ...rows.map((row) => row.items.length));
  const places = Math.max(4, Math.round(PLACES_PER_ROW / Math.max(1, longest / 12)));
  const ample = Math.max(width, ...rows.map((row) => row.width));
  return fromStack(stack({ fits, rows, width: ample, follows, places, count: exactly!.y }));
};

const first = (row: BlankRow): number => row.items[0]!.kind;

/** Rows of these kinds, of one kind each, which lie on rows of the other kind. */
const ofKinds = (task: PatternTask, name: string, kinds: readonly number[]): FoundPattern => {
  const { fits, width, exactly } = task;
  const follows = (a: BlankRow, b: BlankRow): boolean => kinds.length < 2 || first(a) !== first(b);
  if (exactly) {
    const rows = kinds.flatMap((kind) => straightRows(fits, kind, width, exactly.x));
    return stacked(task, rows, follows);
  }
  const others = kinds.toReversed();
  const rows: RowFamily['rows'] = (widths) =>
    kinds.flatMap((kind, k) => straightRowsFor(fits, kind, [others[k]!], widths));
  return fromStack(fullestStack(fits, { name, kinds, rows, follows }, task));
};

const tumbled = (task: PatternTask): FoundPattern => ofKinds(task, 'tumbled', task.kinds);
const skew = (task: PatternTask): FoundPattern => ofKinds(task, 'skew', task.kinds.slice(0, 1));

const double = (task: PatternTask): FoundPattern => {
  // With numbers given all hold as many, and rows of different blanks are the lowest.
  if (task.exactly) return bothWays(task, given);
  return fullest([bothWays(task, tumbled), bothWays(task, skew), clipped(task, 'double')]);
};

/** Rows of different blanks, so many in each and so many rows. */
const given = (task: PatternTask): FoundPattern => {
  const { fits, kinds, width, exactly } = task;
  const { x } = exactly!;
  const rows = [...kinds.flatMap((kind) => straightRows(fits, kind, width, x)), ...pairRows(fits, kinds, x)];
  return stacked(task, rows, () => true);
};

const clipped = ({ fits, kinds, width, height, lattices, exactly }: PatternTask, which: 'skew' | 'double') => {
  const spots = exactly ? [] : clip(lattices?.(which) ?? [], kinds, fits, width, height);
  return { spots, columns: spots.length, rows: spots.length ? 1 : 0 };
};
