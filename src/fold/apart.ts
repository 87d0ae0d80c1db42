import { depth } from './depth.ts';
import type { Body, Prism } from './solid.ts';
import { cross3, dot, minus, type Point3, plus, scaled, size } from './space.ts';

type Side = readonly [from: Point3, to: Point3];

/** Smallest distance between two panels in mm, 0 where they touch or run through one another. */
export const apartBy = (a: Body, b: Body): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a.prisms)
    for (const q of b.prisms) if (boxesApart(p, q) < least) least = Math.min(least, prismsApart(p, q));
  return least;
};

const boxesApart = ({ box: a }: Prism, { box: b }: Prism): number =>
  Math.hypot(...([0, 1, 2] as const).map((k) => Math.max(0, a.min[k] - b.max[k], b.min[k] - a.max[k])));

/** Convex solids that do not overlap are nearest between two edges, or a corner and a face. */
const prismsApart = (a: Prism, b: Prism): number => {
  if (depth(a, b) > 0) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const s of sidesOf(a)) for (const r of sidesOf(b)) least = Math.min(least, sidesApart(s, r));
  for (const [p, q] of [
    [a, b],
    [b, a],
  ] as const)
    for (const face of facesOf(q)) for (const c of [...p.inner, ...p.print]) least = Math.min(least, above(c, face));
  return least;
};

const sidesOf = ({ inner, print }: Prism): Side[] => [
  ...around(inner),
  ...around(print),
  ...inner.map((p, k): Side => [p, print[k]!]),
];

export const around = (ring: readonly Point3[]): Side[] => ring.map((p, k) => [p, ring[(k + 1) % ring.length]!]);

/** The faces of a prism, counter-clockwise as seen from without. */
const facesOf = ({ inner, print }: Prism): Point3[][] => [
  inner.toReversed(),
  [...print],
  ...inner.map((p, k) => {
    const n = (k + 1) % inner.length;
    return [p, inner[n]!, print[n]!, print[k]!];
  }),
];

/** Height of a point over a convex face; infinite where it is not over it. */
const above = (p: Point3, face: readonly Point3[]): number => {
  const normal = cross3(minus(face[1]!, face[0]!), minus(face[2]!, face[0]!));
  const d = size(normal);
  if (d === 0) return Number.POSITIVE_INFINITY;
  for (const [q, r] of around(face))
    if (dot(cross3(minus(r, q), minus(p, q)), normal) < 0) return Number.POSITIVE_INFINITY;
  return Math.abs(dot(minus(p, face[0]!), normal)) / d;
};

/** Smallest distance between two straight sides (Ericson, Real-Time Collision Detection, 5.1.9). */
export const sidesApart = ([p, q]: Side, [r, s]: Side): number => {
  const [u, v, w] = [minus(q, p), minus(s, r), minus(p, r)];
  const [a, b, e, c, f] = [dot(u, u), dot(u, v), dot(v, v), dot(u, w), dot(v, w)];
  const clamp = (x: number): number => Math.min(1, Math.max(0, x));
  const det = a * e - b * b;
  let k = det > 1e-12 * a * e ? clamp((b * f - c * e) / det) : 0;
  let l = (b * k + f) / e;
  if (l < 0 || l > 1) {
    l = clamp(l);
    k = clamp((b * l - c) / a);
  }
  return size(minus(plus(p, scaled(u, k)), plus(r, scaled(v, l))));
};
