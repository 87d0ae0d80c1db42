import { cross3, dot3, length3, MICRON, type Point3, subtract3 } from '../../geometry/index.ts';
import type { Face } from '../solid/face.ts';

/** True if two convex faces in one plane cover the same spot of it. Faces that only touch do not. */
export const overlap = (a: Face, b: Face): boolean => meets(a, b, a.normal, MICRON);

/** True if two convex faces, seen from `eye`, have a point in common. */
export const touch = (a: Face, b: Face, eye: Point3): boolean => meets(a, b, eye, -MICRON);

/** True if two faces, seen along a direction, lie over one another by more than so much. */
const meets = (a: Face, b: Face, along: Point3, depth: number): boolean =>
  !sideParts(a, b, along, depth) && !sideParts(b, a, along, depth);

/** True if the two faces lie on different sides of a line along one side of the first. */
const sideParts = ({ ring }: Face, other: Face, along: Point3, depth: number): boolean =>
  ring.some((from, k) => {
    const across = cross3(subtract3(ring[(k + 1) % ring.length]!, from), along);
    const [least, most] = reach(ring, across);
    const [low, high] = reach(other.ring, across);
    const shared = depth * length3(across);
    return low > most - shared || high < least + shared;
  });

/** From where to where corners reach along a direction. */
const reach = (ring: readonly Point3[], along: Point3): readonly [least: number, most: number] => {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const p of ring) {
    const at = dot3(p, along);
    least = Math.min(least, at);
    most = Math.max(most, at);
  }
  return [least, most];
};
