import type { MorphFrame } from './morph-frame.ts';
import type { Surface } from './surface.ts';

/** A side of the board as it is when the box is closed, and how it comes to that where it does not keep its shape. */
export interface Shape {
  readonly surface: Surface;
  /** Of the corners of the surface, the last as closed; one or none where the shape stays. */
  readonly frames?: readonly MorphFrame[];
}
