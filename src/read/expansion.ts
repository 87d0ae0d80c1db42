import { LIMITS } from './reading.ts';

/** What something draws, and how many times. */
export interface Uses<T> {
  readonly part: T;
  readonly times: number;
}

/**
 * How many things are drawn of one that is made of others, which many may share: counted without drawing them, each looked
 * at once. What is made of itself, or is nested deeper than is drawn, counts as one there.
 */
export const weigh = <T extends object>(whole: T, partsOf: (of: T) => readonly Uses<T>[]): number => {
  const known = new Map<T, number>();
  const weight = (of: T, depth: number): number => {
    const before = known.get(of);
    if (before !== undefined || depth > 4 * LIMITS.depth) return before ?? 1;
    known.set(of, 1);
    const sum = partsOf(of).reduce((all, { part, times }) => all + times * weight(part, depth + 1), 1);
    known.set(of, sum);
    return sum;
  };
  return weight(whole, 0);
};
