import { depthsOf } from './depth.ts';
import type { Spot } from './kind.ts';
import type { Kinds } from './kinds.ts';
import { searchLayouts } from './search.ts';

/** More blanks than this are left to the patterns: the edges of the sheet matter little then, and a search would cost much. */
const MANY = 150;

/** What the search for more blanks goes by. */
export interface Improving {
  readonly start: readonly Spot[];
  readonly width: number;
  readonly height: number;
  /** Kinds that a blank on the sheet may become. */
  readonly allowed: (spot: Spot) => readonly number[];
  /** Of the blanks that come at once, the kinds that each may become. */
  readonly more: readonly (readonly number[])[];
  /** What is kept of a layout that was found; nothing where it holds no more than the last one. */
  readonly accept: (spots: readonly Spot[], before: readonly Spot[]) => readonly Spot[] | undefined;
  readonly seed: number;
  /** Pairs of blanks that may be looked at. */
  readonly evaluations: number;
  /** No layout holds more. */
  readonly bound: number;
  /** Hears of pairs looked at and blanks so far; false ends the search. */
  readonly goesOn: (evaluations: number, count: number) => boolean;
}

/** So many blanks more, and again, as long as there is room and time. */
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
