import type { Spot } from '../outline/kind.ts';
import type { Fits } from '../outline/kinds.ts';
import type { NoFit } from '../outline/no-fit.ts';

/** Blanks side by side: places of the lower left corners of their bounding boxes, the row's own in the origin. Micrometres. */
export interface BlankRow {
  readonly items: readonly Spot[];
  readonly width: number;
  readonly height: number;
  /** All in one orientation, or turned alternately. */
  readonly pairs: boolean;
}

/** Tells for any distance the least one from there on at which any number of copies of one kind lie side by side. */
export const pitchesOf = ({ noFit, clear }: Fits, kind: number): ((least: number) => number) => {
  const spans = noFit(kind, kind).across(0);
  const ends = spans.map(([, to]) => to).filter((to) => to > 0);
  const last = Math.max(1, ...ends);
  const free = (p: number): boolean => {
    for (let k = p; k < last; k += p) if (spans.some(([from, to]) => k > from && k < to)) return false;
    return true;
  };
  // A pitch is a distance that just leaves a span, or a fraction of one.
  const candidates = ends
    .flatMap((to) => [1, 2, 3, 4].map((k) => Math.ceil(to / k - NO_FIT_ROUNDING_UM)))
    .sort((a, b) => a - b);
  const isClear = (p: number): boolean => clear(kind, kind, p, 0);
  return (least) => {
    const start = Math.ceil(least);
    if (start > 0 && free(start)) return untilClear(start, isClear);
    return untilClear(candidates.find((p) => p >= least && free(p)) ?? Math.ceil(last), isClear);
  };
};

/** The least distance at which any number of copies of one kind lie side by side. */
export const pitchOf = (fits: Fits, kind: number): number => pitchesOf(fits, kind)(0);

/** Most micrometres that rounding takes from a distance, except along an edge that is nearly parallel to it. */
const ROUNDED_UM = 16;

/** A clear distance from `start` on, within rounding or by ever longer steps: no-fit polygons are rounded, the clearance test is exact. */
export const untilClear = (start: number, isClear: (at: number) => boolean): number => {
  let step = 0;
  while (!isClear(start + step)) step += Math.max(1, step - ROUNDED_UM + 1);
  return start + step;
};

/** Places on no-fit polygons are known to a tenth of a micrometre. */
export const NO_FIT_ROUNDING_UM = 0.11;

/** Least distance to the right of a blank that is `y` higher and clear of all blanks to its left. */
const clearBeyond = ({ slabs }: NoFit, y: number): number => Math.ceil(slabs.lastEnd(y) - NO_FIT_ROUNDING_UM);

export const straightRow = ({ all }: Fits, kind: number, pitch: number, count: number): BlankRow => ({
  items: Array.from({ length: count }, (_, k) => ({ kind, x: k * pitch, y: 0 })),
  width: (count - 1) * pitch + all[kind]!.width,
  height: all[kind]!.height,
  pairs: false,
});

/** Two kinds head to tail: how far the second lies from the first, and from the first of one pair to that of the next. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  readonly x: number;
  readonly y: number;
  readonly period: number;
}

/** Pairs for rows, the shortest first: each higher or lower one saves length. */
export const pairsOf = (fits: Fits, first: number, second: number, most = 5): Pair[] => {
  const there = fits.noFit(first, second);
  const back = fits.noFit(second, first);
  const pitches = [pitchesOf(fits, first), pitchesOf(fits, second)];
  const pitch = Math.max(...pitches.map((pitchFrom) => pitchFrom(0)));
  const { height } = fits.all[first]!;
  const heights = new Set([0, fits.all[first]!.height - fits.all[second]!.height]);
  for (const ring of there.rings)
    for (let k = 1; k < ring.length; k += 2) if (Math.abs(ring[k]!) < 0.75 * height) heights.add(Math.round(ring[k]!));
  for (const ring of back.rings)
    for (let k = 1; k < ring.length; k += 2) if (Math.abs(ring[k]!) < 0.75 * height) heights.add(Math.round(-ring[k]!));
  const all: Pair[] = [];
  for (const y of heights) {
    const [x, rest] = [clearBeyond(there, y), clearBeyond(back, -y)];
    if (!(Number.isFinite(x) && Number.isFinite(rest))) continue;
    const least = Math.max(x + rest, pitch);
    const period = Math.max(...pitches.map((pitchFrom) => pitchFrom(least)));
    all.push({ first, second, x: Math.max(x, -rest), y, period });
  }
  // An entry of more height has less length.
  all.sort((a, b) => Math.abs(a.y) - Math.abs(b.y) || a.period - b.period);
  const kept: Pair[] = [];
  for (const pair of all) if (kept.every(({ period }) => pair.period < period * 0.995)) kept.push(pair);
  const best = kept.sort((a, b) => a.period * (height + Math.abs(a.y)) - b.period * (height + Math.abs(b.y)));
  return best.slice(0, most).flatMap((pair): Pair[] => {
    const isClear = (at: number): boolean => fits.clear(first, second, at, pair.y);
    const isNextClear = (at: number): boolean => fits.clear(second, first, at, -pair.y);
    const x = untilClear(pair.x, isClear);
    const rest = untilClear(pair.period - pair.x, isNextClear);
    // At the height of a horizontal edge rounding hides that two blanks overlap: the pair is longer than it seemed.
    return x + rest <= pair.period + 2 * ROUNDED_UM ? [{ ...pair, x, period: x + rest }] : [];
  });
};

/** `count` blanks head to tail. */
export const pairRow = ({ all }: Fits, { first, second, x, y, period }: Pair, count: number): BlankRow => {
  const low = Math.min(0, y);
  const items = Array.from({ length: count }, (_, k) => {
    const start = (k >> 1) * period;
    return k % 2 ? { kind: second, x: start + x, y: y - low } : { kind: first, x: start, y: -low };
  });
  const left = Math.min(...items.map((item) => item.x));
  return {
    items: items.map((item) => ({ ...item, x: item.x - left })).sort((p, q) => p.x - q.x),
    width: Math.max(...items.map((item) => item.x + all[item.kind]!.width)) - left,
    height: Math.max(...items.map((item) => item.y + all[item.kind]!.height)),
    pairs: true,
  };
};

/** Calls back for each blank of row `b`, moved by `shift`, that overlaps one of row `a` along x, until one answers false. */
const facing = (
  { noFit, all }: Fits,
  a: BlankRow,
  b: BlankRow,
  shift: number,
  each: (p: Spot, q: Spot, fit: NoFit) => boolean,
): boolean => {
  const widest = Math.max(all[b.items[0]!.kind]!.width, all[b.items[b.items.length - 1]!.kind]!.width);
  let start = 0;
  for (const p of a.items) {
    const from = p.x - shift;
    // Both rows run from left to right: what lies behind one blank lies behind the next.
    const reach = noFit(p.kind, b.items[0]!.kind);
    while (start < b.items.length && b.items[start]!.x - from <= -2 * widest + reach.left) start++;
    for (let j = start; j < b.items.length; j++) {
      const q = b.items[j]!;
      const x = q.x - from;
      const fit = noFit(p.kind, q.kind);
      if (x >= fit.right) break;
      if (x > fit.left && !each(p, q, fit)) return false;
    }
  }
  return true;
};

/** True when every blank of row `b`, moved by (x, y), is clear of every blank of row `a`. */
export const clearRows = (fits: Fits, a: BlankRow, b: BlankRow, x: number, y: number): boolean =>
  facing(fits, a, b, x, (p, q, fit) => {
    const up = q.y + y - p.y;
    return up >= fit.top || fits.clear(p.kind, q.kind, q.x + x - p.x, up);
  });

/** Least height of row `b` above row `a`, if it is `shift` further right. */
export const rise = (fits: Fits, a: BlankRow, b: BlankRow, shift: number): number => {
  let height = 0;
  facing(fits, a, b, shift, (p, q, fit) => {
    const base = p.y - q.y;
    // Most blanks cannot lie higher than another already does.
    if (base + fit.top <= height) return true;
    const up = base + fit.above(q.x + shift - p.x);
    if (up > height) height = up;
    return true;
  });
  return height;
};

/** Number of equal lengths that another one holds, each a step beyond the one before. */
export const along = (length: number, own: number, step: number): number =>
  own > length ? 0 : Math.floor((length - own) / step) + 1;
