import type { Motion, Point } from '../geometry/index.ts';

/** A point in space, in mm: x and y as on the sheet, z towards whoever looks at the print. */
export type Point3 = readonly [x: number, y: number, z: number];

/** A rigid motion of space: three rows of four, the last column in mm. */
export type Pose = readonly number[];

export const still: Pose = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/** The motion that does `inner` first and `outer` after it. */
export const times = (outer: Pose, inner: Pose): Pose =>
  Array.from({ length: 12 }, (_, k) => {
    const row = 4 * Math.floor(k / 4);
    const col = k % 4;
    const own = col === 3 ? outer[row + 3]! : 0;
    return outer[row]! * inner[col]! + outer[row + 1]! * inner[col + 4]! + outer[row + 2]! * inner[col + 8]! + own;
  });

/** Undoes a rigid motion. */
export const undo = ([a, b, c, x, d, e, f, y, g, h, i, z]: Pose): Pose => {
  const back = (u: number, v: number, w: number): number => -(u * x! + v * y! + w * z!);
  return [a!, d!, g!, back(a!, d!, g!), b!, e!, h!, back(b!, e!, h!), c!, f!, i!, back(c!, f!, i!)];
};

/** Where a point of the sheet, `z` mm above it, is taken. */
export const at = (m: Pose, [x, y]: Point, z = 0): Point3 => [
  m[0]! * x + m[1]! * y + m[2]! * z + m[3]!,
  m[4]! * x + m[5]! * y + m[6]! * z + m[7]!,
  m[8]! * x + m[9]! * y + m[10]! * z + m[11]!,
];

/** A motion of the sheet, as one of space. */
export const lift = ({ cos, sin, x, y }: Motion): Pose => [cos, -sin, 0, x, sin, cos, 0, y, 0, 0, 1, 0];

/** Shifts by a vector. */
export const slide = ([x, y, z]: Point3): Pose => [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z];

/**
 * A turn about the line `from` → `to` on the sheet, in degrees: positive takes what
 * lies to the left of the line away from the print, to -z. Right angles are exact.
 * The line may lie at a height above the sheet.
 */
export const turnAbout = (from: Point, to: Point, degrees: number, height = 0): Pose => {
  const d = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const u = (to[0] - from[0]) / d;
  const v = (to[1] - from[1]) / d;
  const [c, s] = cosSin(-degrees);
  const k = 1 - c;
  const r: Pose = [c + u * u * k, u * v * k, v * s, 0, u * v * k, c + v * v * k, -u * s, 0, -v * s, u * s, c, 0];
  const [x, y, z] = at(r, from, height);
  return r
    .with(3, from[0] - x)
    .with(7, from[1] - y)
    .with(11, height - z);
};

/** Cosine and sine of an angle in degrees, exact at the quarters: most board is folded square. */
export const cosSin = (degrees: number): readonly [cos: number, sin: number] => {
  const quarter = degrees / 90;
  if (Number.isInteger(quarter)) {
    const q = ((quarter % 4) + 4) % 4;
    return [[1, 0, -1, 0][q]!, [0, 1, 0, -1][q]!];
  }
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
};

export const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const plus = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scaled = (a: Point3, k: number): Point3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross3 = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const size = (a: Point3): number => Math.hypot(a[0], a[1], a[2]);
/** Length 1, or nothing at all where there is no direction. */
export const unit = (a: Point3): Point3 => {
  const d = size(a);
  return d > 0 ? [a[0] / d, a[1] / d, a[2] / d] : [0, 0, 0];
};
/** From `a` towards `b` by a share of the way. */
export const toward = (a: Point3, b: Point3, share: number): Point3 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
