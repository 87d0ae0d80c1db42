import { type Depths, depthsOf } from './depth.ts';
import type { Spot } from './kind.ts';
import type { Fits } from './kinds.ts';
import type { NoFit } from './no-fit.ts';
import { randomFrom } from './random.ts';
import { separate } from './separate.ts';

/** What a search works on. Micrometres. */
export interface SearchTask {
  readonly fits: Fits;
  /** Of each blank, the kinds it may become. */
  readonly allowed: readonly (readonly number[])[];
  readonly width: number;
  readonly height: number;
  /** Where the search begins; blanks without a place are put anywhere. */
  readonly start: readonly (Spot | undefined)[];
  readonly seed: number;
  /** How many pairs of blanks may be looked at. */
  readonly evaluations: number;
  readonly depths?: (a: number, b: number) => Depths;
  /** Called now and then with the pairs looked at; false ends the search. */
  readonly goesOn?: (evaluations: number) => boolean;
}

export interface SearchResult {
  /** Nothing where no layout was found. */
  readonly spots: readonly Spot[] | undefined;
  readonly evaluations: number;
}

/** Random places tried for a blank, over the sheet, about its own place, and touching another. */
const ANYWHERE = 28;
const NEAR = 16;
const TOUCHING = 40;
/** Rounds without a gain after which the search begins anew from a disturbed layout. */
const PATIENCE = 60;

/**
 * Guided local search (Egeblad, Nielsen and Odgaard 2007; Gardeyn and Wauters 2024): all blanks lie on the sheet and overlap;
 * one after the other moves where it overlaps least, and pairs that go on overlapping weigh more and more, until none does.
 * The same task gives the same answer: chance comes from the seed, and no clock is read.
 */
export const searchLayouts = (task: SearchTask): SearchResult => {
  const { fits, allowed, width, height, evaluations: limit, goesOn } = task;
  const depths = task.depths ?? depthsOf(fits);
  const random = randomFrom(task.seed);
  const count = allowed.length;
  const kinds = new Int32Array(count);
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  const weights = new Float64Array(count * count).fill(1);
  const roomX = fits.all.map((kind) => width - kind.width);
  const roomY = fits.all.map((kind) => height - kind.height);
  let evaluations = 0;
  /** What an exact depth costs, in looks at a raster: it looks at every edge. */
  const looks = 2 + fits.noFit(allowed[0]![0]!, allowed[0]![0]!).edges.length / 32;
  /** Depths from no-fit polygons and not from rasters: for the last millimetres. */
  let exact = false;

  const usable = allowed.map((of) => of.filter((kind) => roomX[kind]! >= 0 && roomY[kind]! >= 0));
  if (usable.some((of) => of.length === 0)) return { spots: undefined, evaluations };
  const pick = (i: number): number => usable[i]![Math.floor(random() * usable[i]!.length)]!;

  const scatter = (i: number): void => {
    const kind = pick(i);
    kinds[i] = kind;
    xs[i] = random() * roomX[kind]!;
    ys[i] = random() * roomY[kind]!;
  };

  const depth = (i: number, j: number): number =>
    exact
      ? exactDepth(fits.noFit(kinds[i]!, kinds[j]!), xs[j]! - xs[i]!, ys[j]! - ys[i]!)
      : depthAt(depths(kinds[i]!, kinds[j]!), xs[j]! - xs[i]!, ys[j]! - ys[i]!);

  /** Weighted overlap of blank `i` with all others, if it lay there; gives up beyond `most`. */
  const rows: (Depths | undefined)[][] = fits.all.map(() => []);
  const costAt = (i: number, kind: number, x: number, y: number, most: number): number => {
    let sum = 0;
    const row = rows[kind]!;
    const base = i * count;
    let j = 0;
    for (; j < count; j++) {
      if (j === i) continue;
      const other = kinds[j]!;
      if (exact) {
        sum += weights[base + j]! * exactDepth(fits.noFit(kind, other), xs[j]! - x, ys[j]! - y);
        if (sum >= most) break;
        continue;
      }
      let table = row[other];
      if (!table) {
        table = depths(kind, other);
        row[other] = table;
      }
      const cx = (xs[j]! - x - table.left) * table.scale;
      if (cx < 0 || cx >= table.columns) continue;
      const cy = (ys[j]! - y - table.bottom) * table.scale;
      if (cy < 0 || cy >= table.rows) continue;
      sum += weights[base + j]! * table.cells[Math.floor(cy) * table.columns + Math.floor(cx)]!;
      if (sum >= most) break;
    }
    evaluations += exact ? looks * j : j;
    return sum;
  };

  const tried = { kind: 0, x: 0, y: 0, cost: 0 };
  const best = { kind: 0, x: 0, y: 0, cost: 0 };
  const second = { kind: 0, x: 0, y: 0, cost: 0 };
  const attempt = (i: number, kind: number, x: number, y: number): void => {
    tried.kind = kind;
    tried.x = Math.min(roomX[kind]!, Math.max(0, x));
    tried.y = Math.min(roomY[kind]!, Math.max(0, y));
    tried.cost = costAt(i, kind, tried.x, tried.y, second.cost);
    if (tried.cost < best.cost) {
      Object.assign(second, best);
      Object.assign(best, tried);
    } else if (tried.cost < second.cost) Object.assign(second, tried);
  };
  /** Steps along the axes and aslant, halved where none is a gain. */
  const descend = (i: number, from: typeof best, least: number): void => {
    let step = (exact ? 0.02 : 0.08) * Math.min(fits.all[from.kind]!.width, fits.all[from.kind]!.height);
    while (step > least && from.cost > 0) {
      let moved = false;
      for (let d = 0; d < 8; d++) {
        const { kind } = from;
        const x = Math.min(roomX[kind]!, Math.max(0, from.x + STEPS[2 * d]! * step));
        const y = Math.min(roomY[kind]!, Math.max(0, from.y + STEPS[2 * d + 1]! * step));
        const cost = costAt(i, kind, x, y, from.cost);
        if (cost < from.cost) {
          Object.assign(from, { x, y, cost });
          moved = true;
        }
      }
      if (!moved) step /= 2;
    }
  };

  const moveBlank = (i: number): void => {
    const kind = kinds[i]!;
    const cost = costAt(i, kind, xs[i]!, ys[i]!, Number.POSITIVE_INFINITY);
    if (cost === 0) return;
    Object.assign(best, { kind, x: xs[i]!, y: ys[i]!, cost });
    Object.assign(second, { kind, x: xs[i]!, y: ys[i]!, cost: Number.POSITIVE_INFINITY });
    for (let k = exact ? ANYWHERE : 0; k < ANYWHERE; k++) {
      const to = pick(i);
      attempt(i, to, random() * roomX[to]!, random() * roomY[to]!);
    }
    const reach = (exact ? 0.02 : 0.25) * Math.min(fits.all[kind]!.width, fits.all[kind]!.height);
    for (let k = 0; k < NEAR; k++)
      attempt(i, kind, xs[i]! + (2 * random() - 1) * reach, ys[i]! + (2 * random() - 1) * reach);
    for (let k = 0; k < TOUCHING && count > 1; k++) {
      const to = pick(i);
      let j = Math.floor(random() * (count - 1));
      if (j >= i) j++;
      const { rings } = fits.noFit(kinds[j]!, to);
      const ring = rings[Math.floor(random() * rings.length)]!;
      const at = 2 * Math.floor((random() * ring.length) / 2);
      attempt(i, to, xs[j]! + ring[at]!, ys[j]! + ring[at + 1]!);
    }
    const other = { ...second };
    descend(i, best, exact ? 2 : FINE);
    if (Number.isFinite(other.cost) && best.cost > 0) {
      descend(i, other, exact ? 2 : FINE);
      if (other.cost < best.cost) Object.assign(best, other);
    }
    [kinds[i], xs[i], ys[i]] = [best.kind, best.x, best.y];
  };

  const order = Array.from({ length: count }, (_, k) => k);
  const shuffle = (): void => {
    for (let k = count - 1; k > 0; k--) {
      const l = Math.floor(random() * (k + 1));
      [order[k], order[l]] = [order[l]!, order[k]!];
    }
  };
  const overlaps = new Float64Array(count * count);
  /** Fills `overlaps`; all of them together. */
  const measure = (): number => {
    let sum = 0;
    for (let i = 0; i < count; i++)
      for (let j = i + 1; j < count; j++) {
        const d = depth(i, j);
        overlaps[i * count + j] = d;
        overlaps[j * count + i] = d;
        sum += d;
      }
    evaluations += ((exact ? looks : 1) * (count * (count - 1))) / 2;
    return sum;
  };
  const reweigh = (): void => {
    let most = 0;
    for (const d of overlaps) if (d > most) most = d;
    for (let k = 0; k < weights.length; k++) {
      const d = overlaps[k]!;
      weights[k] = d > 0 ? Math.min(HEAVIEST, weights[k]! * (1.2 + 0.8 * (d / most))) : Math.max(1, weights[k]! * 0.95);
    }
  };
  const here = (): Spot[] => Array.from({ length: count }, (_, k) => ({ kind: kinds[k]!, x: xs[k]!, y: ys[k]! }));
  const goTo = (spots: readonly Spot[]): void =>
    spots.forEach(({ kind, x, y }, k) => {
      [kinds[k], xs[k], ys[k]] = [kind, x, y];
    });

  /** The same search with exact depths, near where the blanks lie. */
  const polish = (): Spot[] | undefined => {
    exact = true;
    weights.fill(1);
    let least = Number.POSITIVE_INFINITY;
    let tried = APART * count;
    let found: Spot[] | undefined;
    for (let idle = 0; idle < EXACT_PATIENCE && !found && evaluations < limit; idle++) {
      if (goesOn && !goesOn(evaluations)) break;
      const sum = measure();
      if (sum < least * 0.98) {
        least = sum;
        idle = 0;
      }
      if (sum === 0 || sum < tried) {
        // Once more only for what is much better.
        tried = 0.3 * sum;
        evaluations += looks * ROUNDS_OF_SEPARATION * count;
        found = separate(fits, here(), width, height);
        if (sum === 0) break;
      }
      reweigh();
      shuffle();
      for (const i of order) moveBlank(i);
    }
    exact = false;
    return found;
  };

  for (let k = 0; k < count; k++) {
    const spot = task.start[k];
    if (spot) [kinds[k], xs[k], ys[k]] = [spot.kind, spot.x, spot.y];
    else scatter(k);
  }
  const pool: { spots: Spot[]; sum: number }[] = [];
  while (evaluations < limit) {
    let least = Number.POSITIVE_INFINITY;
    let kept = here();
    weights.fill(1);
    for (let idle = 0; idle < PATIENCE && evaluations < limit; idle++) {
      if (goesOn && !goesOn(evaluations)) return { spots: undefined, evaluations };
      measure();
      shuffle();
      for (const i of order) {
        let any = false;
        for (let j = 0; j < count && !any; j++) any = overlaps[i * count + j]! > 0;
        if (any) moveBlank(i);
      }
      const sum = measure();
      if (sum < least * 0.98 || sum === 0) {
        least = sum;
        kept = here();
        idle = 0;
      }
      if (sum === 0) break;
      reweigh();
    }
    if (least < POLISH * count) {
      goTo(kept);
      const spots = polish();
      if (spots) return { spots, evaluations };
    }
    pool.push({ spots: kept, sum: least });
    pool.sort((a, b) => a.sum - b.sum);
    pool.length = Math.min(pool.length, 4);
    // Anew: from one of the best so far with a few blanks thrown elsewhere, or now and then from nothing.
    if (random() < 0.25) for (let k = 0; k < count; k++) scatter(k);
    else {
      goTo(pool[Math.floor(random() * random() * pool.length)]!.spots);
      const thrown = 1 + Math.floor(random() * Math.max(1, count / 5));
      for (let k = 0; k < thrown; k++) scatter(Math.floor(random() * count));
    }
  }
  return { spots: undefined, evaluations };
};

const STEPS = [1, 0, -1, 0, 0, 1, 0, -1, 0.7, 0.7, -0.7, 0.7, 0.7, -0.7, -0.7, -0.7];
/** Micrometres: finer than the rasters. */
const FINE = 300;
/** Micrometres of overlap a blank in rasters: less is worth a look at exact depths. */
const POLISH = 600;
/** Micrometres of overlap a blank in exact depths: less may be moved apart. */
const APART = 100;
/** A pair weighs no more than this, however long it overlaps. */
const HEAVIEST = 1e9;
/** What moving blanks apart costs, in exact depths for each blank. */
const ROUNDS_OF_SEPARATION = 400;
const EXACT_PATIENCE = 12;

const exactDepth = (fit: NoFit, x: number, y: number): number => (fit.inside(x, y) ? fit.nearest(x, y, place) : 0);
const place = new Float64Array(2);

const depthAt = ({ left, bottom, scale, columns, rows, cells }: Depths, x: number, y: number): number => {
  const cx = (x - left) * scale;
  const cy = (y - bottom) * scale;
  if (cx < 0 || cx >= columns || cy < 0 || cy >= rows) return 0;
  return cells[Math.floor(cy) * columns + Math.floor(cx)]!;
};
