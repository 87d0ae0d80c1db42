import { bisect } from './bisect.ts';

/** A circular arc above its chord. In mm, by the distance from the middle of the chord. */
export interface Segment {
  readonly radius: number;
  height(s: number): number;
  slope(s: number): number;
}

/** The circular arc of this height above its chord. */
export const segment = (chord: number, height: number): Segment => {
  const radius = (chord ** 2 + 4 * height ** 2) / (8 * height);
  const below = radius - height;
  return {
    radius,
    height: (s) => Math.sqrt(radius ** 2 - s ** 2) - below,
    // Downwards, as the arc falls on both sides of its middle.
    slope: (s) => s / Math.sqrt(radius ** 2 - s ** 2),
  };
};

/** Half the angle of the arc of this length and height, in radians, below π. */
export const arcAngle = (length: number, height: number): number => {
  // Bisection: at a fixed length, the height grows with the angle.
  const isLower = (half: number): boolean => (length / 2 / half) * (1 - Math.cos(half)) < height;
  const [lo, hi] = bisect(isLower, [0, Math.PI], 60);
  return (lo + hi) / 2;
};
