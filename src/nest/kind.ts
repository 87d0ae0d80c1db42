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

/** Free room between blanks, along x and along y. Micrometres. */
export interface Gutter {
  readonly x: number;
  readonly y: number;
}
