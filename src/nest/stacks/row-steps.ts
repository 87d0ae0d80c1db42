import type { Fits } from '../kinds.ts';
import type { StackState } from '../layers.ts';
import { type BlankRow, NO_FIT_ROUNDING, rise } from '../row.ts';

/** Rows at the places where they may lie on a sheet: each place of each row is a state. Micrometres. */
export interface RowPlaces {
  readonly rows: readonly BlankRow[];
  /** Of each row its places from the left edge. */
  readonly places: readonly (readonly number[])[];
}

/** How high some rows lie above one another, by no-fit polygons: from each place of one to each place of another. */
export class RowSteps {
  readonly rows: readonly BlankRow[];
  /** Row and place of each state, the states of a row in a run. */
  readonly rowOf: readonly number[];
  readonly xs: readonly number[];
  /** The first state of each row, and the number of states. */
  readonly first: readonly number[];
  /** The highest of all steps: rows further below are not in the way. */
  readonly highest: number;
  readonly #table: Float64Array;
  readonly #least: Float64Array;

  constructor(fits: Fits, { rows, places }: RowPlaces) {
    this.rows = rows;
    this.rowOf = places.flatMap((xs, row) => xs.map(() => row));
    this.xs = places.flat();
    const first = [0];
    for (const xs of places) first.push(first.at(-1)! + xs.length);
    this.first = first;
    const count = this.xs.length;
    const table = new Float64Array(count * count);
    this.#least = new Float64Array(rows.length * rows.length).fill(Number.POSITIVE_INFINITY);
    let highest = 0;
    rows.forEach((a, p) => {
      rows.forEach((b, q) => {
        const known = new Map<number, number>();
        for (let k = first[p]!; k < first[p + 1]!; k++)
          for (let l = first[q]!; l < first[q + 1]!; l++) {
            const shift = this.xs[l]! - this.xs[k]!;
            const up = known.get(shift) ?? Math.max(0, Math.ceil(rise(fits, a, b, shift) - NO_FIT_ROUNDING));
            known.set(shift, up);
            table[k * count + l] = up;
          }
        const ups = [...known.values()];
        this.#least[p * rows.length + q] = Math.min(...ups);
        highest = Math.max(highest, ...ups);
      });
    });
    this.#table = table;
    this.highest = highest;
  }

  /** The states of a row. */
  statesOf(row: number): number[] {
    const [from, to] = [this.first[row]!, this.first[row + 1]!];
    return Array.from({ length: to - from }, (_, k) => from + k);
  }

  /** Each state as a row at its place. */
  states(): StackState[] {
    return this.rowOf.map((row, state) => ({ row: this.rows[row]!, x: this.xs[state]! }));
  }

  /** From one state to another. */
  of(a: number, b: number): number {
    return this.#table[a * this.xs.length + b]!;
  }

  /** The least from one row to another. */
  least = (a: number, b: number): number => this.#least[a * this.rows.length + b]!;
}
