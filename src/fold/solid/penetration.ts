import { cross3, dot3, length3, normalize3, type Point3, perObject, scale3, subtract3 } from '../../geometry/index.ts';
import type { Prism } from './solid.ts';

/**
 * The depth in mm by which two convex prisms overlap: the shortest shift that separates them, found on the separating axes of Gottschalk
 * (1996): face normals, and cross products of edges. 0 as soon as an axis shows a depth of at most `above`.
 */
export const penetration = (a: Prism, b: Prism, above = 0): number => {
  let least = overlapAlong(a, b, a.normal);
  if (!(least > above)) return 0;
  least = Math.min(least, overlapAlong(a, b, b.normal));
  if (!(least > above)) return 0;
  const [ofA, ofB] = [directionsOf(a), directionsOf(b)];
  for (const { across } of [ofA, ofB])
    for (const axis of across) {
      least = Math.min(least, overlapAlong(a, b, axis));
      if (!(least > above)) return 0;
    }
  for (const u of ofA.edges)
    for (const v of ofB.edges) {
      const axis = cross3(u, v);
      const sine = length3(axis);
      if (sine <= PARALLEL_SINE) continue;
      least = Math.min(least, overlapAlong(a, b, scale3(axis, 1 / sine)));
      if (!(least > above)) return 0;
    }
  return least;
};

/** Sine below which two edges count as parallel and give no separating axis. */
const PARALLEL_SINE = 1e-9;

/** Directions of the edges: the normal, then the sides of the ring without parallel duplicates; and what is square to these in its plane. */
const directionsOf = perObject(({ print, normal }: Prism) => {
  const sides: Point3[] = [];
  for (let k = 0; k < print.length; k++) {
    const d = normalize3(subtract3(print[(k + 1) % print.length]!, print[k]!));
    if (length3(d) > 0 && !sides.some((e) => Math.abs(dot3(d, e)) > 1 - 1e-14)) sides.push(d);
  }
  return { edges: [normal, ...sides], across: sides.map((d) => normalize3(cross3(normal, d))) };
});

/** The smaller of the two shifts along an axis that separate two prisms. */
const overlapAlong = (a: Prism, b: Prism, axis: Point3): number => {
  const [a0, a1] = extentAlong(a, axis);
  const [b0, b1] = extentAlong(b, axis);
  return Math.min(a1 - b0, b1 - a0);
};

export const extentAlong = ({ inner, print }: Prism, axis: Point3): readonly [from: number, to: number] => {
  const x = axis[0];
  const y = axis[1];
  const z = axis[2];
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < inner.length; k++) {
    const p = inner[k]!;
    const q = print[k]!;
    const v = p[0] * x + p[1] * y + p[2] * z;
    const w = q[0] * x + q[1] * y + q[2] * z;
    if (v < from) from = v;
    if (v > to) to = v;
    if (w < from) from = w;
    if (w > to) to = w;
  }
  return [from, to];
};
