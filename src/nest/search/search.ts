import { randomFrom } from '../../geometry/index.ts';
import type { Spot } from '../outline/kind.ts';
import { type ArrangedTask, Arrangement } from './arrangement.ts';
import { blankMover } from './blank-mover.ts';

/** Input of a search. Micrometres. */
export interface SearchTask extends ArrangedTask {
  /** Start of the search. Blanks without a place are put anywhere. */
  readonly start: readonly (Spot | undefined)[];
  /** So many of them, the first, stay where they are. @defaultValue 0 */
  readonly pinned?: number;
  readonly seed: number;
  /** Budget, in the unit of `Arrangement.evaluations`. */
  readonly evaluations: number;
  /** Called from time to time with the evaluations. Returning false ends the search. */
  readonly goesOn: (evaluations: number) => boolean;
}

export interface SearchResult {
  /** Undefined when no layout was found. */
  readonly spots: readonly Spot[] | undefined;
  readonly evaluations: number;
}

/** Rounds without a gain after which the search begins anew from a disturbed layout. */
const MAX_IDLE_ROUNDS = 200;
/** The best arrangements, from which the search begins anew. */
const POOL_SIZE = 4;

/**
 * Guided local search (Egeblad, Nielsen and Odgaard 2007; Gardeyn and Wauters 2024): blanks move in turn to where they overlap least, and
 * pairs that go on overlapping weigh more, until none does. Equal tasks give equal answers: chance comes from the seed, no clock is read.
 */
export const searchLayouts = (task: SearchTask): SearchResult => {
  const { fits, allowed, symmetric = false, pinned = 0, evaluations: limit } = task;
  const goesOn = (): boolean => task.goesOn(arrangement.evaluations);
  const random = randomFrom(task.seed);
  const count = allowed.length;
  const arrangement = new Arrangement(task);
  const { room } = arrangement;
  const usable = allowed.map((of) => of.filter((kind) => room[0][kind]! >= 0 && room[1][kind]! >= 0));
  if (usable.some((of) => of.length === 0)) return { spots: undefined, evaluations: 0 };
  const pick = (i: number): number => usable[i]![Math.floor(random() * usable[i]!.length)]!;
  const moveBlank = blankMover(arrangement, random, pick);
  const scatter = (i: number): void => {
    const kind = pick(i);
    const [x, y] = room.map((most) => Math.floor(random() * (most[kind]! + 1)));
    arrangement.place(i, kind, x!, y!);
  };
  // One of each pair moves both.
  const step = symmetric ? 2 : 1;
  const order = Array.from({ length: (count - pinned) / step }, (_, k) => pinned + step * k);
  const shuffle = (): void => {
    for (let k = order.length - 1; k > 0; k--) {
      const l = Math.floor(random() * (k + 1));
      [order[k], order[l]] = [order[l]!, order[k]!];
    }
  };

  /** Moves blanks until none overlaps or nothing becomes better: the best arrangement, or nothing when the search is ended. */
  const descent = (): { spots: Spot[]; sum: number } | undefined => {
    let best = { spots: arrangement.spots, sum: Number.POSITIVE_INFINITY };
    arrangement.weights.fill(1);
    arrangement.measure();
    for (let idle = 0; idle < MAX_IDLE_ROUNDS && arrangement.evaluations < limit; idle++) {
      if (!goesOn()) return undefined;
      shuffle();
      for (const i of order) if (arrangement.overlapsAny(i)) moveBlank(i);
      const sum = arrangement.measure();
      if (sum < best.sum * 0.98 || sum === 0) {
        best = { spots: arrangement.spots, sum };
        idle = 0;
      }
      if (sum === 0) break;
      arrangement.reweigh();
    }
    return best;
  };
  /** By the exact test: no-fit polygons are rounded. */
  const areClear = (spots: readonly Spot[]): boolean =>
    spots.every((p, i) => spots.every((q, j) => j <= i || fits.clear(p.kind, q.kind, q.x - p.x, q.y - p.y)));

  for (let k = 0; k < count; k++) {
    const spot = task.start[k];
    if (spot) arrangement.place(k, spot.kind, spot.x, spot.y);
    else scatter(k);
  }
  const pool: { spots: Spot[]; sum: number }[] = [];
  while (arrangement.evaluations < limit) {
    const best = descent();
    if (!best) break;
    if (best.sum === 0 && areClear(best.spots)) return { spots: best.spots, evaluations: arrangement.evaluations };
    pool.push(best);
    pool.sort((a, b) => a.sum - b.sum);
    pool.length = Math.min(pool.length, POOL_SIZE);
    // Anew: from one of the best so far with a few blanks thrown elsewhere, or now and then from nothing.
    if (random() < 0.25) for (let k = pinned; k < count; k++) scatter(k);
    else {
      arrangement.placeAll(pool[Math.floor(random() * random() * pool.length)]!.spots);
      const thrown = 1 + Math.floor(random() * Math.max(1, count / 5));
      for (let k = 0; k < thrown; k++) scatter(pinned + Math.floor(random() * (count - pinned)));
    }
  }
  return { spots: undefined, evaluations: arrangement.evaluations };
};
