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

/** A flat convex face in space, as drawn in the picture. */
export interface Face {
  readonly ring: readonly Point3[];
  /** Unit vector out of the board. */
  readonly normal: Point3;
  readonly side: BoardSide;
  /** True when the side from corner k to the next is drawn as an edge. */
  readonly drawn: readonly boolean[];
  readonly strokes?: readonly Stroke[];
  /** Order of coplanar faces that overlap where one panel presses into another: the lower rank is covered. @defaultValue 0 */
  readonly rank?: number;
  readonly panel?: object;
}
