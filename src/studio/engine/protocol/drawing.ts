import type { Size } from '../../../entry/engine.ts';

export interface Frame extends Size {
  readonly x: number;
  readonly y: number;
}

/** A side of the drawing, beside it. `inside`: in the part itself, where other parts lie all around. */
export type Side = 'left' | 'right' | 'above' | 'below' | 'inside';

export interface Dimension {
  /** The variable of the dimension, or `overall_width` and `overall_height`. */
  readonly name: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly upright: boolean;
  readonly level: boolean;
  /** True for the overall width or height of a part. */
  readonly overall: boolean;
  /** Where a size is drawn that does not stand where it measures: all overall sizes, and those without room in the drawing. */
  readonly side?: Side;
  /** Row beside the drawing, the nearest one first. */
  readonly row: number;
  /** The requested size, at the first dimension of its name if none measures it. */
  readonly requested?: number;
}
