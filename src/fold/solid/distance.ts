import { add3, cross3, dot3, length3, type Point3, perObject, scale3, subtract3 } from '../../geometry/index.ts';
import { penetration } from './penetration.ts';
import type { PanelSolid, Prism } from './solid.ts';

type Segment = readonly [from: Point3, to: Point3];

/** The smallest distance between two panels in mm; 0 for panels that touch or overlap. */
export const bodyDistance = (a: PanelSolid, b: PanelSolid): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a.prisms)
    for (const q of b.prisms) if (boxDistance(p, q) < least) least = Math.min(least, prismDistance(p, q, least));
  return least;
};

const boxDistance = ({ box: a }: Prism, { box: b }: Prism): number =>
  Math.hypot(...([0, 1, 2] as const).map((k) => Math.max(0, a.min[k] - b.max[k], b.min[k] - a.max[k])));

/** Separate convex solids are closest between two edges, or a corner and a face. @param below - larger distances are not exact. */
const prismDistance = (a: Prism, b: Prism, below: number): number => {
  if (penetration(a, b) > 0) return 0;
  let least = below;
  const [ofA, ofB] = [surfaceOf(a), surfaceOf(b)];
  for (const s of ofA.edges)
    for (const r of ofB.edges) if (!areApart(s, r, least)) least = Math.min(least, segmentDistance(s, r));
  for (const [p, { faces }] of [
    [a, ofB],
    [b, ofA],
  ] as const)
    for (const face of faces) {
      for (const c of p.inner) least = Math.min(least, heightAbove(c, face, least));
      for (const c of p.print) least = Math.min(least, heightAbove(c, face, least));
    }
  return least;
};

const areApart = ([p, q]: Segment, [r, s]: Segment, by: number): boolean => {
  for (let k = 0; k < 3; k++)
    if (Math.min(p[k]!, q[k]!) - Math.max(r[k]!, s[k]!) > by || Math.min(r[k]!, s[k]!) - Math.max(p[k]!, q[k]!) > by)
      return true;
  return false;
};

type Face = ReturnType<typeof surfaceOf>['faces'][number];

const surfaceOf = perObject(({ inner, print }: Prism) => {
  const walls = inner.map((p, k) => {
    const n = (k + 1) % inner.length;
    return [p, inner[n]!, print[n]!, print[k]!];
  });
  return {
    edges: [...ringEdges(inner), ...ringEdges(print), ...inner.map((p, k): Segment => [p, print[k]!])],
    // Counter-clockwise seen from outside. The length of the normal is 0 when the first corners are collinear.
    faces: [inner.toReversed(), print, ...walls].map((ring: readonly Point3[]) => {
      const corner = ring[0]!;
      const normal = cross3(subtract3(ring[1]!, corner), subtract3(ring[2]!, corner));
      return { corner, sides: ringEdges(ring), normal, length: length3(normal) };
    }),
  };
});

export const ringEdges = (ring: readonly Point3[]): Segment[] => ring.map((p, k) => [p, ring[(k + 1) % ring.length]!]);

/** The height of a point over a convex face, if it is less than `below`; infinite beside the face. */
const heightAbove = (p: Point3, { corner, sides, normal, length }: Face, below: number): number => {
  if (length === 0) return Number.POSITIVE_INFINITY;
  const height = Math.abs(dot3(subtract3(p, corner), normal)) / length;
  if (height >= below) return Number.POSITIVE_INFINITY;
  for (const [q, r] of sides)
    if (dot3(cross3(subtract3(r, q), subtract3(p, q)), normal) < 0) return Number.POSITIVE_INFINITY;
  return height;
};

/** The smallest distance between two segments (Ericson, Real-Time Collision Detection, 5.1.9). */
export const segmentDistance = ([p, q]: Segment, [r, s]: Segment): number => {
  const [u, v, w] = [subtract3(q, p), subtract3(s, r), subtract3(p, r)];
  const [a, b, e, c, f] = [dot3(u, u), dot3(u, v), dot3(v, v), dot3(u, w), dot3(v, w)];
  const clamp = (x: number): number => Math.min(1, Math.max(0, x));
  const det = a * e - b * b;
  let k = det > 1e-12 * a * e ? clamp((b * f - c * e) / det) : 0;
  let l = (b * k + f) / e;
  if (l < 0 || l > 1) {
    l = clamp(l);
    k = clamp((b * l - c) / a);
  }
  return length3(subtract3(add3(p, scale3(u, k)), add3(r, scale3(v, l))));
};
