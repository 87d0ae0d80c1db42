import type { Cubic } from '../../geometry/index.ts';

/**
 * The cross-section of a filled pillow: two circular arcs with the width as chord and half the depth as sagitta.
 * @returns the radius, and the length of one arc, which is the size of the flat panel.
 */
export const pillowSection = (width: number, depth: number): { radius: number; flat: number } => {
  const radius = (width ** 2 + depth ** 2) / (4 * depth);
  return { radius, flat: 2 * radius * Math.asin(width / (2 * radius)) };
};

/** Section of a bulging side: distance from the middle and height above the chord, by length along the panel from its middle. In mm. */
export type Section = (s: number) => readonly [across: number, up: number];

/** Half the angle of the arc that a panel of length `flat` forms when its middle rises by `sagitta`, in radians, below π. */
export const bulgeAngle = (flat: number, sagitta: number): number => {
  // Bisection: at a fixed length, the sagitta grows with the angle.
  let [lo, hi] = [0, Math.PI];
  for (let i = 0; i < 60; i++) {
    const half = (lo + hi) / 2;
    if ((flat / 2 / half) * (1 - Math.cos(half)) < sagitta) lo = half;
    else hi = half;
  }
  return (lo + hi) / 2;
};

/** The section of a panel of length `flat` whose middle rises by `sagitta`. In mm. */
export const bulged = (flat: number, sagitta: number): Section => {
  if (sagitta < 1e-6) return (s) => [s, 0];
  const half = bulgeAngle(flat, sagitta);
  const r = flat / 2 / half;
  return (s) => [r * Math.sin(s / r), r * (Math.cos(s / r) - Math.cos(half))];
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
  const slope = width / (2 * radius);
  const reach = dip / slope;
  return { kind: 'cubic', from: [flat, 0], c1: [flat - reach, -dip], c2: [reach, -dip], to: [0, 0] };
};

/** Gap between the middle of a lens and the opposite side, in mm: clearance for folding in. */
export const lensGap = (thickness: number): number => Math.max(0.5, 1.2 * thickness);
