import type { Loop } from './loop.ts';

/** Quarters of a turn, counter-clockwise. */
export type Quarters = 0 | 1 | 2 | 3;

/** One outline in one orientation, the lower left corner of its bounding box in the origin. Micrometres. */
export interface Kind {
  /** Which outline, where several lie on one sheet. */
  readonly shape: number;
  readonly quarters: Quarters;
  readonly loop: Loop;
  readonly width: number;
  readonly height: number;
}

/** A blank on the sheet: where the lower left corner of its bounding box lies. Micrometres. */
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
