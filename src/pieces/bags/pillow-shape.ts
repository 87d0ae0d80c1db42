import { type Arc, arc, subcurve } from '../../geometry/index.ts';
import type { Section } from './pillow-section.ts';

/** The arcs of a pillow whose end creases are circular, as the service draws them. All in mm. */
export interface PillowShape {
  /** Radius of the creases: circles through both sides of the flat pack, half the depth high. */
  readonly radius: number;
  /** Bulge of the creases and of the free edges. */
  readonly bulge: number;
  /** Depth of the crease below its chord, by distance from the middle of the panel. It is also the height of the filled pack there. */
  rise(s: number): number;
  /** Slope of the crease, by distance from the middle. */
  slope(s: number): number;
  /** Section of the pack: its share of the full bulge is 1 when the pack is filled. */
  section(share: number): Section;
  /** Parameter at which an arc over the whole width, from `v` = 0, reaches `v` = `width`. */
  reach(width: number): number;
}

/** Largest depth, as a share of the flat width: steeper creases do not let the ends stand square to the pack. Exact: √2 - 1. */
export const DEEPEST_PILLOW = 0.41;

/** Intervals of Simpson's rule for the section, which has no closed form. */
const INTERVALS = 16;

/**
 * Creases that are arcs of a circle of radius R on the flat panel. An end stands square to the pack, so its crease lies in a plane at
 * 45°, and the pack is as high at each place as the crease is deep: z(s) = √(R² - s²) - (R - depth / 2) at the distance s along the
 * panel. Its distance from the middle is the integral of √(1 - z'²), because the board does not stretch.
 */
export const pillowShape = (flat: number, depth: number): PillowShape => {
  const radius = (flat ** 2 + depth ** 2) / (4 * depth);
  const below = radius - depth / 2;
  const half = Math.asin(flat / 2 / radius);
  const slope = (s: number): number => s / Math.sqrt(radius ** 2 - s ** 2);
  const rise = (s: number): number => Math.sqrt(radius ** 2 - s ** 2) - below;
  const stretch = (s: number, share: number): number => Math.sqrt(Math.max(0, 1 - (share * slope(s)) ** 2));
  return {
    radius,
    bulge: depth / flat,
    rise,
    slope,
    section: (share) => (s) => {
      const step = s / INTERVALS;
      let sum = stretch(0, share) + stretch(s, share);
      for (let k = 1; k < INTERVALS; k++) sum += (k % 2 ? 4 : 2) * stretch(k * step, share);
      return [(sum * step) / 3, share * rise(s)];
    },
    reach: (width) => (Math.asin((width - flat / 2) / radius) / half + 1) / 2,
  };
};

/** The part of a free edge between two of its parameters, with a thumb notch: an arc whose centre is the middle of the edge. */
export const thumbNotched = (edge: Arc, radius: number, notch: number, from: number, to: number): Arc[] => {
  const beside = Math.asin(notch / (2 * radius)) / Math.atan(edge.bulge) / 2;
  const [before, after] = [subcurve(edge, from, 0.5 - beside), subcurve(edge, 0.5 + beside, to)] as [Arc, Arc];
  return [before, arc(before.to, after.from, -Math.tan(Math.acos(notch / (2 * radius)) / 2)), after];
};
