import type { BoardSide } from '../solid/face.ts';

/** Triangles of one side of the board. Coordinates stand one after another: x, y, z of the first corner, of the second, … */
export interface Surface {
  readonly side: BoardSide;
  /** x, y, z of each corner, in mm. */
  readonly points: readonly number[];
  /** x, y, z for each corner: a direction of length 1, out of the board. */
  readonly normals: readonly number[];
  /** x, y of each corner on the part's own sheet, in mm. Artwork that is printed there shows there. */
  readonly sheet: readonly number[];
  /** Only on a cut edge, for each corner: 0 at its inner face, 1 at its print. */
  readonly across?: readonly number[];
  /** Three corners for each triangle, by index, counter-clockwise seen from outside. */
  readonly corners: readonly number[];
}

/** A surface, and how it changes until the box is closed. */
export interface Shape {
  /** As it is in the closed box. */
  readonly surface: Surface;
  /** The corners of the surface on the way, the last as closed. Left out, or one, where the shape stays. */
  readonly frames?: readonly MorphFrame[];
}

/** The corners of a surface at one moment. They move straight from one frame to the next. */
export interface MorphFrame extends Pick<Surface, 'points' | 'normals'> {
  readonly t: number;
}
