import type { Paper } from '../../../entry/engine.ts';

export interface FlatSize {
  readonly width: number;
  readonly height: number;
}

/** A drawing as SVG path data, in mm; y points down. */
export interface FlatDrawing {
  /** Bounds of the cut lines. */
  readonly frame: Frame;
  readonly panels: readonly FlatPanel[];
  /** Path data by the type of line. */
  readonly lines: Readonly<Record<string, string>>;
  readonly dimensions: readonly Dimension[];
  /** x and y of every corner in sequence, for snapping of measurements. */
  readonly corners: Float64Array;
  readonly flat: FlatSize;
  /** Area of the board, in mm², without the paper that covers it. */
  readonly area: number;
  /** Length of all lines of a type, in mm. */
  readonly lengths: Readonly<Record<string, number>>;
  readonly values: Readonly<Record<string, number>>;
  /** Number of pages of a desktop printer for the flat blank. */
  readonly pages: Readonly<Record<Paper, number>>;
  /** Ids of the parts: one for a box of one blank. */
  readonly parts: readonly string[];
}

/** What a flat view shows of a drawing. */
export type ShownDrawing = Pick<FlatDrawing, 'frame' | 'panels' | 'lines' | 'dimensions' | 'corners' | 'flat'>;

export interface Frame extends FlatSize {
  readonly x: number;
  readonly y: number;
}

/** An artwork whose place on a blank is searched, in mm. */
export interface ArtworkQuestion {
  /** All sizes that it may have. */
  readonly sizes: readonly FlatSize[];
  /** Side of its pixels; 0 for lines. */
  readonly pixel: number;
  readonly blank: Frame;
}

export interface FlatPanel {
  readonly id: string;
  readonly path: string;
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
