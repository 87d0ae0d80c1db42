import type { Transform3 } from './transform3.ts';
import type { Point3 } from './vector3.ts';

/** A rotation as a quaternion of length 1. */
export type Quaternion = readonly [x: number, y: number, z: number, w: number];

/** The rotation of a rigid transform, computed from the largest of the four terms (Shepperd 1978). */
export const quaternionOf = ([a, b, c, , d, e, f, , g, h, i]: Transform3): Quaternion => {
  const [xx, yy, zz] = [a! - e! - i!, e! - a! - i!, i! - a! - e!];
  const trace = a! + e! + i!;
  const most = Math.max(trace, xx, yy, zz);
  const terms: Quaternion =
    most === trace
      ? [h! - f!, c! - g!, d! - b!, 1 + trace]
      : most === xx
        ? [1 + xx, b! + d!, c! + g!, h! - f!]
        : most === yy
          ? [b! + d!, 1 + yy, f! + h!, c! - g!]
          : [c! + g!, f! + h!, 1 + zz, d! - b!];
  const length = Math.hypot(...terms);
  const [x, y, z, w] = terms;
  return [x / length, y / length, z / length, w / length];
};

/** A rotation and a shift in mm as a rigid transform. */
export const transformOf = ([x, y, z, w]: Quaternion, [u, v, s]: Point3 = [0, 0, 0]): Transform3 => [
  1 - 2 * (y * y + z * z),
  2 * (x * y - z * w),
  2 * (x * z + y * w),
  u,
  2 * (x * y + z * w),
  1 - 2 * (x * x + z * z),
  2 * (y * z - x * w),
  v,
  2 * (x * z - y * w),
  2 * (y * z + x * w),
  1 - 2 * (x * x + y * y),
  s,
];

/** The rotation at a share of the way from `a` to `b`, at a constant rate about one axis. */
export const slerp = (a: Quaternion, b: Quaternion, share: number): Quaternion => {
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const sign = cosine < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, Math.abs(cosine)));
  const [u, v] =
    angle < 1e-6
      ? [1 - share, sign * share]
      : [Math.sin((1 - share) * angle) / Math.sin(angle), (sign * Math.sin(share * angle)) / Math.sin(angle)];
  return [u * a[0] + v * b[0], u * a[1] + v * b[1], u * a[2] + v * b[2], u * a[3] + v * b[3]];
};
