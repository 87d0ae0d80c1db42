import { depthsOf } from './depth.ts';
import type { Gutter, Quarters, Spot } from './kind.ts';
import { Kinds } from './kinds.ts';
import { lattices } from './lattice/densest.ts';
import type { Lattice } from './lattice/lattice.ts';
import type { Loop } from './loop.ts';
import { type FoundPattern, lay, mixed, type Pattern, patterns } from './patterns.ts';
import { searchLayouts } from './search.ts';
import { faultsOf } from './verify.ts';

/** One outline to be laid on a sheet without margins; plain data, so that a thread can work on it. Micrometres. */
export interface Job {
  readonly loop: Loop;
  readonly width: number;
  readonly height: number;
  readonly gutter: Gutter;
  /** How blanks may be turned. */
  readonly quarters: readonly Quarters[];
  /** Patterns that are wanted, each at 0° (0) or 90° (1). */
  readonly wanted: readonly (readonly [pattern: Pattern, base: 0 | 1])[];
  /** So many columns and rows and no other number, on the sheet or not. */
  readonly exactly?: { readonly x: number; readonly y: number };
  /** What the search for the free optimum may cost; left out where none is wanted. */
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
  /** Blanks that the area of the sheet would hold at most. */
  readonly areaBound: number;
  /** Blanks that the densest double lattice found would hold, were there no edges. */
  readonly latticeBound: number;
}

/** How far a job is, from 0 to 1, and the most blanks so far. */
export interface Progress {
  readonly share: number;
  readonly count: number;
}

/**
 * Every wanted pattern and the free optimum, each verified by an overlap test that knows nothing of how it was found.
 * The same job gives the same layouts. `goesOn` hears of progress; when it answers false, what was found so far is the answer.
 */
export const solve = (job: Job, goesOn: (progress: Progress) => boolean = () => true): Solved => {
  const { loop, width, height, gutter, wanted, quarters, exactly } = job;
  const kinds = new Kinds([loop], gutter);
  const turns = latticesOf(kinds);
  const solutions: Solution[] = [];
  const limits = { width, height, gutter };
  let most = 0;
  let done = 0;
  const share = job.search ? 0.2 : 1;
  const add = (pattern: Pattern | 'free', base: 0 | 1, found: FoundPattern): void => {
    const spots = verified(kinds, found.spots, exactly ? { ...limits, ...ENDLESS } : limits);
    solutions.push({ pattern, base, ...found, spots });
    if (spots.length > most) most = spots.length;
  };
  const task = (base: 0 | 1) => ({
    fits: kinds,
    kinds: [base, base + 2] as const,
    width,
    height,
    gutter,
    lattices: turns(base),
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
    turns(base)
      .double.slice(0, 1)
      .map(({ cell }) => cell),
  );
  const latticeBound = cells.length ? area / Math.min(...cells) : areaBound;
  if (job.search) {
    const starts = bases.flatMap((base) =>
      patterns.map((pattern) => known(solutions, pattern, base) ?? lay(pattern, task(base))),
    );
    if (bases.length > 1)
      starts.push(
        mixed(
          task(0),
          bases.map((base) => [base, base + 2] as const),
        ),
      );
    const allowed = quarters.map((q) => q as number);
    const best = starts
      .map(({ spots }) => verified(kinds, spots, limits))
      .reduce((a, b) => (b.length > a.length ? b : a), [] as readonly Spot[]);
    if (best.length > most) most = best.length;
    const free = improve(kinds, best, allowed, job, job.search, areaBound, (evaluations, count) =>
      goesOn({ share: share + ((1 - share) * evaluations) / job.search!.evaluations, count }),
    );
    add('free', 0, { spots: free, columns: free.length, rows: free.length ? 1 : 0 });
  }
  return { solutions, areaBound, latticeBound };
};

/** Where columns and rows are given, blanks may leave the sheet; they may not overlap. */
const ENDLESS = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

const known = (solutions: readonly Solution[], pattern: Pattern, base: 0 | 1): FoundPattern | undefined =>
  solutions.find((s) => s.pattern === pattern && s.base === base);

/** More blanks than this are left to the patterns: the edges of the sheet matter little then, and a search would cost much. */
export const MANY = 150;

/** One blank more, and another, as long as there is room and time. */
const improve = (
  kinds: Kinds,
  start: readonly Spot[],
  allowed: readonly number[],
  { width, height }: Job,
  { seed, evaluations }: { readonly seed: number; readonly evaluations: number },
  bound: number,
  goesOn: (evaluations: number, count: number) => boolean,
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
      width,
      height,
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
    const spots = verified(kinds, found.spots, { width, height, gutter: kinds.gutter });
    if (spots.length <= best.length) break;
    best = spots;
  }
  return best;
};

/** A layout without what is wrong with it: blanks that overlap or leave the sheet are taken off. None has ever been. */
const verified = (
  kinds: Kinds,
  spots: readonly Spot[],
  limits: { readonly width: number; readonly height: number; readonly gutter: Gutter },
): readonly Spot[] => {
  let left = spots;
  for (;;) {
    const faults = faultsOf(kinds.all, left, limits);
    if (!faults.length) return left;
    const { a } = faults[0]!;
    left = left.filter((_, k) => k !== a);
  }
};

/** Lattices of the plane for either base, each worked out once. */
const latticesOf = (kinds: Kinds) => {
  const { gutter } = kinds;
  const upright = make(kinds, 0);
  let turned: Lattices | undefined;
  return (base: 0 | 1): Lattices => {
    if (base === 0) return upright;
    turned ??=
      gutter.x === gutter.y
        ? { skew: upright.skew.map(quarterTurned), double: upright.double.map(quarterTurned) }
        : make(kinds, 1);
    return turned;
  };
};

interface Lattices {
  readonly skew: readonly Lattice[];
  readonly double: readonly Lattice[];
}

const make = (kinds: Kinds, base: 0 | 1): Lattices => ({
  skew: lattices(kinds, base, undefined),
  double: lattices(kinds, base, base + 2),
});

const quarterTurned = ({ u, v, t, cell }: Lattice): Lattice => ({
  u: [-u[1], u[0]],
  v: [-v[1], v[0]],
  ...(t && { t: [-t[1], t[0]] as const }),
  cell,
});
