import { keptIn } from '../../geometry/index.ts';
import type { Fits } from '../outline/kinds.ts';
import type { StackState } from './layers.ts';
import { type BlankRow, clearRows, NO_FIT_ROUNDING_UM, rise, untilClear } from './row.ts';

/** A state of a stack. Micrometres. */
export interface PlacedRow extends StackState {
  /** The least width of a sheet on which it is tried. */
  readonly extent: number;
}

export type RowChoice = ReturnType<typeof rowChoice>;

/** Rows at places of their own, from which stacks are made. Nothing of it depends on a sheet. */
export const rowChoice = (fits: Fits, states: readonly PlacedRow[], follows: (a: BlankRow, b: BlankRow) => boolean) => {
  const rows = [...new Set(states.map(({ row }) => row))];
  const allowed = rows.map((a) => rows.map((b) => follows(a, b)));
  // Heights of one row above another by no-fit polygons, by both and by how far the upper one lies to the right: as far as they are known.
  const known: (Map<number, number> | undefined)[] = [];
  return {
    fits,
    states,
    rows,
    rowOf: states.map(({ row }) => rows.indexOf(row)),
    /** True when row `b` may lie on row `a`, by their indices. */
    follows: (a: number, b: number): boolean => allowed[a]![b]!,
    known,
  };
};

/** How high the states of a choice lie above one another. One for each search, so that none depends on an earlier one. */
export class Rises {
  readonly #choice: RowChoice;
  readonly #count: number;
  readonly #table: Float64Array;
  readonly #exact = new Map<string, number>();

  constructor(choice: RowChoice) {
    this.#choice = choice;
    this.#count = choice.states.length;
    this.#table = new Float64Array(this.#count * this.#count).fill(-1);
  }

  /** The height of state `b` above state `a`: exact, or some micrometres too low. */
  of(a: number, b: number): number {
    const at = a * this.#count + b;
    const before = this.#table[at]!;
    if (before >= 0) return before;
    const found = this.#exact.get(this.#key(a, b)) ?? this.#byNoFit(a, b);
    this.#table[at] = found;
    return found;
  }

  /** Makes a height exact, for all states that lie alike. False when that changes nothing. */
  confirm(a: number, b: number): boolean {
    const key = this.#key(a, b);
    if (this.#exact.has(key)) return false;
    const { fits, states } = this.#choice;
    const [below, above] = [states[a]!, states[b]!];
    const before = this.of(a, b);
    const found = untilClear(before, (y) => clearRows(fits, below.row, above.row, above.x - below.x, y));
    this.#exact.set(key, found);
    if (found === before) return false;
    this.#table.fill(-1);
    return true;
  }

  #key(a: number, b: number): string {
    const { states, rowOf } = this.#choice;
    return `${rowOf[a]} ${rowOf[b]} ${states[b]!.x - states[a]!.x}`;
  }

  #byNoFit(a: number, b: number): number {
    const { fits, states, rows, rowOf, known } = this.#choice;
    const shift = states[b]!.x - states[a]!.x;
    const pair = rowOf[a]! * rows.length + rowOf[b]!;
    const heights = known[pair] ?? new Map<number, number>();
    known[pair] = heights;
    return keptIn(heights, shift, () =>
      Math.max(0, Math.ceil(rise(fits, states[a]!.row, states[b]!.row, shift) - NO_FIT_ROUNDING_UM)),
    );
  }
}

/** Two rows on a row: the upper one, the blanks of both, and how high that one lies at least. */
type TwoRows = Readonly<Record<'upper' | 'blanks' | 'up', number>>;

/** Two rows that need less than this share of the height of the one below: a row may touch the last but one. */
const SHALLOW_SHARE = 0.95;

/** The rows of a choice that a sheet admits, and what further rows need at least above each of them, wherever they lie. */
export class Remainders {
  readonly #choice: RowChoice;
  readonly #rises: Rises;
  readonly #heightOf: (blanks: number) => number;
  /** By row, its admitted states, and the rows that may follow it. */
  readonly statesOf: readonly (readonly number[])[];
  readonly following: readonly (readonly number[])[];
  /** By state, its place among those that are admitted. */
  readonly places: number[] = [];
  readonly #least = new Map<number, number>();
  readonly #two: readonly (readonly TwoRows[])[];
  /** For each number of blanks and each row: see `above`. */
  readonly #above: Float64Array[] = [];

  /** `heightOf` tells the height that the area of so many blanks takes. */
  constructor(choice: RowChoice, rises: Rises, admitted: readonly number[], heightOf: (blanks: number) => number) {
    const { rows, rowOf, follows } = choice;
    [this.#choice, this.#rises, this.#heightOf] = [choice, rises, heightOf];
    const statesOf: number[][] = rows.map(() => []);
    admitted.forEach((state, place) => {
      statesOf[rowOf[state]!]!.push(state);
      this.places[state] = place;
    });
    const isAdmitted = (row: number): boolean => statesOf[row]!.length > 0;
    this.statesOf = statesOf;
    this.following = rows.map((_, a) =>
      isAdmitted(a) ? rows.flatMap((_, b) => (isAdmitted(b) && follows(a, b) ? [b] : [])) : [],
    );
    this.#two = rows.map((_, row) => this.#twoOn(row));
  }

  /** Least height of row `b` above row `a`. */
  least(a: number, b: number): number {
    const at = a * this.#choice.rows.length + b;
    let least = this.#least.get(at);
    if (least === undefined) {
      least = Number.POSITIVE_INFINITY;
      for (const k of this.statesOf[a]!)
        for (const l of this.statesOf[b]!) least = Math.min(least, this.#rises.of(k, l));
      this.#least.set(at, least);
    }
    return least;
  }

  mayHold(blanks: number, height: number): boolean {
    return this.#choice.rows.some(
      ({ items }, row) => this.statesOf[row]!.length > 0 && this.above(row, blanks - items.length) <= height,
    );
  }

  /** From the lower edge of a row to the top of so many more blanks on it, at least. */
  above(row: number, blanks: number): number {
    const needed = Math.max(0, blanks);
    while (this.#above.length <= needed) this.#above.push(this.#aboveAll(this.#above.length));
    return this.#above[needed]![row]!;
  }

  #aboveAll(blanks: number): Float64Array {
    const { rows } = this.#choice;
    return Float64Array.from(rows, ({ height, items }, a) => {
      if (blanks === 0) return height;
      let least = Number.POSITIVE_INFINITY;
      for (const b of this.following[a]!)
        if (rows[b]!.items.length >= blanks) least = Math.min(least, this.least(a, b) + rows[b]!.height);
      for (const { upper, blanks: both, up } of this.#two[a]!)
        least = Math.min(least, up + this.#above[Math.max(0, blanks - both)]![upper]!);
      // This row and all further ones lie from its lower edge on.
      return Math.max(height, least, this.#heightOf(blanks + items.length));
    });
  }

  /** Two rows on a row: the lowest for each upper row and number of blanks. */
  #twoOn(a: number): TwoRows[] {
    const { rows } = this.#choice;
    const lowest = new Map<string, TwoRows>();
    for (const b of this.following[a]!)
      for (const upper of this.following[b]!) {
        const blanks = rows[b]!.items.length + rows[upper]!.items.length;
        const key = `${upper} ${blanks}`;
        const before = lowest.get(key)?.up ?? Number.POSITIVE_INFINITY;
        let up = this.least(a, b) + this.least(b, upper);
        if (up < before && up < SHALLOW_SHARE * rows[a]!.height) up = this.#leastOfThree(a, b, upper);
        if (up < before) lowest.set(key, { upper, blanks, up });
      }
    return [...lowest.values()];
  }

  /** Least height of row `c` above row `a`, with row `b` between. */
  #leastOfThree(a: number, b: number, c: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const k of this.statesOf[a]!)
      for (const l of this.statesOf[b]!) {
        const first = this.#rises.of(k, l);
        if (first >= least) continue;
        for (const m of this.statesOf[c]!) {
          const up = Math.max(first + this.#rises.of(l, m), this.#rises.of(k, m));
          if (up < least) least = up;
        }
      }
    return least;
  }
}
