/** Corners closer than this are one corner, in mm. The only tolerance for equal points. */
export const MICRON = 1e-3;

/** Rounding of double arithmetic at the size of a sheet, in mm. A larger deviation is a mistake. */
export const NOISE = 1e-7;

/** Default tolerance of flattened curves, in mm. */
export const CHORD = 0.01;

/** A point on the sheet or in the frame of a panel, in mm, y up. */
export type Point = readonly [x: number, y: number];

/**
 * Distance in mm. Many times faster than `Math.hypot` and equal within the last bit: coordinates of a sheet cannot overflow.
 * @example
 * geometry.distance([0, 0], [30, 40]); // = 50
 */
export const distance = (a: Point, b: Point): number => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  return Math.sqrt(dx * dx + dy * dy);
};

/** Twice the signed area of the triangle origin–a–b. */
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];

/** The angle by which a direction is turned from another one, in radians, positive to the left. */
export const turnBetween = (from: Point, to: Point): number =>
  Math.atan2(cross(from, to), from[0] * to[0] + from[1] * to[1]);

export const interpolate = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** An axis-aligned rectangle, in mm. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export const EMPTY_BOX: Box = {
  left: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
};

export const boxAround = (points: Iterable<Point>, start: Box = EMPTY_BOX): Box => {
  let { left, bottom, right, top } = start;
  for (const point of points) {
    const x = point[0];
    const y = point[1];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < bottom) bottom = y;
    if (y > top) top = y;
  }
  return { left, bottom, right, top };
};

/** From the lower left, counter-clockwise. */
export const boxCorners = ({ left, bottom, right, top }: Box): [Point, Point, Point, Point] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

export const boxCentre = ({ left, right, bottom, top }: Box): Point => [(left + right) / 2, (bottom + top) / 2];

/** True when one box lies within another. Sides may touch. */
export const boxWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.bottom >= outer.bottom && inner.top <= outer.top;

export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  bottom: Math.min(a.bottom, b.bottom),
  right: Math.max(a.right, b.right),
  top: Math.max(a.top, b.top),
});
