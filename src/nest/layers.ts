import type { Spot } from './kind.ts';
import type { Fits } from './kinds.ts';
import { type BlankRow, clearRows, NO_FIT_ROUNDING, rise, untilClear } from './row.ts';

/** Rows that may lie on a sheet, and which may follow which. */
export interface Stacking {
  readonly fits: Fits;
  readonly rows: readonly BlankRow[];
  readonly width: number;
  readonly height: number;
  /** True when row `b` may lie on row `a`. */
  readonly follows: (a: BlankRow, b: BlankRow) => boolean;
  /** Number of positions of a row that are tried between the left and the right edge. */
  readonly places: number;
  /** So many rows and no other number, as low as they go. */
  readonly exactly?: number;
}

/** A row, and how far right of the edge it lies. */
export interface StackState {
  readonly row: BlankRow;
  readonly x: number;
}

/** Rows from below, each moved to the right. */
export interface Stack {
  readonly layers: readonly Layer[];
  readonly count: number;
  readonly height: number;
}

export interface Layer {
  readonly row: BlankRow;
  readonly x: number;
  readonly y: number;
}

/** Puts the same rows at the same places from below again, each as low as it goes; exactly, or as no-fit polygons have it. */
export const settle = (
  fits: Fits,
  layers: readonly { readonly row: BlankRow; readonly x: number }[],
  exact: boolean,
): Stack => {
  const placed: Layer[] = [];
  for (const { row, x } of layers) placed.push(onTop(fits, placed, row, x, exact));
  return whole(placed);
};

export const whole = (layers: readonly Layer[]): Stack => ({
  layers,
  count: layers.reduce((sum, { row }) => sum + row.items.length, 0),
  height: layers.reduce((most, { row, y }) => Math.max(most, y + row.height), 0),
});

/** A row on those that lie, as low as it goes. */
export const onTop = (fits: Fits, placed: readonly Layer[], row: BlankRow, x: number, exact: boolean): Layer => {
  const last = placed.at(-1)?.y ?? 0;
  // Blanks far below cannot reach up.
  const near: Layer[] = [];
  for (let k = placed.length - 1; k >= 0; k--) {
    const below = placed[k]!;
    if (last - below.y > 2 * Math.max(below.row.height, row.height)) break;
    near.push(below);
  }
  let y = 0;
  for (const below of near) y = Math.max(y, below.y + rise(fits, below.row, row, x - below.x));
  y = Math.ceil(y - NO_FIT_ROUNDING);
  const isClear = (at: number): boolean =>
    near.every((below) => clearRows(fits, below.row, row, x - below.x, at - below.y));
  return { row, x, y: exact ? untilClear(y, isClear) : y };
};

/** Moves one row after the other to and fro while the stack becomes lower, by ever smaller steps. */
export const lower = ({ fits, width, height }: Stacking, start: Stack): Stack => {
  let best = start;
  const rooms = start.layers.map(({ row }) => Math.floor(width - row.width));
  for (let step = Math.max(...rooms) / 8; step >= 20 && best.height > height; step /= 2)
    for (let k = 0; k < rooms.length; k++)
      for (const by of [-step, step]) {
        const x = Math.round(Math.min(rooms[k]!, Math.max(0, best.layers[k]!.x + by)));
        if (x === best.layers[k]!.x) continue;
        const moved = best.layers.map((layer, l) => (l === k ? { ...layer, x } : layer));
        const tried = settle(fits, moved, false);
        if (tried.height < best.height) best = tried;
      }
  return best;
};

/** The position of each blank. */
export const spotsOf = ({ layers }: Stack): Spot[] =>
  layers.flatMap(({ row, x, y }) => row.items.map((item) => ({ kind: item.kind, x: x + item.x, y: y + item.y })));
