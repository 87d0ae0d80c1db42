import type { BoardSide } from '../solid/face.ts';

/** Triangles of one side of the board. Coordinates are stored in sequence: x, y, z of the first corner, of the second, and so on. */
export interface Surface {
  readonly side: BoardSide;
  /** x, y, z of each corner, in mm. */
  readonly points: readonly number[];
  /** x, y, z for each corner: a unit vector out of the board. */
  readonly normals: readonly number[];
  /** x, y of each corner on the part's own sheet, in mm: the texture coordinates of artwork. */
  readonly sheet: readonly number[];
  /** Cut edges only. Per corner, 0 at the inner face and 1 at the print. */
  readonly across?: readonly number[];
  /** Three corners for each triangle, by index, counter-clockwise seen from outside. */
  readonly corners: readonly number[];
}

/** A surface, and its motion until the box is closed. */
export interface Shape {
  /** The surface in the closed box. */
  readonly surface: Surface;
  /** The corners of the surface over time. The last frame is the closed state. Left out, or one frame, for a rigid shape. */
  readonly frames?: readonly MorphFrame[];
}

/** The corners of a surface at one moment. Between two frames they move in a straight line. */
export interface MorphFrame extends Pick<Surface, 'points' | 'normals'> {
  readonly t: number;
}
