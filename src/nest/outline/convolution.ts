import { addTo } from '../../geometry/index.ts';
import type { Loop } from './loop.ts';

/**
 * Closed paths whose winding number is above 0 exactly inside the Minkowski sum of two simple polygons, and 0 outside (Guibas, Ramshaw and
 * Stolfi 1983). Edges meet only corners whose turn holds their direction: some hundred segments; all pairs of edges give thousands.
 */
export const convolution = (a: Loop, b: Loop): Float64Array[] => {
  const [n, m] = [a.length / 2, b.length / 2];
  const rank = ranks(a, b);
  const [byA, byB] = [order(rank, 0, n), order(rank, n, m)];
  // State (i, j) is corner i of a plus corner j of b; segments leave it and arrive at it equally often.
  const leaving = new Map<number, number[]>();
  const add = (p: number, q: number, forward: boolean): void => {
    addTo(leaving, forward ? p : q, forward ? q : p);
  };
  for (let i = 0; i < n; i++)
    visitBetween(rank, byB, n, turnAngle(a, i), rank[(i + n - 1) % n]!, rank[i]!, (j, forward) =>
      add(i * m + j, i * m + ((j + 1) % m), forward),
    );
  for (let j = 0; j < m; j++)
    visitBetween(rank, byA, 0, turnAngle(b, j), rank[n + ((j + m - 1) % m)]!, rank[n + j]!, (i, forward) =>
      add(i * m + j, ((i + 1) % n) * m + j, forward),
    );
  const paths: Float64Array[] = [];
  for (const [start, ways] of leaving)
    while (ways.length) {
      const path: number[] = [];
      for (let at = start; ; ) {
        const [i, j] = [(at / m) | 0, at % m];
        path.push(a[2 * i]! + b[2 * j]!, a[2 * i + 1]! + b[2 * j + 1]!);
        at = leaving.get(at)!.pop()!;
        if (at === start) break;
      }
      paths.push(Float64Array.from(path));
    }
  return paths;
};

/** 1 when corner `i` is convex, -1 when it is reflex. */
const turnAngle = (p: Loop, i: number): number => {
  const n = p.length;
  // A segment there and back is convex at both ends.
  if (n === 4) return 1;
  const k = 2 * i;
  const [u, v] = [(k + n - 2) % n, (k + 2) % n];
  const [x, y] = [p[k]!, p[k + 1]!];
  return Math.sign((x - p[u]!) * (p[v + 1]! - y) - (y - p[u + 1]!) * (p[v]! - x));
};

/** Ranks the edges of both polygons by direction, those of `a` first in the result. For equal directions `a` comes before `b`. */
const ranks = (a: Loop, b: Loop): Int32Array => {
  const vectors = [...edges(a), ...edges(b)];
  const sorted = vectors.map((_, k) => k).sort((k, l) => compare(vectors[k]!, vectors[l]!) || k - l);
  const rank = new Int32Array(vectors.length);
  let last = 0;
  const n = a.length / 2;
  for (let s = 0; s < sorted.length; s++) {
    const k = sorted[s]!;
    // Parallel edges of one polygon share a rank, so that no corner between them has a turn.
    const before = sorted[s - 1];
    if (before === undefined || compare(vectors[before]!, vectors[k]!) !== 0 || before < n !== k < n) last++;
    rank[k] = last;
  }
  return rank;
};

const edges = (p: Loop): [number, number][] =>
  Array.from({ length: p.length / 2 }, (_, i) => {
    const [k, l] = [2 * i, (2 * i + 2) % p.length];
    return [p[l]! - p[k]!, p[l + 1]! - p[k + 1]!];
  });

/** By angle from the positive x axis, exact. */
const compare = ([ax, ay]: readonly number[], [bx, by]: readonly number[]): number => {
  const [p, q] = [half(ax!, ay!), half(bx!, by!)];
  return p - q || -Math.sign(ax! * by! - ay! * bx!);
};

const half = (x: number, y: number): number => (y > 0 || (y === 0 && x > 0) ? 0 : 1);

const order = (rank: Int32Array, first: number, count: number): Int32Array =>
  Int32Array.from({ length: count }, (_, k) => k).sort((k, l) => rank[first + k]! - rank[first + l]!);

/** Calls back for each edge whose direction the corner turns through. */
const visitBetween = (
  rank: Int32Array,
  sorted: Int32Array,
  first: number,
  convex: number,
  incoming: number,
  outgoing: number,
  each: (edge: number, forward: boolean) => void,
): void => {
  if (convex === 0) return;
  const [lo, hi] = convex > 0 ? [incoming, outgoing] : [outgoing, incoming];
  const count = sorted.length;
  // First edge beyond `lo`, then round until `hi`.
  let [left, right] = [0, count];
  while (left < right) {
    const middle = (left + right) >> 1;
    if (rank[first + sorted[middle]!]! > lo) right = middle;
    else left = middle + 1;
  }
  for (let k = 0; k < count; k++) {
    const edge = sorted[(left + k) % count]!;
    const r = rank[first + edge]!;
    if (lo < hi ? r <= lo || r >= hi : r <= lo && r >= hi) break;
    each(edge, convex > 0);
  }
};

/** Least and largest y of a part of an upright line. */
type Span = readonly [low: number, high: number];

/**
 * Lines inside a no-fit polygon on which two blanks fit after all, as rings there and back: an arm of one is as wide as a gap of the
 * other. A line has no area, so a union of areas loses it. Only upright and level lines, along which most sides of dielines lie.
 * @param ends - Corners of the paths around the no-fit polygon, x and y in turn: where a slit may end.
 * @param fits - Exact test of a place, false outside the no-fit polygon.
 */
export const slitsOf = (a: Loop, b: Loop, ends: readonly Float64Array[], fits: (x: number, y: number) => boolean) => [
  ...upright(a, b, ends, fits).map(([x, low, high]) => Float64Array.of(x, low, x, high)),
  ...upright(mirrored(a), mirrored(b), ends.map(mirrored), (y, x) => fits(x, y)).map(([y, low, high]) =>
    Float64Array.of(low, y, high, y),
  ),
];

/** x and y in each other's place, the other way round. */
const mirrored = <T extends Loop | Float64Array>(path: T): T => path.slice().reverse() as T;

const upright = (a: Loop, b: Loop, ends: readonly Float64Array[], fits: (x: number, y: number) => boolean) => {
  const lines = new Map<number, Span[]>();
  for (const [p, q] of [
    [facing(a, 1), facing(b, -1)],
    [facing(a, -1), facing(b, 1)],
  ] as const)
    for (const one of p)
      for (const other of q) {
        if (one.width !== other.width) continue;
        addTo(lines, one.left - other.left, [one.span[0] - other.span[1], one.span[1] - other.span[0]]);
      }
  if (!lines.size) return [];
  const heights = [...new Set(ends.flatMap((path) => [...path.filter((_, k) => k % 2)]))].sort((p, q) => p - q);
  return [...lines].flatMap(([x, spans]) => {
    const slits: [number, number, number][] = [];
    for (let k = 1; k < heights.length; k++) {
      const [low, high] = [heights[k - 1]!, heights[k]!];
      if (!spans.some((span) => span[0] <= low && high <= span[1])) continue;
      if (!fits(x, Math.floor((low + high) / 2))) continue;
      const last = slits.at(-1);
      if (last?.[2] === low) last[2] = high;
      else slits.push([x, low, high]);
    }
    return slits;
  });
};

/** Gaps of a blank, whose left side runs up (1), or its arms, whose left side runs down (-1), with the heights that both sides have. */
const facing = (loop: Loop, direction: 1 | -1) => {
  const [left, right]: [number, Span][][] = [[], []];
  for (let j = 0, k = loop.length - 2; j < loop.length; k = j, j += 2) {
    const [x, from, to] = [loop[j]!, loop[k + 1]!, loop[j + 1]!];
    if (loop[k] !== x) continue;
    (to > from === direction > 0 ? left! : right!).push([x, from < to ? [from, to] : [to, from]]);
  }
  return left!.flatMap(([x, [low, high]]) =>
    right!.flatMap(([end, [bottom, top]]) => {
      const span = [Math.max(low, bottom), Math.min(high, top)] as const;
      return end > x && span[0] < span[1] ? [{ left: x, width: end - x, span }] : [];
    }),
  );
};
