import earcut from 'earcut';
import { distance, type Point, type Ring } from '../../geometry/index.ts';

/** A convex polygon, counter-clockwise. */
export interface ConvexPiece {
  readonly ring: readonly Point[];
  /** True when the side from corner k to the next is an edge of the whole polygon. */
  readonly rim: readonly boolean[];
}

/** Convex pieces of a polygon with holes: triangles, joined while convex (Hertel and Mehlhorn 1983), at most four times the fewest. */
export const convexPieces = (outer: Ring, holes: readonly Ring[] = []): ConvexPiece[] => {
  // Most panels are already convex.
  if (holes.length === 0 && isConvex(outer)) return [{ ring: outer, rim: outer.map(() => true) }];
  const points = holes.length ? [...outer, ...holes.flat()] : outer;
  const count = points.length;
  const starts = holes.map((_, k) => holes.slice(0, k).reduce((n, h) => n + h.length, outer.length));
  const rings: (number[] | undefined)[] = triangles(points, starts);
  /** Index of the ring, by side a → b as a · count + b. */
  const owner = new Map<number, number>();
  const own = (ring: readonly number[], index: number): void => {
    for (let k = 0; k < ring.length; k++) owner.set(ring[k]! * count + ring[(k + 1) % ring.length]!, index);
  };
  for (const [index, ring] of rings.entries()) own(ring!, index);
  const isOpen = (a: number, b: number): boolean => !owner.has(b * count + a) && !isEdge(a, b, [0, ...starts, count]);
  rings.forEach((ring, index) => {
    const whole = withPassedPoints(ring!, points, isOpen);
    if (whole.length === ring!.length) return;
    rings[index] = whole;
    own(whole, index);
  });
  const cuts: { readonly a: number; readonly b: number; readonly length: number }[] = [];
  for (const ring of rings)
    for (const [i, a] of ring!.entries()) {
      const b = ring![(i + 1) % ring!.length]!;
      if (a < b && owner.has(b * count + a)) cuts.push({ a, b, length: distance(points[a]!, points[b]!) });
    }
  cuts.sort((p, q) => q.length - p.length);
  for (const { a, b } of cuts) {
    const left = owner.get(a * count + b)!;
    const right = owner.get(b * count + a)!;
    if (left === right) continue;
    const joined = merge(points, rings[left]!, rings[right]!, a, b);
    if (!joined) continue;
    owner.delete(a * count + b);
    owner.delete(b * count + a);
    rings[left] = joined;
    rings[right] = undefined;
    own(joined, left);
  }
  return rings.flatMap((ring) => {
    if (!ring) return [];
    const rim = ring.map((a, k) => !owner.has(ring[(k + 1) % ring.length]! * count + a));
    return [{ ring: ring.map((k) => points[k]!), rim }];
  });
};

const triangles = (points: readonly Point[], starts: number[]): number[][] => {
  const corners = earcut(points.flat(), starts);
  const rings: number[][] = [];
  for (let k = 0; k < corners.length; k += 3) {
    const ring = [corners[k]!, corners[k + 1]!, corners[k + 2]!];
    if (turnSine(points[ring[0]!]!, points[ring[1]!]!, points[ring[2]!]!) < 0) ring.reverse();
    rings.push(ring);
  }
  return rings;
};

/** True for an edge of the polygon: from a corner to the next one of its ring. The rings begin at `starts`. */
const isEdge = (a: number, b: number, starts: readonly number[]): boolean =>
  b === a + 1 ? !starts.includes(b) : starts.some((start, k) => b === start && a === starts[k + 1]! - 1);

/** A triangle with the polygon's corners that its open sides pass: a side may pass corners of several holes, where others end. */
const withPassedPoints = (
  ring: readonly number[],
  points: readonly Point[],
  isOpen: (a: number, b: number) => boolean,
): number[] =>
  ring.flatMap((a, k) => {
    const b = ring[(k + 1) % ring.length]!;
    if (!isOpen(a, b)) return [a];
    const [p, q] = [points[a]!, points[b]!];
    const passed = [...points.keys()].filter((i) => i !== a && i !== b && isBetween(points[i]!, p, q));
    return [a, ...passed.sort((i, j) => distance(p, points[i]!) - distance(p, points[j]!))];
  });

const isBetween = (point: Point, p: Point, q: Point): boolean => {
  const [before, after] = [distance(p, point), distance(point, q)];
  const isInside = Math.min(before, after) > STRAIGHT_SINE && Math.max(before, after) < distance(p, q);
  return isInside && Math.abs(turnSine(p, point, q)) < STRAIGHT_SINE;
};

/** Largest sine of a corner that counts as straight, to allow for rounding. */
const STRAIGHT_SINE = 1e-9;

/** True for a simple polygon that turns left or goes straight on at every corner. */
const isConvex = (ring: Ring): boolean => {
  const n = ring.length;
  for (let k = 0; k < n; k++) {
    const [p, q, r] = [ring[k]!, ring[(k + 1) % n]!, ring[(k + 2) % n]!];
    const ux = q[0] - p[0];
    const uy = q[1] - p[1];
    const vx = r[0] - q[0];
    const vy = r[1] - q[1];
    // Compares twice the area of the corner with that of a corner that is straight but for rounding. A corner that turns back is a slit.
    if (ux * vy - uy * vx < 0 || ux * vx + uy * vy < -Math.abs(ux * vy - uy * vx) * 1e9) return false;
  }
  return true;
};

/** Joins two rings at their common side a–b when the result is convex: left from b to a, then right from a to b. */
const merge = (points: readonly Point[], left: readonly number[], right: readonly number[], a: number, b: number) => {
  const l = left.indexOf(a);
  const r = right.indexOf(b);
  const at = (ring: readonly number[], k: number): Point => points[ring[(k + ring.length) % ring.length]!]!;
  const [p, q] = [points[a]!, points[b]!];
  if (turnSine(at(right, r - 1), q, at(left, l + 2)) < -STRAIGHT_SINE) return undefined;
  if (turnSine(at(left, l - 1), p, at(right, r + 2)) < -STRAIGHT_SINE) return undefined;
  const ring: number[] = [];
  for (let k = 1; k <= left.length; k++) ring.push(left[(l + k) % left.length]!);
  for (let k = 2; k < right.length; k++) ring.push(right[(r + k) % right.length]!);
  return ring;
};

/** Sine of the angle at q on the path from p to r: positive to the left. */
const turnSine = (p: Point, q: Point, r: Point): number => {
  const ux = q[0] - p[0];
  const uy = q[1] - p[1];
  const vx = r[0] - q[0];
  const vy = r[1] - q[1];
  return (ux * vy - uy * vx) / (Math.sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy)) || 1);
};
