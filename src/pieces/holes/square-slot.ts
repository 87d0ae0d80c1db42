import { type Curve, type Point, straight } from '../../geometry/index.ts';

/** Straight lines from corner to corner, and back to the first. */
export const straightRing = (corners: readonly Point[]): Curve[] =>
  corners.map((corner, k) => straight(corner, corners[(k + 1) % corners.length]!));

/** A slot with square corners from one corner to the other, right and above it, counter-clockwise. */
export const squareSlot = ([left, low]: Point, [right, high]: Point): Curve[] =>
  straightRing([
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ]);
