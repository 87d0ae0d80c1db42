import { bands } from './bands.ts';
import { improve } from './improve.ts';
import type { Gutter, Quarters, Spot } from './kind.ts';
import { Kinds } from './kinds.ts';
import type { Loop } from './loop.ts';
import type { Progress } from './solve.ts';
import { faultsOf, type Limits, suits } from './verify.ts';

/** Several outlines to be laid on one sheet without margins, in given ratios; plain data. Micrometres. */
export interface MixedJob {
  readonly loops: readonly Loop[];
  /** Blanks of each outline in one set. */
  readonly ratios: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly gutter: Gutter;
  readonly quarters: readonly Quarters[];
  /** Layouts of whole sets that may fit, from smaller sheets: not fewer sets are answered than in one that does. */
  readonly known?: readonly Pick<MixedSolved, 'sets' | 'spots'>[];
  readonly search: { readonly seed: number; readonly evaluations: number };
}

export interface MixedSolved {
  /** Kind 4·s + q is outline s turned by q quarters. */
  readonly spots: readonly Spot[];
  readonly sets: number;
  /** Sets that the area of the sheet would hold at most. */
  readonly areaBound: number;
}

/**
 * As many whole sets as it finds room for: in bands first, then one set more and another by the free search. Verified by an
 * overlap test that knows nothing of how it was found. The same job gives the same layout.
 */
export const solveMixed = (job: MixedJob, goesOn: (progress: Progress) => boolean = () => true): MixedSolved => {
  const { loops, ratios, width, height, gutter, quarters } = job;
  const kinds = new Kinds(loops, gutter);
  const bases = ([0, 1] as const).filter((base) => quarters.includes(base));
  const least = loops.map((_, s) => Math.min(...bases.map((base) => kinds.areas[4 * s + base]!)));
  const set = ratios.reduce((sum, ratio, s) => sum + ratio * least[s]!, 0);
  const areaBound = Math.floor(((width + gutter.x) * (height + gutter.y)) / set + 1e-9);
  const limits: Limits = { width, height, gutter };
  const held = (spots: readonly Spot[]): boolean => !faultsOf(kinds.all, spots, limits).length;
  const perSet = ratios.reduce((sum, ratio) => sum + ratio, 0);

  let best: readonly Spot[] = [];
  let sets = 0;
  const task = { fits: kinds, width, height, gutter, bases };
  const inBands = (count: number): readonly Spot[] | undefined => {
    const spots = bands(
      task,
      ratios.map((ratio) => ratio * count),
    );
    return spots && held(spots) ? spots : undefined;
  };
  // More sets need more room, so halving finds the most, or nearly.
  for (let [low, high] = [0, areaBound]; low < high; ) {
    if (!goesOn({ share: 0.1 * (sets / Math.max(1, areaBound)), count: perSet * sets }))
      return { spots: best, sets, areaBound };
    const middle = Math.ceil((low + high) / 2);
    const spots = inBands(middle);
    if (spots) [best, sets, low] = [spots, middle, middle];
    else high = middle - 1;
  }

  for (const layout of job.known ?? [])
    if (layout.sets > sets && suits(kinds.all, layout.spots, quarters, limits))
      [best, sets] = [layout.spots, layout.sets];

  const allowedOf = (shape: number): number[] => quarters.map((q) => 4 * shape + q);
  const { seed, evaluations } = job.search;
  const spots = improve(kinds, {
    start: best,
    width,
    height,
    allowed: ({ kind }) => allowedOf(Math.floor(kind / 4)),
    more: ratios.flatMap((ratio, shape) => Array.from({ length: ratio }, () => allowedOf(shape))),
    accept: (found) => (held(found) ? [...found].sort((a, b) => a.kind - b.kind) : undefined),
    seed,
    evaluations,
    bound: perSet * areaBound,
    goesOn: (n, count) => goesOn({ share: 0.1 + (0.9 * n) / evaluations, count }),
  });
  return { spots, sets: spots.length / perSet, areaBound };
};
