import type { Paper } from '../../../entry/engine.ts';

export interface FlatSize {
  readonly width: number;
  readonly height: number;
}

/** A drawing as SVG path data; y points down. Everything in mm. */
export interface FlatDrawing {
  /** Of the cut lines. */
  readonly frame: Frame;
  readonly panels: readonly FlatPanel[];
  /** Path data by the type of line. */
  readonly lines: Readonly<Record<string, string>>;
  readonly dimensions: readonly Dimension[];
  /** x and y of every corner in turn: a measure snaps to them. */
  readonly corners: Float64Array;
  readonly flat: FlatSize;
  /** Of the board, in mm². */
  readonly area: number;
  /** Running length by the type of line, in mm. */
  readonly lengths: Readonly<Record<string, number>>;
  /** The values that it was drawn with, in mm, degrees or pieces. */
  readonly values: Readonly<Record<string, number>>;
  /** Pages that the flat blank takes on a desktop printer. */
  readonly pages: Readonly<Record<Paper, number>>;
  readonly parts: number;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface FlatPanel {
  readonly id: string;
  readonly path: string;
  readonly frame: Frame;
}

export interface Dimension {
  /** The variable it shows, or `overall_width` and `overall_height`. */
  readonly name: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly upright: boolean;
  /** True when it measures the whole drawing and stands beside it. */
  readonly overall: boolean;
  /** The requested size, where it differs from the drawn one. */
  readonly asked?: number;
}
