import type { Pattern } from '../names.ts';
import { type Quarters, type Spot, transposedSpots } from '../outline/kind.ts';
import { type Fits, Kinds } from '../outline/kinds.ts';
import type { Loop } from '../outline/loop.ts';
import { faultsOf, type Limits, suits } from '../outline/verify.ts';
import { lay, lying } from '../patterns.ts';
import { improve } from '../search/improve.ts';
import { tidied } from '../search/tidy.ts';
import type { Progress } from '../solve.ts';

/** Several outlines to be laid on one sheet without margins, in given ratios; plain data. Micrometres. */
export interface MixedJob extends Limits {
  readonly loops: readonly Loop[];
  /** Blanks of each outline in one set. */
  readonly ratios: readonly number[];
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

/** Lays as many whole sets as it can, in bands, then one by one in a free search; verifies them anew. Equal jobs give equal layouts. */
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
  const found = improve(kinds, {
    start: best,
    width,
    height,
    allowed: ({ kind }) => allowedOf(Math.floor(kind / 4)),
    more: ratios.flatMap((ratio, shape) => Array.from({ length: ratio }, () => allowedOf(shape))),
    accept: (more) => (held(more) ? byKind(more) : undefined),
    seed,
    evaluations,
    bound: perSet * areaBound,
    goesOn: (n, count) => goesOn({ share: 0.1 + (0.9 * n) / evaluations, count }),
  });
  const spots = found.length > best.length ? byKind(tidied(kinds, found, limits)) : found;
  return { spots, sets: spots.length / perSet, areaBound };
};

const byKind = (spots: readonly Spot[]): Spot[] => [...spots].sort((a, b) => a.kind - b.kind);

/** Blanks of several shapes that are to lie on one sheet. Micrometres. */
interface BandTask extends Limits {
  readonly fits: Fits;
  /** Base orientations that the grain allows: at 0° (0) or at 90° (1). */
  readonly bases: readonly (0 | 1)[];
}

/** Patterns whose lower rows make a band. Only quick ones, because a search follows. */
const BAND_PATTERNS: readonly Pattern[] = ['straight-box', 'straight', 'tumbled-rows'];

/** The places of blanks in bands above or beside one another, as laid by hand, by shape; undefined when no bands hold them. */
const bands = (task: BandTask, counts: readonly number[]): Spot[] | undefined => {
  const order = counts.map((_, shape) => shape);
  for (const shapes of [order, [...order].reverse()])
    for (const across of [true, false]) {
      const found = stacked(across ? task : lying(task), shapes, counts);
      if (found) return across ? found : transposedSpots(found);
    }
  return undefined;
};

const stacked = (task: BandTask, shapes: readonly number[], counts: readonly number[]): Spot[] | undefined => {
  const spots: Spot[] = [];
  let bottom = 0;
  for (const shape of shapes) {
    const band = lowest({ ...task, height: task.height - bottom }, shape, counts[shape]!);
    if (!band) return undefined;
    spots.push(...band.spots.map(({ kind, x, y }) => ({ kind, x, y: y + bottom })));
    bottom += band.top + task.gutter.y;
  }
  return byKind(spots);
};

/** The lowest `count` blanks of the pattern that keeps them lowest. */
const lowest = ({ fits, width, height, gutter, bases }: BandTask, shape: number, count: number) => {
  let best: { readonly spots: readonly Spot[]; readonly top: number } | undefined;
  for (const base of bases)
    for (const pattern of BAND_PATTERNS) {
      const kinds = [4 * shape + base, 4 * shape + base + 2] as const;
      const found = lay(pattern, { fits, kinds, width, height, gutter });
      if (found.spots.length < count) continue;
      const top = ({ kind, y }: Spot): number => y + fits.all[kind]!.height;
      const spots = [...found.spots].sort((a, b) => top(a) - top(b)).slice(0, count);
      const reach = spots.reduce((most, spot) => Math.max(most, top(spot)), 0);
      if (!best || reach < best.top) best = { spots, top: reach };
    }
  return best;
};
