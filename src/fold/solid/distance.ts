import { add3, cross3, dot3, length3, type Point3, scale3, subtract3 } from '../../geometry/index.ts';
import { penetration } from './penetration.ts';
import type { PanelSolid, Prism } from './solid.ts';

type Segment = readonly [from: Point3, to: Point3];

/** The smallest distance between two panels in mm; 0 where they touch or overlap. */
export const bodyDistance = (a: PanelSolid, b: PanelSolid): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a.prisms)
    for (const q of b.prisms) if (boxDistance(p, q) < least) least = Math.min(least, prismDistance(p, q));
  return least;
};

const boxDistance = ({ box: a }: Prism, { box: b }: Prism): number =>
  Math.hypot(...([0, 1, 2] as const).map((k) => Math.max(0, a.min[k] - b.max[k], b.min[k] - a.max[k])));

/** Convex solids that do not overlap are nearest between two edges, or between a corner and a face. */
const prismDistance = (a: Prism, b: Prism): number => {
  if (penetration(a, b) > 0) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const s of prismEdges(a)) for (const r of prismEdges(b)) least = Math.min(least, segmentDistance(s, r));
  for (const [p, q] of [
    [a, b],
    [b, a],
  ] as const)
    for (const face of prismRings(q))
      for (const c of [...p.inner, ...p.print]) least = Math.min(least, heightAbove(c, face));
  return least;
};

const prismEdges = ({ inner, print }: Prism): Segment[] => [
  ...ringEdges(inner),
  ...ringEdges(print),
  ...inner.map((p, k): Segment => [p, print[k]!]),
];

export const ringEdges = (ring: readonly Point3[]): Segment[] => ring.map((p, k) => [p, ring[(k + 1) % ring.length]!]);

/** The faces of a prism, counter-clockwise seen from outside. */
const prismRings = ({ inner, print }: Prism): Point3[][] => [
  inner.toReversed(),
  [...print],
  ...inner.map((p, k) => {
    const n = (k + 1) % inner.length;
    return [p, inner[n]!, print[n]!, print[k]!];
  }),
];

/** The height of a point over a convex face; infinite beside it. */
const heightAbove = (p: Point3, face: readonly Point3[]): number => {
  const normal = cross3(subtract3(face[1]!, face[0]!), subtract3(face[2]!, face[0]!));
  const d = length3(normal);
  if (d === 0) return Number.POSITIVE_INFINITY;
  for (const [q, r] of ringEdges(face))
    if (dot3(cross3(subtract3(r, q), subtract3(p, q)), normal) < 0) return Number.POSITIVE_INFINITY;
  return Math.abs(dot3(subtract3(p, face[0]!), normal)) / d;
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
