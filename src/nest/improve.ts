import { depthsOf } from './depth.ts';
import type { Spot } from './kind.ts';
import type { Kinds } from './kinds.ts';
import { searchLayouts } from './search.ts';

/** With more blanks only patterns are used: the edges of the sheet matter little then, and a search would be expensive. */
export const MANY = 150;

/** Input of the search for more blanks. */
export interface Improving {
  readonly start: readonly Spot[];
  readonly width: number;
  readonly height: number;
  /** Kinds that a blank on the sheet may become. */
  readonly allowed: (spot: Spot) => readonly number[];
  /** The kinds of each blank of the set that is added at once. */
  readonly more: readonly (readonly number[])[];
  /** Returns the valid part of a layout; undefined when it holds no more than the last one. */
  readonly accept: (spots: readonly Spot[], before: readonly Spot[]) => readonly Spot[] | undefined;
  readonly seed: number;
  /** Budget of the search, in the unit of `Arrangement.evaluations`. */
  readonly evaluations: number;
  /** Upper bound of the count. */
  readonly bound: number;
  /** Called with the evaluations and the blanks so far. Returning false ends the search. */
  readonly goesOn: (evaluations: number, count: number) => boolean;
}

/** Adds a set of blanks again and again while there is room and budget. */
export const improve = (
  kinds: Kinds,
  { start, width, height, allowed, more, accept, seed, evaluations, bound, goesOn }: Improving,
): readonly Spot[] => {
  const depths = depthsOf(kinds);
  let best = start;
  let used = 0;
  while (best.length < bound && best.length + more.length <= MANY && used < evaluations) {
    const before = used;
    let cancelled = false;
    const found = searchLayouts({
      fits: kinds,
      allowed: [...best.map(allowed), ...more],
      width,
      height,
      start: [...best, ...more.map(() => undefined)],
      seed,
      evaluations: evaluations - used,
      depths,
      goesOn: (n) => {
        cancelled = !goesOn(before + n, best.length);
        return !cancelled;
      },
    });
    used += found.evaluations;
    const accepted = found.spots && !cancelled ? accept(found.spots, best) : undefined;
    if (!accepted) break;
    best = accepted;
  }
  return best;
};
