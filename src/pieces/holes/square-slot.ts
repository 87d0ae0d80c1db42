import { type Curve, type Point, straight } from '../../geometry/index.ts';

/** A slot with square corners from one corner to the other, right and above it, counter-clockwise. */
export const squareSlot = ([left, low]: Point, [right, high]: Point): Curve[] => [
  straight([left, low], [right, low]),
  straight([right, low], [right, high]),
  straight([right, high], [left, high]),
  straight([left, high], [left, low]),
];
