import type { BlankRow } from '../row.ts';

/**
 * What further rows need at least above each of some rows, wherever they lie. The bound of a row is never more than the least step to
 * another plus the bound of that one: whatever lies on a row that is ruled out is ruled out, too.
 */
export class RowBounds {
  readonly #rows: readonly BlankRow[];
  /** For each number of blanks and each row: see `above`. */
  readonly #above: Float64Array[];
  /** Least height of the second row above the first one, by their indices. */
  readonly least: (a: number, b: number) => number;

  constructor(rows: readonly BlankRow[], least: (a: number, b: number) => number) {
    this.#rows = rows;
    this.least = least;
    this.#above = [Float64Array.from(rows, ({ height }) => height)];
  }

  /** From the lower edge of a row to the top of so many more blanks on it, at least. */
  above(row: number, blanks: number): number {
    const needed = Math.max(0, blanks);
    while (this.#above.length <= needed) this.#above.push(this.#aboveAll(this.#above.length));
    return this.#above[needed]![row]!;
  }

  #aboveAll(blanks: number): Float64Array {
    return Float64Array.from(this.#rows, (_, a) => {
      let least = Number.POSITIVE_INFINITY;
      this.#rows.forEach(({ items }, b) => {
        const rest = this.#above[Math.max(0, blanks - items.length)]![b]!;
        least = Math.min(least, this.least(a, b) + rest);
      });
      return least;
    });
  }
}
