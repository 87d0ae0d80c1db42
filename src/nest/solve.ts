import { twoBlocks } from './blocks.ts';
import { boxBlocks } from './box-blocks.ts';
import { MAX_SEARCHED_BLANKS } from './improve.ts';
import type { Gutter, Quarters, Spot } from './kind.ts';
import { turnedKinds } from './kinds.ts';
import { latticesOf } from './lattice/of-bases.ts';
import type { Loop } from './loop.ts';
import { type Pattern, patterns } from './names.ts';
import { type FoundPattern, lay } from './patterns.ts';
import { searchFree } from './search-free.ts';
import { fullest } from './spots.ts';
import { type Limits, suits, withoutFaults } from './verify.ts';

/** One outline to be laid on a sheet without margins; plain data, so that a thread can work on it. Micrometres. */
export interface Job {
  readonly loop: Loop;
  readonly width: number;
  readonly height: number;
  readonly gutter: Gutter;
  /** Allowed rotations of blanks. */
  readonly quarters: readonly Quarters[];
  /** Requested patterns, each at 0° (0) or 90° (1). */
  readonly wanted: readonly (readonly [pattern: Pattern, base: 0 | 1])[];
  /** Exact number of columns and rows, even if they leave the sheet. */
  readonly exactly?: { readonly x: number; readonly y: number };
  /** Layouts that may fit, from smaller sheets: no layout of their pattern holds fewer than one that does. */
  readonly known?: readonly Solution[];
  /** Budget of the search for the free layout; omitted when none is requested. */
  readonly search?: { readonly seed: number; readonly evaluations: number };
}

/** Blanks on the sheet, verified. */
export interface Solution {
  readonly pattern: Pattern | 'free';
  readonly base: 0 | 1;
  readonly spots: readonly Spot[];
  readonly columns: number;
  readonly rows: number;
}

export interface Solved {
  readonly solutions: readonly Solution[];
  /** Most blanks that the area of the sheet would hold. */
  readonly areaBound: number;
  /** Blanks that the densest double lattice found would hold, were there no edges. */
  readonly latticeBound: number;
}

/** Progress of a job from 0 to 1, and the most blanks so far. */
export interface Progress {
  readonly share: number;
  readonly count: number;
}

/**
 * Finds every requested pattern and the free layout, each verified by an independent overlap test.
 * The same job gives the same layouts. `goesOn` is called with progress; returning false ends with the result so far.
 */
export const solve = (job: Job, goesOn: (progress: Progress) => boolean = () => true): Solved => {
  const { loop, width, height, gutter, wanted, quarters, exactly } = job;
  const kinds = turnedKinds(loop, gutter);
  const solutions: Solution[] = [];
  const limits: Limits = { width, height, gutter };
  const known = exactly ? [] : (job.known ?? []).filter(({ spots }) => suits(kinds.all, spots, quarters, limits));
  let most = 0;
  let done = 0;
  const share = job.search ? 0.2 : 1;
  const add = (pattern: Pattern | 'free', base: 0 | 1, found: FoundPattern): void => {
    const spots = withoutFaults(kinds.all, found.spots, exactly ? { ...limits, ...ENDLESS } : limits);
    const own: Solution = { pattern, base, ...found, spots };
    const held = fullest([own, ...known.filter((each) => each.pattern === pattern && each.base === base)]);
    solutions.push(held);
    most = Math.max(most, held.spots.length);
  };
  const task = (base: 0 | 1) => ({
    fits: kinds,
    kinds: [base, base + 2] as const,
    width,
    height,
    gutter,
    lattices: (which: 'skew' | 'double') => latticesOf(kinds, base, which),
    ...(exactly && { exactly }),
  });
  for (const [pattern, base] of wanted) {
    if (!goesOn({ share: (share * done++) / wanted.length, count: most })) break;
    add(pattern, base, lay(pattern, task(base)));
  }
  const bases = ([0, 1] as const).filter((base) => quarters.includes(base));
  const area = (width + gutter.x) * (height + gutter.y);
  const areaBound = Math.floor(area / Math.min(...bases.map((base) => kinds.areas[base]!)) + 1e-9);
  const cells = bases.flatMap((base) =>
    latticesOf(kinds, base, 'double')
      .slice(0, 1)
      .map(({ cell }) => cell),
  );
  const latticeBound = cells.length ? area / Math.min(...cells) : areaBound;
  let start: readonly Spot[] = [];
  /** Layouts from which the search may start. */
  const starts = function* (): Generator<Pick<FoundPattern, 'spots'>> {
    for (const base of bases)
      for (const pattern of patterns) yield solutionOf(solutions, pattern, base) ?? lay(pattern, task(base));
    if (bases.length < 2 || areaBound > MAX_SEARCHED_BLANKS) return;
    yield boxBlocks({ fits: kinds, width, height, gutter }, bases);
    const both = bases.map((base) => [base, base + 2] as const);
    yield twoBlocks({ fits: kinds, width, height, gutter }, both);
  };
  if (job.search) {
    for (const { spots } of starts()) {
      // These are needed for any result, but a cancelled search ends here.
      goesOn({ share, count: most });
      const sound = withoutFaults(kinds.all, spots, limits);
      if (sound.length > start.length) start = sound;
      // The sheet is full.
      if (start.length >= areaBound) break;
    }
    start = fullest([{ spots: start }, ...known]).spots;
    most = Math.max(most, start.length);
    const { seed, evaluations } = job.search;
    const free = searchFree(kinds, {
      ...limits,
      start,
      quarters,
      bases,
      seed,
      evaluations,
      bound: areaBound,
      goesOn: (n, count) => goesOn({ share: share + ((1 - share) * n) / evaluations, count }),
    });
    add('free', 0, { spots: free, columns: free.length, rows: free.length ? 1 : 0 });
  }
  return { solutions, areaBound, latticeBound };
};

/** With given columns and rows, blanks may leave the sheet; they may not overlap. */
const ENDLESS = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

const solutionOf = (solutions: readonly Solution[], pattern: Pattern, base: 0 | 1): FoundPattern | undefined =>
  solutions.find((s) => s.pattern === pattern && s.base === base);
