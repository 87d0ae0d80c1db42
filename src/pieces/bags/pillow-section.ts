import type { Cubic } from '../../geometry/index.ts';

/**
 * The cross-section of a filled pillow is two circular arcs with the width for a
 * chord and half the depth for a sagitta: their radius, and the length of one, which
 * is what a panel measures flat.
 */
export const pillowSection = (width: number, depth: number): { radius: number; flat: number } => {
  const radius = (width ** 2 + depth ** 2) / (4 * depth);
  return { radius, flat: 2 * radius * Math.asin(width / (2 * radius)) };
};

/** Half section of a side that bulges: distance from the middle and height over the chord, by length along the panel. In mm. */
export type Section = (s: number) => readonly [across: number, up: number];

/** The arc that a panel of this length bulges to when it rises so far in its middle: half its angle, less than half a turn, in radians. */
export const bulgeAngle = (flat: number, sagitta: number): number => {
  // An arc keeps its length while its sagitta grows: halve the interval for its angle.
  let [lo, hi] = [0, Math.PI];
  for (let i = 0; i < 60; i++) {
    const half = (lo + hi) / 2;
    if ((flat / 2 / half) * (1 - Math.cos(half)) < sagitta) lo = half;
    else hi = half;
  }
  return (lo + hi) / 2;
};

/** The section of a panel of this length that rises so far in its middle, flat to begin with. In mm. */
export const bulged = (flat: number, sagitta: number): Section => {
  if (sagitta < 1e-6) return (s) => [s, 0];
  const half = bulgeAngle(flat, sagitta);
  const r = flat / 2 / half;
  return (s) => [r * Math.sin(s / r), r * (Math.cos(s / r) - Math.cos(half))];
};

/**
 * The crease of an end, from (flat, 0) to (0, 0), dipping into the panel below. Where
 * the section's arc meets a plane at 45° across the pack, the flat panel shows
 * ρ(cos(s/ρ) - cos(θ/2)); the cubic has its ends, its end tangents and its apex, and stays
 * within a thousandth of the depth of it.
 */
export const pillowCrease = (width: number, depth: number): Cubic => {
  const { radius, flat } = pillowSection(width, depth);
  // The apex of a cubic whose controls are as deep as one another lies at 3/4 of their depth.
  const dip = (2 * depth) / 3;
  const slope = width / (2 * radius);
  const reach = dip / slope;
  return { kind: 'cubic', from: [flat, 0], c1: [flat - reach, -dip], c2: [reach, -dip], to: [0, 0] };
};

/** How far a lens stops short of the other side in its middle, in mm: what folds in there has room. */
export const lensGap = (thickness: number): number => Math.max(0.5, 1.2 * thickness);

/** The free edge of a lens is the mirror image of its crease, flatter by this factor. */
export const lensFlatter = (depth: number, thickness: number): number => 1 - lensGap(thickness) / (depth / 2);
