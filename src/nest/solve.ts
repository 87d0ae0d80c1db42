import { boxBlocks } from './blocks/box-blocks.ts';
import { ellBlocks } from './blocks/ell-blocks.ts';
import { latticesOf } from './lattice/densest.ts';
import { type Pattern, patterns, TURNING_PATTERNS } from './names.ts';
import { fullest, type Quarters, type Spot } from './outline/kind.ts';
import { type Kinds, turnedKinds } from './outline/kinds.ts';
import type { Loop } from './outline/loop.ts';
import { type Limits, suits, withoutFaults } from './outline/verify.ts';
import { type FoundPattern, lay } from './patterns.ts';
import { type Improving, improve, MAX_SEARCHED_BLANKS } from './search/improve.ts';
import { placesOf, tidied } from './search/tidy.ts';

/** One outline to be laid on a sheet without margins; plain data, so that a thread can work on it. Micrometres. */
export interface Job extends Limits {
  readonly loop: Loop;
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
  /** True for the first answer alone. */
  readonly quick?: boolean;
  /** True for straight rows and columns alone. */
  readonly isInRows?: boolean | undefined;
  /** True when all blanks of a layout lie in one rotation. */
  readonly isSameRotation?: boolean | undefined;
  /** Blanks that stay, sound among themselves: the first of every layout. */
  readonly fixed?: readonly Spot[];
}

/** Blanks on the sheet, verified. */
export interface Solution extends FoundPattern {
  readonly pattern: Pattern | 'free';
  readonly base: 0 | 1;
}

/** Progress of a job from 0 to 1, and the most blanks so far. */
export interface Progress {
  readonly share: number;
  readonly count: number;
}

/** Straight rows that straight columns cross, each blank where both meet. */
export const isInRows = (spots: readonly Spot[]): boolean =>
  new Set(spots.map(({ x }) => x)).size * new Set(spots.map(({ y }) => y)).size === spots.length;

/** Finds each pattern and the free layout, verified independently. Equal jobs give equal layouts. `goesOn` ends it by returning false. */
export const solve = (job: Job, goesOn: (progress: Progress) => boolean = () => true) => {
  const { loop, width, height, gutter, wanted, quarters, exactly } = job;
  const mayTurn = !job.isSameRotation;
  const kinds = turnedKinds(loop, gutter);
  const solutions: Solution[] = [];
  const limits: Limits = { width, height, gutter };
  const { fixed = [] } = job;
  const isClear = (p: Spot): boolean => fixed.every((q) => kinds.clear(q.kind, p.kind, p.x - q.x, p.y - q.y));
  const sound = (spots: readonly Spot[], within: Limits = limits): readonly Spot[] =>
    withoutFaults(kinds.all, fixed.length ? [...fixed, ...spots.filter(isClear)] : spots, within);
  const known = (exactly ? [] : (job.known ?? []))
    .filter(
      ({ spots }) =>
        suits(kinds.all, spots, quarters, limits) &&
        (!job.isInRows || isInRows(spots)) &&
        (mayTurn || new Set(spots.map(({ kind }) => kind)).size < 2),
    )
    .map((one) => (fixed.length ? { ...one, spots: sound(one.spots) } : one));
  let done = 0;
  const share = job.search ? 0.2 : 1;
  const add = (pattern: Pattern | 'free', base: 0 | 1, found: FoundPattern): void => {
    const spots = sound(found.spots, exactly ? { ...limits, ...ENDLESS } : limits);
    const own: Solution = { pattern, base, ...found, spots };
    const held = fullest([own, ...known.filter((each) => each.pattern === pattern && each.base === base)]);
    solutions.push(fixed.length ? { ...held, columns: held.spots.length, rows: 1 } : held);
    most = Math.max(most, held.spots.length);
  };
  const task = (base: 0 | 1) => ({
    fits: kinds,
    kinds: [base, base + 2] as const,
    width,
    height,
    gutter,
    lattices: (which: 'skew' | 'double') => latticesOf(kinds, base, which),
    isInRows: job.isInRows,
    ...(exactly && { exactly }),
  });
  const bases = ([0, 1] as const).filter((base) => quarters.includes(base));
  const area = (width + gutter.x) * (height + gutter.y);
  const areaBound = Math.floor(area / Math.min(...bases.map((base) => kinds.areas[base]!)) + 1e-9);
  /** From where a search starts: in one rotation, where blanks may not turn. */
  const freeFrom = (start: readonly Spot[]) => {
    const own = mayTurn ? quarters : [(start[0]?.kind ?? bases[0]!) as Quarters];
    return {
      ...limits,
      pinned: fixed.length,
      start,
      quarters: own,
      bases: bases.filter((base) => own.some((q) => q % 2 === base)),
    };
  };
  let start: readonly Spot[] = [];
  if (job.search) {
    const { seed, evaluations } = job.search;
    const quickest = areaBound < MANY_BLANKS || !mayTurn ? QUICK_PATTERNS : [...QUICK_PATTERNS, 'pairs' as const];
    const quick = bases.flatMap((base) => quickest.map((pattern) => lay(pattern, task(base))));
    let last = { n: 0, count: 0 };
    start = guidedSearch(kinds, {
      ...freeFrom(fullest([...quick.map(({ spots }) => ({ spots: sound(spots) })), ...known]).spots),
      bound: areaBound,
      seed,
      evaluations: Math.min(evaluations, QUICK_EVALUATIONS),
      goesOn: (n, count) => {
        if (count > last.count) last = { n, count };
        return n - last.n < QUICK_PATIENCE && goesOn({ share: 0, count });
      },
    });
  }
  let most = start.length;
  for (const [pattern, base] of wanted) {
    // The first answer is told before the slow patterns are laid.
    if (!goesOn({ share: Math.max(0.01, (share * done++) / wanted.length), count: most })) break;
    add(pattern, base, lay(pattern, task(base)));
  }
  const addFree = (spots: readonly Spot[]): void =>
    add('free', 0, { spots, columns: spots.length, rows: spots.length ? 1 : 0 });
  if (job.quick) {
    if (job.search) addFree(start);
    return { solutions, areaBound, latticeBound: areaBound };
  }
  const cells = bases.flatMap((base) =>
    latticesOf(kinds, base, mayTurn ? 'double' : 'skew')
      .slice(0, 1)
      .map(({ cell }) => cell),
  );
  const latticeBound = cells.length ? area / Math.min(...cells) : areaBound;
  const starts = function* (): Generator<Pick<FoundPattern, 'spots'>> {
    for (const base of bases)
      for (const pattern of patterns.filter((one) => mayTurn || !TURNING_PATTERNS.includes(one)))
        yield solutions.find((s) => s.pattern === pattern && s.base === base) ?? lay(pattern, task(base));
    if (!mayTurn || bases.length < 2 || areaBound > MAX_SEARCHED_BLANKS) return;
    yield boxBlocks({ fits: kinds, width, height, gutter }, bases);
  };
  if (job.search) {
    for (const { spots } of starts()) {
      // The sheet is full.
      if (start.length >= areaBound) break;
      // These are needed for any result, but a cancelled search ends here.
      goesOn({ share, count: most });
      const own = sound(spots);
      if (own.length > start.length || (own.length === start.length && placesOf(own) < placesOf(start))) start = own;
    }
    most = Math.max(most, start.length);
    const { seed, evaluations } = job.search;
    const found = searchFree(kinds, {
      ...freeFrom(start),
      bound: areaBound,
      seed,
      evaluations,
      goesOn: (n, count) => goesOn({ share: share + ((1 - share) * n) / evaluations, count }),
    });
    addFree(found.length > MAX_SEARCHED_BLANKS ? found : tidied(kinds, found, limits, fixed.length));
  }
  return { solutions, areaBound, latticeBound };
};

/** Patterns that take a millisecond or two, from which the first answer starts. */
const QUICK_PATTERNS: readonly Pattern[] = ['straight-box', 'straight'];

/** From so many blanks on the first answer starts from pairs, too: fewer are sooner found one by one. */
const MANY_BLANKS = 25;

/** Budget of the search for the first answer. */
export const QUICK_EVALUATIONS = 500_000;
/** It ends so many evaluations after the last blank that it found. */
const QUICK_PATIENCE = 250_000;

/** With given columns and rows, blanks may leave the sheet; they may not overlap. */
const ENDLESS = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** Share of the budget that blocks of bounding boxes may take. */
const BLOCKS_SHARE = 0.75;

interface FreeSearch
  extends Pick<Job, keyof Limits | 'quarters'>,
    Pick<Improving, 'start' | 'seed' | 'bound' | 'pinned' | 'goesOn'> {
  /** Rotations that are not the others turned by 180°. */
  readonly bases: readonly (0 | 1)[];
  /** Budget: places tried, neighbours compared there, and cuts tried. */
  readonly evaluations: number;
}

/** Adds blanks to a layout: first as bounding boxes in L-shaped blocks, where these could hold more, and then by guided local search. */
const searchFree = (
  kinds: Kinds,
  { start, quarters, bases, seed, evaluations, bound, goesOn, ...limits }: FreeSearch,
): readonly Spot[] => {
  const { width, height, gutter } = limits;
  let best = start;
  let spent = 0;
  const oneMore = (): readonly Spot[] => {
    const limit = BLOCKS_SHARE * evaluations - spent;
    const found = ellBlocks({ fits: kinds, width, height, gutter }, bases, best.length + 1, limit, (n) =>
      goesOn(spent + n, best.length),
    );
    spent += found.evaluations;
    return withoutFaults(kinds.all, found.spots ?? [], limits);
  };
  if (!limits.pinned && bases.length > 1 && bound <= MAX_SEARCHED_BLANKS && best.length < bound)
    for (let more = oneMore(); more.length > best.length; more = oneMore()) best = more;
  return guidedSearch(kinds, {
    ...limits,
    start: best,
    quarters,
    bases,
    bound,
    seed,
    evaluations: evaluations - spent,
    goesOn: (n, count) => goesOn(spent + n, count),
  });
};

/** Adds blanks to a layout by guided local search. */
const guidedSearch = (kinds: Kinds, { quarters, bases: _, ...search }: FreeSearch): readonly Spot[] =>
  improve(kinds, {
    ...search,
    allowed: () => quarters,
    more: [quarters],
    accept: (found, before) => {
      const spots = withoutFaults(kinds.all, found, search);
      return spots.length > before.length ? spots : undefined;
    },
  });
