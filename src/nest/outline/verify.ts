import { convexHull, keptIn } from '../../geometry/index.ts';
import type { Gutter, Kind, Quarters, Spot } from './kind.ts';
import { type Loop, loopBox, side, within } from './loop.ts';

/** Two blanks by their places in the list, or one that leaves the sheet. */
type Fault =
  | { readonly kind: 'overlap'; readonly a: number; readonly b: number }
  | { readonly kind: 'outside'; readonly a: number };

type Outlined = Pick<Kind, 'loop'>;

/** The room of a sheet and the gutter, in micrometres. */
export interface Limits {
  readonly width: number;
  readonly height: number;
  readonly gutter: Gutter;
}

/** Blanks closer than the gutter or outside the sheet, in whole micrometres without rounding, however the layout was found; at most so many. */
export const faultsOf = (kinds: readonly Outlined[], spots: readonly Spot[], limits: Limits, most = Infinity) => {
  const { width, height, gutter } = limits;
  const faults: Fault[] = [];
  const boxes = spots.map(({ kind, x, y }) => {
    const [l, b, r, t] = loopBox(kinds[kind]!.loop);
    return [l + x, b + y, r + x, t + y] as const;
  });
  boxes.forEach(([l, b, r, t], a) => {
    if (!(l >= 0 && b >= 0 && r <= width && t <= height)) faults.push({ kind: 'outside', a });
  });
  // Patterns repeat, so most pairs lie like an earlier pair.
  const known = new Map<string, boolean>();
  const near = (p: Spot, q: Spot): boolean => {
    const [x, y] = [q.x - p.x, q.y - p.y];
    const isTooClose = (): boolean => tooClose(kinds[p.kind]!.loop, kinds[q.kind]!.loop, x, y, gutter);
    return keptIn(known, `${p.kind} ${q.kind} ${x} ${y}`, isTooClose);
  };
  // From left to right: only blanks that begin before another ends can be near it.
  const order = boxes.map((_, k) => k).sort((a, b) => boxes[a]![0] - boxes[b]![0]);
  order.forEach((a, k) => {
    const [, bottom, right, top] = boxes[a]!;
    for (let l = k + 1; l < order.length && faults.length < most; l++) {
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
  kinds: readonly Outlined[],
  spots: readonly Spot[],
  quarters: readonly Quarters[],
  limits: Limits,
): boolean =>
  spots.every(({ kind }) => quarters.some((allowed) => allowed === kind % 4)) && !faultsOf(kinds, spots, limits).length;

/** Removes blanks that overlap or leave the sheet. A safeguard: no layout has needed it so far. */
export const withoutFaults = (kinds: readonly Outlined[], spots: readonly Spot[], limits: Limits) => {
  let left = spots;
  for (;;) {
    const [fault] = faultsOf(kinds, left, limits);
    if (!fault) return left;
    left = left.filter((_, k) => k !== fault.a);
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

/** True when the interiors of two polygons intersect, the second moved by (x, y). Exact, and independent of the no-fit polygons. */
export const loopsOverlap = (p: Loop, q: Loop, x: number, y: number): boolean => {
  const n = p.length;
  const m = q.length;
  const box = loopBox(p);
  const other = loopBox(q);
  if (other[0] + x >= box[2] || box[0] >= other[2] + x || other[1] + y >= box[3] || box[1] >= other[3] + y)
    return false;
  // Corners of one on the edges of the other: there edges are taken apart.
  const onP: Stops = { onEdge: [], at: new Uint8Array(n >> 1) };
  const onQ: Stops = { onEdge: [], at: new Uint8Array(m >> 1) };
  for (let i = 0; i < n; i += 2) {
    const i2 = (i + 2) % n;
    const [ax, ay, bx, by] = [p[i]!, p[i + 1]!, p[i2]!, p[i2 + 1]!];
    const [left, right] = ax < bx ? [ax, bx] : [bx, ax];
    const [low, high] = ay < by ? [ay, by] : [by, ay];
    if (right < other[0] + x || left > other[2] + x || high < other[1] + y || low > other[3] + y) continue;
    for (let j = 0; j < m; j += 2) {
      const j2 = (j + 2) % m;
      const cx = q[j]! + x;
      const cy = q[j + 1]! + y;
      const dx = q[j2]! + x;
      const dy = q[j2 + 1]! + y;
      if ((cx < left && dx < left) || (cx > right && dx > right) || (cy < low && dy < low) || (cy > high && dy > high))
        continue;
      const o1 = side(ax, ay, bx, by, cx, cy);
      const o2 = side(ax, ay, bx, by, dx, dy);
      const o3 = side(cx, cy, dx, dy, ax, ay);
      const o4 = side(cx, cy, dx, dy, bx, by);
      if (((o1 > 0 && o2 < 0) || (o1 < 0 && o2 > 0)) && ((o3 > 0 && o4 < 0) || (o3 < 0 && o4 > 0))) return true;
      if (o1 === 0 && cx >= left && cx <= right && cy >= low && cy <= high) {
        addStop(onP, i >> 1, cx, cy);
        onQ.at[j >> 1] = 1;
      }
      if (o3 === 0 && within(ax, ay, cx, cy, dx, dy)) {
        addStop(onQ, j >> 1, ax - x, ay - y);
        onP.at[i >> 1] = 1;
      }
    }
  }
  const inQ = strays(p, onP, q, x, y);
  if (inQ === INSIDE || strays(q, onQ, p, -x, -y) === INSIDE) return true;
  // No edge of one runs through the inside of the other: they are apart, or one and the same.
  return inQ === ALONG;
};

/** Contacts of two polygons: corners of the other on each edge, and corners of this one on the other. */
interface Stops {
  readonly onEdge: number[][];
  readonly at: Uint8Array;
}

const addStop = ({ onEdge }: Stops, edge: number, x: number, y: number): void => {
  onEdge[edge] ??= [];
  onEdge[edge].push(x, y);
};

const INSIDE = 1;
const ALONG = 2;

/** Tells whether edges of `p` lie inside `q` or all along it. Without crossings, the middle of a piece tells up to the next touch. */
const strays = (p: Loop, stops: Stops, q: Loop, x: number, y: number): number => {
  const n = p.length;
  let along = true;
  let known: number | undefined;
  const tell = (ax: number, ay: number, bx: number, by: number): number => {
    known ??= place(q, ax + bx - 2 * x, ay + by - 2 * y);
    if (known < 0) along = false;
    return known;
  };
  for (let i = 0; i < n; i += 2) {
    const i2 = (i + 2) % n;
    const [ax, ay, bx, by] = [p[i]!, p[i + 1]!, p[i2]!, p[i2 + 1]!];
    if (stops.at[i >> 1]) known = undefined;
    const on = stops.onEdge[i >> 1];
    if (!on) {
      if (tell(ax, ay, bx, by) > 0) return INSIDE;
      continue;
    }
    const ends: [number, number][] = [
      [ax, ay],
      [bx, by],
    ];
    for (let k = 0; k < on.length; k += 2) ends.push([on[k]!, on[k + 1]!]);
    ends.sort((s, t) => (s[0] - t[0]) * (bx - ax) + (s[1] - t[1]) * (by - ay));
    for (let k = 1; k < ends.length; k++) {
      const [[cx, cy], [dx, dy]] = [ends[k - 1]!, ends[k]!];
      if (cx === dx && cy === dy) continue;
      known = undefined;
      if (tell(cx, cy, dx, dy) > 0) return INSIDE;
    }
    known = undefined;
  }
  return along ? ALONG : 0;
};

/** Of a point in half micrometres: inside (1), on an edge (0) or outside (-1). */
const place = (q: Loop, x: number, y: number): number => {
  let odd = -1;
  for (let j = 0, k = q.length - 2; j < q.length; k = j, j += 2) {
    const [ax, ay, bx, by] = [2 * q[k]!, 2 * q[k + 1]!, 2 * q[j]!, 2 * q[j + 1]!];
    if ((ay > y && by > y) || (ay < y && by < y)) continue;
    const o = side(ax, ay, bx, by, x, y);
    if (o === 0 && within(x, y, ax, ay, bx, by)) return 0;
    if (ay > y !== by > y && o > 0 === by > ay) odd = -odd;
  }
  return odd;
};
