import type { Rises } from './rises.ts';
import type { RowChoice } from './row-choice.ts';

/** Two rows on a row: the upper one, the blanks of both, and how high that one lies at least. */
interface TwoRows {
  readonly upper: number;
  readonly blanks: number;
  readonly up: number;
}

/** Two rows that need less than this share of the height of the one below: a row may touch the last but one. */
const SHALLOW_SHARE = 0.95;

/** The rows of a choice that a sheet admits, and what further rows need at least above each of them, wherever they lie. */
export class Remainders {
  readonly #choice: RowChoice;
  readonly #rises: Rises;
  readonly #heightOf: (blanks: number) => number;
  readonly #statesOf: readonly (readonly number[])[];
  readonly #following: readonly (readonly number[])[];
  readonly #places: number[] = [];
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
      this.#places[state] = place;
    });
    const isAdmitted = (row: number): boolean => statesOf[row]!.length > 0;
    this.#statesOf = statesOf;
    this.#following = rows.map((_, a) =>
      isAdmitted(a) ? rows.flatMap((_, b) => (isAdmitted(b) && follows(a, b) ? [b] : [])) : [],
    );
    this.#two = rows.map((_, row) => this.#twoOn(row));
  }

  /** Place of a state among those that are admitted. */
  placeOf(state: number): number {
    return this.#places[state]!;
  }

  /** The states of a row. */
  statesOf(row: number): readonly number[] {
    return this.#statesOf[row]!;
  }

  /** The rows that may lie on a row. */
  following(row: number): readonly number[] {
    return this.#following[row]!;
  }

  /** Least height of row `b` above row `a`. */
  least(a: number, b: number): number {
    const at = a * this.#choice.rows.length + b;
    let least = this.#least.get(at);
    if (least === undefined) {
      least = Number.POSITIVE_INFINITY;
      for (const k of this.#statesOf[a]!)
        for (const l of this.#statesOf[b]!) least = Math.min(least, this.#rises.of(k, l));
      this.#least.set(at, least);
    }
    return least;
  }

  /** True when a height may hold so many blanks. */
  mayHold(blanks: number, height: number): boolean {
    return this.#choice.rows.some(
      ({ items }, row) => this.#statesOf[row]!.length > 0 && this.above(row, blanks - items.length) <= height,
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
      for (const b of this.#following[a]!)
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
    for (const b of this.#following[a]!)
      for (const upper of this.#following[b]!) {
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
    for (const k of this.#statesOf[a]!)
      for (const l of this.#statesOf[b]!) {
        const first = this.#rises.of(k, l);
        if (first >= least) continue;
        for (const m of this.#statesOf[c]!) {
          const up = Math.max(first + this.#rises.of(l, m), this.#rises.of(k, m));
          if (up < least) least = up;
        }
      }
    return least;
  }
}
