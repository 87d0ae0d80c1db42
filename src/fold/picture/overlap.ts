import { cross3, dot3, length3, MICRON, type Point3, subtract3 } from '../../geometry/index.ts';
import type { Face } from '../solid/face.ts';

/** True for two coplanar convex faces with a common area. Faces that only touch have none. */
export const overlap = (a: Face, b: Face): boolean => meets(a, b, a.normal, MICRON);

/** True for two convex faces with a common point, seen from `eye`. */
export const touch = (a: Face, b: Face, eye: Point3): boolean => meets(a, b, eye, -MICRON);

/** True for two faces that overlap by more than `depth` mm, seen along a direction. */
const meets = (a: Face, b: Face, along: Point3, depth: number): boolean =>
  !sideParts(a, b, along, depth) && !sideParts(b, a, along, depth);

/** True when a side of the first face separates the two faces. */
const sideParts = ({ ring }: Face, other: Face, along: Point3, depth: number): boolean =>
  ring.some((from, k) => {
    const across = cross3(subtract3(ring[(k + 1) % ring.length]!, from), along);
    const [least, most] = reach(ring, across);
    const [low, high] = reach(other.ring, across);
    const shared = depth * length3(across);
    return low > most - shared || high < least + shared;
  });

/** The interval of the corners along a direction. */
const reach = (ring: readonly Point3[], along: Point3): readonly [least: number, most: number] => {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const p of ring) {
    const at = dot3(p, along);
    least = Math.min(least, at);
    most = Math.max(most, at);
  }
  return [least, most];
};
