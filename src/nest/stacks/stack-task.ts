import type { Remainders } from './remainders.ts';
import type { Rises } from './rises.ts';
import type { RowChoice } from './row-choice.ts';

/** A search for stacks on one sheet. */
export interface StackTask {
  readonly choice: RowChoice;
  /** The states that the sheet admits. */
  readonly admitted: readonly number[];
  readonly height: number;
  readonly rises: Rises;
  readonly rest: Remainders;
}
