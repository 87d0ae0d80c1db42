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

/** A box of one piece. */
export const onePart = (blank: Blank): readonly Part[] => [
  { id: 'default', name: 'default', category: 'carton', blank },
];
