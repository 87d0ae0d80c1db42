import type { Point } from '../../src/geometry/index.ts';

/** The point of a straight piece nearest to `p`. */
export const footOn = (from: Point, to: Point, p: Point): Point => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = ((p[0] - from[0]) * dx + (p[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, share));
  return [from[0] + t * dx, from[1] + t * dy];
};
