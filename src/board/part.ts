import { cross3, type Point3, type Transform3 } from '../geometry/index.ts';
import type { Blank } from './blank.ts';

/** The kinds of part the service tells apart: board, and what is wrapped around it. */
export type PartCategory = 'carton' | 'cover';

/**
 * How a part sits in the closed box, seen from the first part: the position of
 * its trunk's frame as three rows of four, and the direction it comes from, in mm.
 */
export interface PartPlacement {
  readonly pose: readonly number[];
  readonly approach: readonly [x: number, y: number, z: number];
  /** The panel of a part before it, as `part:panel`, that it is glued to: it comes with that panel, not by itself. */
  readonly with?: string;
}

/** A blank as the service names it. */
export interface Part {
  readonly id: string;
  readonly name: string;
  readonly category: PartCategory;
  readonly blank: Blank;
  /** Left out for the part the others are placed by. */
  readonly placement?: PartPlacement;
}

/**
 * A box of one piece.
 */
export const onePart = (blank: Blank): readonly Part[] => [
  { id: 'default', name: 'default', category: 'carton', blank },
];

/** A frame in the box: where it begins, and which way its x and y axes go. */
export const frameAt = (at: Point3, x: Point3 = [1, 0, 0], y: Point3 = [0, 1, 0]): Transform3 => {
  const z = cross3(x, y);
  return [x[0], y[0], z[0], at[0], x[1], y[1], z[1], at[1], x[2], y[2], z[2], at[2]];
};

/** A part placed in a frame; it comes from `approach`, in mm. */
export const placed = (
  at: Point3,
  approach: PartPlacement['approach'] = [0, 0, 0],
  x?: Point3,
  y?: Point3,
): PartPlacement => ({ pose: frameAt(at, x, y), approach });
