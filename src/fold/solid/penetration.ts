import { cross3, dot3, length3, normalize3, type Point3, subtract3 } from '../../geometry/index.ts';
import type { Prism } from './solid.ts';

/**
 * How deep two convex prisms run into one another, in mm: the shortest shift that
 * sets them apart, by separating axes (Gottschalk 1996): face normals, and edge
 * across edge. 0 as soon as it cannot be more than `above`.
 */
export const penetration = (a: Prism, b: Prism, above = 0): number => {
  const [da, db] = [sideDirections(a), sideDirections(b)];
  let least = Number.POSITIVE_INFINITY;
  const wide = (axis: Point3): boolean => {
    const [a0, a1] = extentAlong(a, axis);
    const [b0, b1] = extentAlong(b, axis);
    least = Math.min(least, a1 - b0, b1 - a0);
    return least > above;
  };
  if (!wide(a.normal) || !wide(b.normal)) return 0;
  for (const d of da) if (!wide(normalize3(cross3(a.normal, d)))) return 0;
  for (const d of db) if (!wide(normalize3(cross3(b.normal, d)))) return 0;
  for (const u of [a.normal, ...da])
    for (const v of [b.normal, ...db]) {
      const axis = cross3(u, v);
      const sine = length3(axis);
      if (sine > 1e-9 && !wide([axis[0] / sine, axis[1] / sine, axis[2] / sine])) return 0;
    }
  return least;
};

const directionCache = new WeakMap<Prism, Point3[]>();

/** Directions of the sides of a prism's ring, parallel ones once. */
const sideDirections = (prism: Prism): Point3[] => {
  let found = directionCache.get(prism);
  if (found) return found;
  found = [];
  const { print } = prism;
  for (let k = 0; k < print.length; k++) {
    const d = normalize3(subtract3(print[(k + 1) % print.length]!, print[k]!));
    if (length3(d) > 0 && !found.some((e) => Math.abs(dot3(d, e)) > 1 - 1e-14)) found.push(d);
  }
  directionCache.set(prism, found);
  return found;
};

/** From where to where a prism reaches along an axis. */
export const extentAlong = ({ inner, print }: Prism, [x, y, z]: Point3): readonly [number, number] => {
  let lo = Number.POSITIVE_INFINITY;
  let hi = Number.NEGATIVE_INFINITY;
  for (const ring of [inner, print])
    for (const p of ring) {
      const v = p[0] * x + p[1] * y + p[2] * z;
      if (v < lo) lo = v;
      if (v > hi) hi = v;
    }
  return [lo, hi];
};
