import { type Cubic, segment } from '../../../geometry/index.ts';

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
