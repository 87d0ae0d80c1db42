import { clearRows, NO_FIT_ROUNDING_UM, rise, untilClear } from '../row.ts';
import type { RowChoice } from './row-choice.ts';

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
    let found = heights.get(shift);
    if (found === undefined) {
      found = Math.max(0, Math.ceil(rise(fits, states[a]!.row, states[b]!.row, shift) - NO_FIT_ROUNDING_UM));
      heights.set(shift, found);
    }
    return found;
  }
}
