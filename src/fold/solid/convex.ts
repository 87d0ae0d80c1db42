import earcut from 'earcut';
import { distance, type Point, type Ring } from '../../geometry/index.ts';

/** A convex polygon, counter-clockwise; `rim[k]` says whether its side from corner k to the next is an edge of the whole. */
export interface ConvexPiece {
  readonly ring: readonly Point[];
  readonly rim: readonly boolean[];
}

/**
 * Cuts a polygon with holes into convex pieces: triangles, then every cut taken
 * away again that leaves a convex piece, longest first (Hertel & Mehlhorn 1983:
 * at most four times as many pieces as need be).
 */
export const convexPieces = (outer: Ring, holes: readonly Ring[] = []): ConvexPiece[] => {
  const points = [...outer, ...holes.flat()];
  const starts = holes.map((_, k) => holes.slice(0, k).reduce((n, h) => n + h.length, outer.length));
  const corners = earcut(points.flat(), starts);
  const rings: (number[] | undefined)[] = [];
  const owner = new Map<number, number>();
  const key = (a: number, b: number): number => a * points.length + b;
  for (let k = 0; k < corners.length; k += 3) {
    const ring = [corners[k]!, corners[k + 1]!, corners[k + 2]!];
    if (turnSine(points, ring[0]!, ring[1]!, ring[2]!) < 0) ring.reverse();
    ownSides(owner, key, ring, rings.push(ring) - 1);
  }
  const cuts = [...owner.keys()]
    .map((e) => [Math.floor(e / points.length), e % points.length] as const)
    .filter(([a, b]) => a < b && owner.has(key(b, a)))
    .sort(([a, b], [c, d]) => distance(points[c]!, points[d]!) - distance(points[a]!, points[b]!));
  for (const [a, b] of cuts) {
    const left = owner.get(key(a, b))!;
    const right = owner.get(key(b, a))!;
    if (left === right) continue;
    const joined = merge(points, rings[left]!, rings[right]!, a, b);
    if (!joined) continue;
    owner.delete(key(a, b));
    owner.delete(key(b, a));
    rings[left] = joined;
    rings[right] = undefined;
    ownSides(owner, key, joined, left);
  }
  return rings.flatMap((ring) => {
    if (!ring) return [];
    const rim = ring.map((a, k) => !owner.has(key(ring[(k + 1) % ring.length]!, a)));
    return [{ ring: ring.map((k) => points[k]!), rim }];
  });
};

const ownSides = (
  owner: Map<number, number>,
  key: (a: number, b: number) => number,
  ring: number[],
  index: number,
): void => {
  for (let k = 0; k < ring.length; k++) owner.set(key(ring[k]!, ring[(k + 1) % ring.length]!), index);
};

/** The two rings as one without the side a–b they share, if that is convex. */
const merge = (
  points: readonly Point[],
  left: number[],
  right: number[],
  a: number,
  b: number,
): number[] | undefined => {
  const l = left.indexOf(a);
  const r = right.indexOf(b);
  // Left from b round to a, then right from a round to b.
  const way = [...left.slice(l + 1), ...left.slice(0, l + 1)];
  const back = [...right.slice(r + 1), ...right.slice(0, r + 1)];
  const ring = [...way, ...back.slice(1, -1)];
  const n = ring.length;
  for (const k of [0, way.length - 1])
    if (turnSine(points, ring[(k + n - 1) % n]!, ring[k]!, ring[(k + 1) % n]!) < -STRAIGHT_SINE) return undefined;
  return ring;
};

/** Sine of a corner that still counts as straight: noise, not shape. */
const STRAIGHT_SINE = 1e-9;

/** Sine of the turn at b on the way from a to c: positive to the left. */
const turnSine = (points: readonly Point[], a: number, b: number, c: number): number => {
  const [p, q, r] = [points[a]!, points[b]!, points[c]!];
  const [ux, uy, vx, vy] = [q[0] - p[0], q[1] - p[1], r[0] - q[0], r[1] - q[1]];
  return (ux * vy - uy * vx) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1);
};
