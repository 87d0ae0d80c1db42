import { type Curve, type Point, straight } from '../../../geometry/index.ts';

/** A closed ring of straight lines through the corners. */
export const straightRing = (corners: readonly Point[]): Curve[] =>
  corners.map((corner, k) => straight(corner, corners[(k + 1) % corners.length]!));

/** A rectangular slot from its lower left to its upper right corner, counter-clockwise. */
export const squareSlot = ([left, low]: Point, [right, high]: Point): Curve[] =>
  straightRing([
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ]);
