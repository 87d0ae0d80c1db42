import { cosSin } from './angles.ts';
import type { Motion } from './motion.ts';
import type { Point } from './point.ts';
import type { Point3 } from './vector3.ts';

/** A rigid transform of space: three rows of four numbers, the last column a shift in mm. */
export type Transform3 = readonly number[];

export const identity: Transform3 = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/** The transform that applies `inner` first, then `outer`. */
export const compose = (outer: Transform3, inner: Transform3): Transform3 => {
  const [a, b, c, x, d, e, f, y, g, h, i, z] = inner;
  const product: number[] = new Array(12);
  for (let row = 0; row < 12; row += 4) {
    const u = outer[row]!;
    const v = outer[row + 1]!;
    const w = outer[row + 2]!;
    product[row] = u * a! + v * d! + w * g!;
    product[row + 1] = u * b! + v * e! + w * h!;
    product[row + 2] = u * c! + v * f! + w * i!;
    product[row + 3] = u * x! + v * y! + w * z! + outer[row + 3]!;
  }
  return product;
};

/** The inverse of a rigid transform. */
export const inverse = ([a, b, c, x, d, e, f, y, g, h, i, z]: Transform3): Transform3 => {
  const shift = (u: number, v: number, w: number): number => -(u * x! + v * y! + w * z!);
  return [a!, d!, g!, shift(a!, d!, g!), b!, e!, h!, shift(b!, e!, h!), c!, f!, i!, shift(c!, f!, i!)];
};

/** The image of a point of the sheet, `z` mm above it. */
export const apply = (m: Transform3, p: Point, z = 0): Point3 => {
  const x = p[0];
  const y = p[1];
  return [
    m[0]! * x + m[1]! * y + m[2]! * z + m[3]!,
    m[4]! * x + m[5]! * y + m[6]! * z + m[7]!,
    m[8]! * x + m[9]! * y + m[10]! * z + m[11]!,
  ];
};

/** A motion of the sheet as a transform of space. */
export const fromMotion = ({ cos, sin, x, y }: Motion): Transform3 => [cos, -sin, 0, x, sin, cos, 0, y, 0, 0, 1, 0];

export const translation = ([x, y, z]: Point3): Transform3 => [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z];

/** A rotation in degrees about `from` → `to`, `height` mm up. Positive moves the left to -z, from the print. Multiples of 90° are exact. */
export const rotationAbout = (from: Point, to: Point, degrees: number, height = 0): Transform3 => {
  const d = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const u = (to[0] - from[0]) / d;
  const v = (to[1] - from[1]) / d;
  const turn = cosSin(-degrees);
  const c = turn[0];
  const s = turn[1];
  const k = 1 - c;
  const m = [c + u * u * k, u * v * k, v * s, 0, u * v * k, c + v * v * k, -u * s, 0, -v * s, u * s, c, 0];
  const moved = apply(m, from, height);
  m[3] = from[0] - moved[0];
  m[7] = from[1] - moved[1];
  m[11] = height - moved[2];
  return m;
};
