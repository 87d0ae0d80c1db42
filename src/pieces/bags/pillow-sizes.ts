import type { Curve } from '../../geometry/index.ts';
import { lensGap } from './pillow-section.ts';
import { type PillowShape, pillowShape } from './pillow-shape.ts';

/** A doubled handle along one side of a pillow. All in mm. */
export interface PillowHandle {
  readonly height: number;
  /** Slant of its ends inwards. */
  readonly inset: number;
  /** The grip: x along the handle from its middle, y from its foot. */
  readonly grip: readonly Curve[];
}

/** A pillow pack. All in mm. */
export interface Pillow {
  /** Width of the flat pack. */
  readonly flat: number;
  /** Depth of the filled pack in its middle. */
  readonly depth: number;
  /** Distance between the end creases of the back, in its middle. */
  readonly length: number;
  readonly glue: number;
  readonly thickness: number;
  /** Length of the tongues that lock the ends. @defaultValue no tongues */
  readonly tongue?: number;
  /** Radius of the thumb notches in the inner lenses. @defaultValue no notches */
  readonly notch?: number;
  /** A doubled handle between front and back, in place of their common crease. */
  readonly handle?: PillowHandle;
}

export type PillowWall = 'front' | 'back';
export type PillowEnd = 'top' | 'bottom';

/** Distance from the glue flap to the end creases of the back, on which it lies, in mm. As measured. */
export const GLUE_CLEAR = 1;

/** Lengths of the sides of front and back, from chord to chord of their end creases. The lenses of the front close over those of the back. */
export const pillowSides = ({ depth, length, thickness }: Pillow): Readonly<Record<PillowWall, number>> => ({
  front: length + depth + 2 * thickness,
  back: length + depth,
});

/**
 * The free edge of an outer lens. With a tongue it stops short of the opposite side, so that the tongue has room inside.
 * The gap in mm is clearance for folding in.
 */
export const pillowEdge = ({ flat, depth, thickness, tongue }: Pillow): PillowShape =>
  pillowShape(flat, tongue === undefined ? depth : depth - 2 * lensGap(thickness));
