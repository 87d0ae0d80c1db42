import { type Cubic, type Curve, segment } from '../../../geometry/index.ts';

/** The section of a filled pillow: two arcs of chord `width` and sagitta `depth` / 2. `flat`: an arc's length, the size of the panel. */
export const pillowSection = (width: number, depth: number): { radius: number; flat: number } => {
  const { radius } = segment(width, depth / 2);
  return { radius, flat: 2 * radius * Math.asin(width / (2 * radius)) };
};

/**
 * The crease of an end, from (flat, 0) to (0, 0), curved into the panel below. The exact crease lies where a plane at 45° across
 * the pack cuts the bulging panel: ρ(cos(s/ρ) - cos(θ/2)) on the flat panel. The cubic has the same ends, end tangents and apex, and
 * deviates from it by less than a thousandth of the depth.
 */
export const pillowCrease = (width: number, depth: number): Cubic => {
  const { radius, flat } = pillowSection(width, depth);
  // When both control points of a cubic have the same depth, its apex has 3/4 of that depth.
  const dip = (2 * depth) / 3;
  const reach = dip / (width / (2 * radius));
  return { kind: 'cubic', from: [flat, 0], c1: [flat - reach, -dip], c2: [reach, -dip], to: [0, 0] };
};

/** Gap between the middle of a lens and the opposite side, in mm: clearance for folding in. */
export const lensGap = (material: number): number => Math.max(0.5, 1.2 * material);

/** A side of a pillow, and an end of it. */
export type PillowWall = 'front' | 'back';
export type PillowEnd = 'top' | 'bottom';

/** Fold phases of a pack: a flat tube first, then the bulge, then the lenses of each side. */
export type PackPhases = Readonly<Record<'glue' | 'tube' | 'bulge' | PillowWall, number>>;

/** A doubled handle along one side of a pillow. All in mm. */
export interface PillowHandle {
  readonly height: number;
  /** Slant of its ends inwards. */
  readonly inset: number;
  /** The grip: x along the handle from its middle, y from its foot. */
  readonly grip: readonly Curve[];
}

export interface Pillow {
  /** Width of the flat pack. */
  readonly flat: number;
  /** Depth of the filled pack in its middle. */
  readonly depth: number;
  /** Distance between the end creases of the back, in its middle. */
  readonly length: number;
  readonly glue: number;
  readonly material: number;
  /** Length of the tongues that lock the ends. @defaultValue no tongues */
  readonly tongue?: number;
  /** Radius of the thumb notches in the inner lenses. @defaultValue no notches */
  readonly notch?: number;
  /** A doubled handle between front and back, in place of their common crease. */
  readonly handle?: PillowHandle;
}

/** Largest depth, as a share of the flat width: steeper creases do not let the ends stand square to the pack. Exact: √2 - 1. */
export const DEEPEST_PILLOW = 0.41;

/** Distance from the glue flap to the end creases of the back, on which it lies, in mm. As measured. */
export const GLUE_CLEAR = 1;

/** Lengths of the sides of front and back, from chord to chord of their end creases. The lenses of the front close over those of the back. */
export const pillowSides = ({ depth, length, material }: Pillow): Readonly<Record<PillowWall, number>> => ({
  front: length + depth + 2 * material,
  back: length + depth,
});

/** Depth of the pack with the outer lenses' free edges as end creases. A tongue makes it less, so that the tongue has room inside. */
export const edgeDepth = ({ depth, material, tongue }: Pillow): number =>
  tongue === undefined ? depth : depth - 2 * lensGap(material);

/** Fold phases of a pillow: a flat tube first, then the bulge, then the ends. */
export const pillowPhases: PackPhases = { glue: 0, tube: 1, bulge: 2, back: 3, front: 4 };
