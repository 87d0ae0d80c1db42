import type { Point } from '../../geometry/index.ts';

/** A measure written beside a drawing. Everything in mm on the sheet, y up. */
export interface Label {
  /** The variable it shows (`length`), or `overall_width`, `overall_height`. */
  readonly name: string;
  /** The measured points. */
  readonly from: Point;
  readonly to: Point;
  /** Strokes: the dimension line, in one or two pieces, and extension lines. */
  readonly lines: readonly (readonly [from: Point, to: Point])[];
  /** Arrow heads as filled triangles, tip first. */
  readonly arrows: readonly (readonly [tip: Point, left: Point, right: Point])[];
  readonly text: {
    readonly value: string;
    /** Left end of the base line. */
    readonly at: Point;
    /** 0, or 90 for text that reads from the right. */
    readonly rotation: 0 | 90;
    /** Cap height in mm. */
    readonly height: number;
  };
}
