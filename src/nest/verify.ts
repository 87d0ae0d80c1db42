import { convexHull } from '../geometry/index.ts';
import type { Gutter, Kind, Quarters, Spot } from './kind.ts';
import type { Loop } from './loop.ts';
import { boxOf, loopsOverlap } from './overlap.ts';

/** Two blanks by their places in the list, or one that leaves the sheet. */
export type Fault =
  | { readonly kind: 'overlap'; readonly a: number; readonly b: number }
  | { readonly kind: 'outside'; readonly a: number };

/** The room of a sheet and the gutter, in micrometres. */
export interface Limits {
  readonly width: number;
  readonly height: number;
  readonly gutter: Gutter;
}

/**
 * Faults of a layout: blanks closer than the gutter, and blanks outside the sheet. Computed in whole
 * micrometres without rounding, independent of how the layout was found.
 */
export const faultsOf = (
  kinds: readonly Pick<Kind, 'loop'>[],
  spots: readonly Spot[],
  { width, height, gutter }: Limits,
): Fault[] => {
  const faults: Fault[] = [];
  const boxes = spots.map(({ kind, x, y }) => {
    const [l, b, r, t] = boxOf(kinds[kind]!.loop);
    return [l + x, b + y, r + x, t + y] as const;
  });
  boxes.forEach(([l, b, r, t], a) => {
    if (!(l >= 0 && b >= 0 && r <= width && t <= height)) faults.push({ kind: 'outside', a });
  });
  // Patterns repeat, so most pairs lie like an earlier pair.
  const known = new Map<string, boolean>();
  const near = (p: Spot, q: Spot): boolean => {
    const key = `${p.kind} ${q.kind} ${q.x - p.x} ${q.y - p.y}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = tooClose(kinds[p.kind]!.loop, kinds[q.kind]!.loop, q.x - p.x, q.y - p.y, gutter);
    known.set(key, now);
    return now;
  };
  // From left to right: only blanks that begin before another ends can be near it.
  const order = boxes.map((_, k) => k).sort((a, b) => boxes[a]![0] - boxes[b]![0]);
  order.forEach((a, k) => {
    const [, bottom, right, top] = boxes[a]!;
    for (let l = k + 1; l < order.length; l++) {
      const b = order[l]!;
      if (boxes[b]![0] >= right + gutter.x) break;
      if (boxes[b]![1] >= top + gutter.y || boxes[b]![3] + gutter.y <= bottom) continue;
      if (near(spots[a]!, spots[b]!)) faults.push({ kind: 'overlap', a, b });
    }
  });
  return faults;
};

/** True when a layout found for another request also keeps the grain, the gutter and the sheet of this one. */
export const suits = (
  kinds: readonly Pick<Kind, 'loop'>[],
  spots: readonly Spot[],
  quarters: readonly Quarters[],
  limits: Limits,
): boolean =>
  spots.every(({ kind }) => quarters.some((allowed) => allowed === kind % 4)) && !faultsOf(kinds, spots, limits).length;

/** Removes blanks that overlap or leave the sheet. A safeguard: no layout has needed it so far. */
export const withoutFaults = (
  kinds: readonly Pick<Kind, 'loop'>[],
  spots: readonly Spot[],
  limits: Limits,
): readonly Spot[] => {
  let left = spots;
  for (;;) {
    const faults = faultsOf(kinds, left, limits);
    if (!faults.length) return left;
    const { a } = faults[0]!;
    left = left.filter((_, k) => k !== a);
  }
};

/** True when `q`, moved by (x, y), is nearer to `p` than the gutter or, without a gutter, overlaps it. */
export const tooClose = (p: Loop, q: Loop, x: number, y: number, gutter: Gutter): boolean => {
  if (loopsOverlap(p, q, x, y)) return true;
  if (!gutter.x && !gutter.y) return false;
  return bands(p, gutter).some((band) => loopsOverlap(band, q, x, y));
};

/** Coordinates of a strip without an inside: its two ends. */
const LINE = 4;

const known = new WeakMap<Loop, { readonly gutter: Gutter; readonly bands: readonly Loop[] }>();

/** The strip within the gutter of each edge: a rectangle along it, by its outer corners. */
const bands = (p: Loop, gutter: Gutter): readonly Loop[] => {
  const before = known.get(p);
  if (before && before.gutter.x === gutter.x && before.gutter.y === gutter.y) return before.bands;
  const all: Loop[] = [];
  for (let i = 0, j = p.length - 2; i < p.length; j = i, i += 2) {
    const corners: [number, number][] = [];
    for (const k of [i, j])
      for (const sx of [-1, 1])
        for (const sy of [-1, 1]) corners.push([p[k]! + sx * gutter.x, p[k + 1]! + sy * gutter.y]);
    const band = Int32Array.from(convexHull(corners).flat());
    // With no gutter along x the strip of an upright edge is a line. It has no inside, so nothing overlaps it.
    if (band.length > LINE) all.push(band);
  }
  known.set(p, { gutter, bands: all });
  return all;
};
