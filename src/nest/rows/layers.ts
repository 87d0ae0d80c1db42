import type { Spot } from '../outline/kind.ts';
import type { Fits } from '../outline/kinds.ts';
import { type BlankRow, clearRows, NO_FIT_ROUNDING_UM, rise, untilClear } from './row.ts';

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

export interface Layer extends StackState {
  readonly y: number;
}

interface OnRows {
  readonly state: number;
  readonly below: OnRows | undefined;
}

export const statesOf = (top: OnRows, states: readonly StackState[]): StackState[] =>
  top.below ? [...statesOf(top.below, states), states[top.state]!] : [states[top.state]!];

/** Puts rows at their places from below, each as low as it goes. */
export const settle = (fits: Fits, states: readonly StackState[]): Stack => {
  const placed: Layer[] = [];
  for (const { row, x } of states) placed.push(onTop(fits, placed, row, x));
  return whole(placed);
};

export const whole = (layers: readonly Layer[]): Stack => ({
  layers,
  count: layers.reduce((sum, { row }) => sum + row.items.length, 0),
  height: layers.reduce((most, { row, y }) => Math.max(most, y + row.height), 0),
});

/** A row on those that lie, as low as it goes. */
export const onTop = (fits: Fits, placed: readonly Layer[], row: BlankRow, x: number): Layer => {
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
  y = Math.ceil(y - NO_FIT_ROUNDING_UM);
  const isClear = (at: number) => near.every((below) => clearRows(fits, below.row, row, x - below.x, at - below.y));
  return { row, x, y: untilClear(y, isClear) };
};

export const spotsOf = ({ layers }: Stack): Spot[] =>
  layers.flatMap(({ row, x, y }) => row.items.map((item) => ({ kind: item.kind, x: x + item.x, y: y + item.y })));
