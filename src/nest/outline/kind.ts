import type { Loop } from './loop.ts';

/** Quarter turns, counter-clockwise. */
export type Quarters = 0 | 1 | 2 | 3;

/** One outline in one orientation, the lower left corner of its bounding box in the origin. Micrometres. */
export interface Kind {
  /** Index of the outline, when several lie on one sheet. */
  readonly shape: number;
  readonly quarters: Quarters;
  readonly loop: Loop;
  readonly width: number;
  readonly height: number;
}

/** A blank on the sheet: position of the lower left corner of its bounding box. Micrometres. */
export interface Spot {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
}

/** The kinds of a pattern: that of a blank, and the same turned by 180°. */
export type TwoKinds = readonly [number, number];

/** Free room between blanks, along x and along y. Micrometres. */
export interface Gutter {
  readonly x: number;
  readonly y: number;
}

/** The first of the layouts that hold most. */
export const fullest = <T extends { readonly spots: readonly Spot[] }>(all: readonly T[]): T =>
  all.reduce((a, b) => (b.spots.length > a.spots.length ? b : a));

/** The same places with x and y in each other's place: what was found for a task on its side. */
export const transposedSpots = (spots: readonly Spot[]) => spots.map(({ kind, x, y }) => ({ kind, x: y, y: x }));
