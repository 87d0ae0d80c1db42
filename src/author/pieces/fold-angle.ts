import { cross3, dot3, length3, type Point3, toDegrees } from '../../geometry/index.ts';

/** The fold angle in degrees between two half planes that meet at `axis`: 0 when they lie flat. `a` and `b` point into them. */
export const foldAngle = (a: Point3, b: Point3, axis: Point3): number => {
  const [u, v] = [cross3(axis, a), cross3(axis, b)];
  return 180 - toDegrees(Math.atan2(length3(cross3(u, v)), dot3(u, v)));
};
