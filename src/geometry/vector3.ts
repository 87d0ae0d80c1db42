/** A point or a direction in space, in mm: x and y as on the sheet, z towards the viewer of the print. */
export type Point3 = readonly [x: number, y: number, z: number];

export const add3 = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract3 = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale3 = (a: Point3, k: number): Point3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot3 = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross3 = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** The length of a vector. Many times faster than `Math.hypot` and equal within the last bit. */
export const length3 = (a: Point3): number => Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);

/** The direction of a vector, with length 1; zero for the zero vector. */
export const normalize3 = (a: Point3): Point3 => {
  const d = length3(a);
  return d > 0 ? [a[0] / d, a[1] / d, a[2] / d] : [0, 0, 0];
};

/** The point at a share of the way from `a` to `b`. */
export const lerp3 = (a: Point3, b: Point3, share: number): Point3 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
