import type { Line } from '../../sheet/index.ts';
import type { Sized } from './sized.ts';

/** Digits after the point to which equal drawings agree, in mm. */
const DIGITS = 6;

/** What came of a drawing: its nearest sizes, or that it is far from theirs at all sizes. */
type Outcome = Sized | 'far';

/** The drawings at their usual sizes that were brought to the size of theirs. Many ids draw the same, and the same comes of them. */
export class MetDrawings {
  readonly #outcomes = new Map<string, Outcome>();
  #farAgain = 0;

  /** How often one that is far was met again. */
  get farAgain(): number {
    return this.#farAgain;
  }

  set(usual: readonly Line[], outcome: Outcome): void {
    this.#outcomes.set(keyOf(usual), outcome);
  }

  /** What came of it before; undefined for a new one. */
  meet(usual: readonly Line[]): Outcome | undefined {
    const outcome = this.#outcomes.get(keyOf(usual));
    if (outcome === 'far') this.#farAgain++;
    return outcome;
  }
}

const keyOf = (lines: readonly Line[]): string =>
  lines
    .map(({ line, curve: { kind, from, to } }) => [
      line,
      kind,
      ...[...from, ...to].map((value) => value.toFixed(DIGITS)),
    ])
    .join();
