import type { Spot } from '../outline/kind.ts';
import type { Kinds } from '../outline/kinds.ts';
import { type SearchTask, searchLayouts } from './search.ts';

/** With more blanks only patterns are used: the edges of the sheet matter little then, and a search would be expensive. */
export const MAX_SEARCHED_BLANKS = 150;

/** Share of the budget for layouts of any kind, before the symmetric ones. */
const GENERAL_SHARE = 6 / 7;

export interface Improving extends Pick<SearchTask, 'width' | 'height' | 'seed' | 'evaluations' | 'pinned'> {
  readonly start: readonly Spot[];
  /** Kinds that a blank on the sheet may become. */
  readonly allowed: (spot: Spot) => readonly number[];
  /** The kinds of each blank of the set that is added at once. */
  readonly more: readonly (readonly number[])[];
  /** Returns the valid part of a layout; undefined when it holds no more than the last one. */
  readonly accept: (spots: readonly Spot[], before: readonly Spot[]) => readonly Spot[] | undefined;
  /** Upper bound of the count. */
  readonly bound: number;
  /** Called with the evaluations and the blanks so far. Returning false ends the search. */
  readonly goesOn: (evaluations: number, count: number) => boolean;
}

/** Adds sets while it can, then tries symmetric layouts of the next even number: as half the blanks move, it finds some missed before. */
export const improve = (
  kinds: Kinds,
  { start, width, height, pinned = 0, allowed, more, accept, seed, evaluations, bound, goesOn }: Improving,
): readonly Spot[] => {
  const most = Math.min(bound, MAX_SEARCHED_BLANKS);
  let best = start;
  let used = 0;
  let cancelled = false;
  /** True when a search up to the limit finds a better layout. */
  const succeeds = (task: Pick<SearchTask, 'allowed' | 'start' | 'symmetric'>, limit: number): boolean => {
    if (task.start.length > most || used >= limit || cancelled) return false;
    const before = used;
    const found = searchLayouts({
      ...task,
      fits: kinds,
      width,
      height,
      pinned,
      seed,
      evaluations: limit - used,
      goesOn: (n) => {
        cancelled = !goesOn(before + n, best.length);
        return !cancelled;
      },
    });
    used += found.evaluations;
    const accepted = found.spots && !cancelled ? accept(found.spots, best) : undefined;
    if (accepted) best = accepted;
    return accepted !== undefined;
  };
  const addsSet = (): boolean => {
    const added = { allowed: [...best.map(allowed), ...more], start: [...best, ...more.map(() => undefined)] };
    return succeeds(added, GENERAL_SHARE * evaluations);
  };
  const findsSymmetric = (): boolean => {
    // Half a turn of the sheet turns every blank.
    if (pinned || more.some((own) => own.some((kind) => !own.includes(kind ^ 2)))) return false;
    const pairs = Math.floor(best.length / more.length / 2) + 1;
    const all = Array.from({ length: pairs }, () => more.flatMap((own) => [own, own])).flat();
    return succeeds({ allowed: all, start: all.map(() => undefined), symmetric: true }, evaluations);
  };
  while (addsSet());
  while (findsSymmetric());
  return best;
};
