import { depthsOf } from './depth.ts';
import type { Spot } from './kind.ts';
import type { Kinds } from './kinds.ts';
import { searchLayouts } from './search.ts';
import { type Limits, withoutFaults } from './verify.ts';

/** More blanks than this are left to the patterns: the edges of the sheet matter little then, and a search would cost much. */
export const MANY = 150;

/** What the search for one blank more goes by. */
export interface Improving {
  readonly start: readonly Spot[];
  /** Kinds that a blank may become. */
  readonly allowed: readonly number[];
  readonly limits: Limits;
  readonly seed: number;
  /** Pairs of blanks that may be looked at. */
  readonly evaluations: number;
  /** No layout holds more. */
  readonly bound: number;
  /** Hears of pairs looked at and blanks so far; false ends the search. */
  readonly goesOn: (evaluations: number, count: number) => boolean;
}

/** One blank more, and another, as long as there is room and time. */
export const improve = (
  kinds: Kinds,
  { start, allowed, limits, seed, evaluations, bound, goesOn }: Improving,
): readonly Spot[] => {
  const depths = depthsOf(kinds);
  let best = start;
  let used = 0;
  while (best.length < bound && best.length < MANY && used < evaluations) {
    const before = used;
    let cancelled = false;
    const found = searchLayouts({
      fits: kinds,
      allowed: Array.from({ length: best.length + 1 }, () => allowed),
      width: limits.width,
      height: limits.height,
      start: [...best, undefined],
      seed,
      evaluations: evaluations - used,
      depths,
      goesOn: (n) => {
        cancelled = !goesOn(before + n, best.length);
        return !cancelled;
      },
    });
    used += found.evaluations;
    if (!found.spots || cancelled) break;
    const spots = withoutFaults(kinds.all, found.spots, limits);
    if (spots.length <= best.length) break;
    best = spots;
  }
  return best;
};
