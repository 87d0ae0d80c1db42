import type { Kind, Spot } from './kind.ts';
import { heightOf, type Loop } from './loop.ts';

/** Largest number of cells of a sheet. A search of more does not end within its budget. */
const MOST_CELLS = 400;

/** Placements tried from one call of `goesOn` to the next. */
const BETWEEN_CALLS = 2 ** 16;

/** Input of the search. Micrometres. */
export interface CellTask {
  readonly all: readonly Pick<Kind, 'loop'>[];
  /** Kinds that the blanks may have. */
  readonly kinds: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Number of blanks that are known to fit: only more are searched. */
  readonly known: number;
  /** Limit of the placements tried. */
  readonly limit: number;
  /** Called from time to time with the placements tried. Returning false ends the search. */
  readonly goesOn: (tried: number) => boolean;
}

export interface CellResult {
  /** Undefined when no more were found than known. */
  readonly spots: readonly Spot[] | undefined;
  /** Placements tried. */
  readonly evaluations: number;
  /**
   * No layout holds more: exact when all placements were tried, otherwise by the number of cells. Undefined for blanks and sheets without
   * such cells.
   */
  readonly most: number | undefined;
}

/** A blank whose first cell is a certain cell of the sheet. */
interface Placing {
  readonly spot: Spot;
  readonly cells: readonly number[];
}

/**
 * The most blanks without a gutter, when all sides of a blank are upright or level and multiples of one length: blank and sheet consist of
 * equal cells. Cell by cell, each placement that covers it is tried, and leaving it free (depth-first, with the free cells as bound).
 *
 * In any layout the blanks can be pushed left and down until each is stopped by another one or by the edge of the sheet. Their positions are
 * then sums of sides, and so multiples of that length. Therefore no layout holds more than the fullest one on the cells.
 */
export const cellLayout = ({ all, kinds, width, height, known, limit, goesOn }: CellTask): CellResult => {
  const grid = gridOf(
    kinds.map((kind) => all[kind]!.loop),
    width,
    height,
  );
  if (!grid) return { spots: undefined, evaluations: 0, most: undefined };
  const count = grid.columns * grid.rows;
  const placings = Array.from({ length: count }, (): Placing[] => []);
  const shapes = shapesOf(kinds, all, grid);
  for (const shape of shapes) for (const each of placingsOf(shape, grid)) placings[each.cells[0]!]!.push(each);
  const size = shapes[0]!.cells.length;
  const taken = new Uint8Array(count);
  const laid: Spot[] = [];
  let best: readonly Spot[] | undefined;
  let most = known;
  let tried = 0;
  let isEnded = false;

  const fits = (cells: readonly number[]): boolean => {
    for (const cell of cells) if (taken[cell]) return false;
    return true;
  };
  const mark = (cells: readonly number[], as: 0 | 1): void => {
    for (const cell of cells) taken[cell] = as;
  };
  /** Lays blanks from a cell on, with so many free cells left. */
  const layFrom = (first: number, free: number): void => {
    if (laid.length > most) {
      most = laid.length;
      best = [...laid];
    }
    let cell = first;
    while (cell < count && taken[cell]) cell++;
    if (laid.length + Math.floor(free / size) <= most) return;
    for (const { spot, cells } of placings[cell]!) {
      if (isEnded) return;
      tried++;
      isEnded = tried >= limit || (tried % BETWEEN_CALLS === 0 && !goesOn(tried));
      if (!fits(cells)) continue;
      mark(cells, 1);
      laid.push(spot);
      layFrom(cell + 1, free - size);
      laid.pop();
      mark(cells, 0);
    }
    if (!isEnded) layFrom(cell + 1, free - 1);
  };
  layFrom(0, count);
  return { spots: best, evaluations: tried, most: isEnded ? Math.floor(count / size) : most };
};

/** A sheet of cells. */
interface Grid {
  /** Size of a cell, in micrometres. */
  readonly across: number;
  readonly up: number;
  readonly columns: number;
  readonly rows: number;
}

/** The largest cells of which all these outlines consist; undefined for other outlines, or too many cells. */
const gridOf = (loops: readonly Loop[], width: number, height: number): Grid | undefined => {
  if (!loops.every(isUpright)) return undefined;
  const side = (first: 0 | 1): number => loops.reduce((sum, loop) => stepOf(loop, first, sum), 0);
  const [across, up] = [side(0), side(1)];
  const [columns, rows] = [Math.floor(width / across), Math.floor(height / up)];
  return columns * rows <= MOST_CELLS ? { across, up, columns, rows } : undefined;
};

/** True when all sides are level or upright. */
const isUpright = (loop: Loop): boolean => {
  for (let k = 0, l = loop.length - 2; k < loop.length; l = k, k += 2)
    if (loop[k] !== loop[l] && loop[k + 1] !== loop[l + 1]) return false;
  return true;
};

/** Greatest common divisor of a number and all coordinates along x (0) or y (1). */
const stepOf = (loop: Loop, first: 0 | 1, other: number): number => {
  let step = other;
  for (let k = first; k < loop.length; k += 2) step = commonDivisor(step, loop[k]!);
  return step;
};

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

type Cell = readonly [x: number, y: number];

/** The cells of a kind. */
interface Shape {
  readonly kind: number;
  readonly cells: readonly Cell[];
}

/** The kinds that differ: some blanks are the same when turned. */
const shapesOf = (kinds: readonly number[], all: CellTask['all'], { across, up }: Grid): Shape[] => {
  const shapes = new Map<string, Shape>();
  for (const kind of kinds) {
    const cells = cellsIn(all[kind]!.loop, across, up);
    const name = cells.join(' ');
    if (!shapes.has(name)) shapes.set(name, { kind, cells });
  }
  return [...shapes.values()];
};

/** All placements of a shape on the grid. Cells are numbered along the shorter side, so that gaps that nothing fills show early. */
const placingsOf = ({ kind, cells }: Shape, { across, up, columns, rows }: Grid): Placing[] => {
  const [right, top] = [Math.max(...cells.map(([x]) => x)), Math.max(...cells.map(([, y]) => y))];
  const numberOf = (x: number, y: number): number => (columns < rows ? y * columns + x : x * rows + y);
  const found: Placing[] = [];
  for (let x = 0; x + right < columns; x++)
    for (let y = 0; y + top < rows; y++)
      found.push({
        spot: { kind, x: x * across, y: y * up },
        cells: cells.map(([dx, dy]) => numberOf(x + dx, y + dy)).sort((a, b) => a - b),
      });
  return found;
};

/** Columns and rows of the cells in an outline. */
const cellsIn = (loop: Loop, across: number, up: number): Cell[] => {
  const cells: Cell[] = [];
  const rows = heightOf(loop) / up;
  for (let y = 0; y < rows; y++) {
    const level = (y + 0.5) * up;
    const sides: number[] = [];
    for (let k = 0, l = loop.length - 2; k < loop.length; l = k, k += 2)
      if (loop[k + 1]! > level !== loop[l + 1]! > level) sides.push(loop[k]! / across);
    sides.sort((a, b) => a - b);
    for (let k = 0; k < sides.length; k += 2) for (let x = sides[k]!; x < sides[k + 1]!; x++) cells.push([x, y]);
  }
  return cells;
};
