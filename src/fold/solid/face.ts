import type { LineType } from '../../board/index.ts';
import type { Point3 } from '../../geometry/index.ts';

/** The print, the inside, or the cut edge between them. */
export type BoardSide = 'outside' | 'inside' | 'edge';

/** A straight piece of a line on a face. */
export interface Stroke {
  readonly from: Point3;
  readonly to: Point3;
  readonly line: LineType;
}

/** A flat convex face in space, as the picture draws it. */
export interface Face {
  readonly ring: readonly Point3[];
  /** Length 1, out of the board. */
  readonly normal: Point3;
  readonly side: BoardSide;
  /** True where the side from corner k to the next is drawn as an edge. */
  readonly drawn: readonly boolean[];
  /** Lines on it. */
  readonly strokes?: readonly Stroke[];
  /** Of two faces in one plane, which overlap where a panel presses into another, the one with the lower rank is covered. 0 by default. */
  readonly rank?: number;
  /** The panel that shows this face of its board. */
  readonly panel?: object;
}
