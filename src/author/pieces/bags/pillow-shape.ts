import { type Arc, arc, subcurve } from '../../../geometry/index.ts';

/** Largest depth, as a share of the flat width: steeper creases do not let the ends stand square to the pack. Exact: √2 - 1. */
export const DEEPEST_PILLOW = 0.41;

/** The part of a free edge between two of its parameters, with a thumb notch: an arc whose centre is the middle of the edge. */
export const thumbNotched = (edge: Arc, radius: number, notch: number, from: number, to: number): Arc[] => {
  const beside = Math.asin(notch / (2 * radius)) / Math.atan(edge.bulge) / 2;
  const [before, after] = [subcurve(edge, from, 0.5 - beside), subcurve(edge, 0.5 + beside, to)] as [Arc, Arc];
  return [before, arc(before.to, after.from, -Math.tan(Math.acos(notch / (2 * radius)) / 2)), after];
};
