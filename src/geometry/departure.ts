import type { Curve } from './curve.ts';
import { cross, type Point } from './point.ts';

/** Direction and curvature of a curve at one of its ends. */
export interface Departure {
  /** Direction in radians, -π…π. */
  readonly angle: number;
  /** Signed curvature in 1/mm, positive to the left. It distinguishes curves that leave in one direction. */
  readonly bend: number;
}

/** Directions closer than this are equal, in radians. Covers rounding on a short line. */
const SAME_DIRECTION = 1e-7;

/** Departure from the start of a curve (0) or from its end (1), exact. */
export const departure = (c: Curve, end: number): Departure => {
  const p = end ? c.to : c.from;
  const q = end ? c.from : c.to;
  switch (c.kind) {
    case 'line':
      return { angle: direction(p, q), bend: 0 };
    case 'arc': {
      const bulge = end ? -c.bulge : c.bulge;
      const radius = (Math.hypot(q[0] - p[0], q[1] - p[1]) * (1 + bulge * bulge)) / (4 * bulge);
      return { angle: principalAngle(direction(p, q) - 2 * Math.atan(bulge)), bend: 1 / radius };
    }
    case 'cubic': {
      const [c1, c2] = end ? [c.c2, c.c1] : [c.c1, c.c2];
      const aim = [c1, c2, q].find((a) => Math.hypot(a[0] - p[0], a[1] - p[1]) > 1e-9) ?? q;
      const u: Point = [c1[0] - p[0], c1[1] - p[1]];
      const v: Point = [c2[0] - c1[0], c2[1] - c1[1]];
      const speed = Math.hypot(...u);
      return { angle: direction(p, aim), bend: speed > 1e-9 ? (2 * cross(u, v)) / (3 * speed ** 3) : 0 };
    }
  }
};

/** Orders departures counter-clockwise, and equal directions by curvature. */
export const byDeparture = (a: Departure, b: Departure): number =>
  Math.abs(a.angle - b.angle) < SAME_DIRECTION ? a.bend - b.bend : a.angle - b.angle;

const direction = (p: Point, q: Point): number => principalAngle(Math.atan2(q[1] - p[1], q[0] - p[0]));

/** The same angle in -π…π. An angle within rounding of π becomes -π. */
const principalAngle = (angle: number): number => {
  if (angle > Math.PI - SAME_DIRECTION) return angle - 2 * Math.PI;
  return angle < -Math.PI - SAME_DIRECTION ? angle + 2 * Math.PI : angle;
};
