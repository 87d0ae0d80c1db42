import { cross, type Point } from './point.ts';

/** A closed polygon. The last point joins the first. */
export type Ring = readonly Point[];

/**
 * Signed area of a polygon in mm², counter-clockwise positive.
 * @example
 * geometry.ringArea([[0, 0], [10, 0], [10, 5], [0, 5]]); // = 50
 */
export const ringArea = (ring: Ring): number => {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) sum += cross(ring[j]!, ring[i]!);
  return sum / 2;
};

export const counterClockwise = (ring: Ring): Ring => (ringArea(ring) < 0 ? ring.toReversed() : ring);
