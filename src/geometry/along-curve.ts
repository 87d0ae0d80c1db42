import { type Cubic, type Curve, centreForm } from './curve.ts';
import { cross, distance, interpolate, type Point } from './point.ts';

/**
 * The point at `t` in 0…1: by length on lines and arcs, by parameter on cubics.
 * @example
 * geometry.pointAt(geometry.straight([0, 0], [10, 0]), 0.5); // = [5, 0]
 */
export const pointAt = (c: Curve, t: number): Point => {
  if (t <= 0) return c.from;
  if (t >= 1) return c.to;
  switch (c.kind) {
    case 'line':
      return interpolate(c.from, c.to, t);
    case 'arc': {
      const { centre, radius, start, sweep } = centreForm(c);
      const a = start + sweep * t;
      return [centre[0] + radius * Math.cos(a), centre[1] + radius * Math.sin(a)];
    }
    case 'cubic': {
      const { from, c1, c2, to } = c;
      const s = 1 - t;
      // Products, because `** 3` would double the time of this function.
      const a = s * s * s;
      const b = 3 * s * s * t;
      const d = 3 * s * t * t;
      const e = t * t * t;
      return [a * from[0] + b * c1[0] + d * c2[0] + e * to[0], a * from[1] + b * c1[1] + d * c2[1] + e * to[1]];
    }
  }
};

/**
 * Direction of travel at `t`, not normalised.
 * @example
 * const [x, y] = geometry.tangentAt(geometry.straight([0, 0], [10, 0]), 0.5);
 * y / x; // = 0
 */
export const tangentAt = (c: Curve, t: number): Point => {
  switch (c.kind) {
    case 'line':
      return [c.to[0] - c.from[0], c.to[1] - c.from[1]];
    case 'arc': {
      const { start, sweep } = centreForm(c);
      const a = start + sweep * t;
      return [-Math.sin(a) * Math.sign(sweep), Math.cos(a) * Math.sign(sweep)];
    }
    case 'cubic': {
      const { from, c1, c2, to } = c;
      const s = 1 - t;
      const a = 3 * s * s;
      const b = 6 * s * t;
      const d = 3 * t * t;
      const x = a * (c1[0] - from[0]) + b * (c2[0] - c1[0]) + d * (to[0] - c2[0]);
      const y = a * (c1[1] - from[1]) + b * (c2[1] - c1[1]) + d * (to[1] - c2[1]);
      return x !== 0 || y !== 0 ? [x, y] : [to[0] - from[0], to[1] - from[1]];
    }
  }
};

/** The parameter of a point of the curve within `gap` mm of `p`, or undefined. Beyond the ends of a line or arc: below 0 or above 1. */
export const parameterAt = (c: Curve, p: Point, gap: number): number | undefined => {
  switch (c.kind) {
    case 'line': {
      const d = distance(c.from, c.to);
      const [u, v] = [tangentAt(c, 0), [p[0] - c.from[0], p[1] - c.from[1]] as const];
      return Math.abs(cross(u, v)) < gap * d ? (u[0] * v[0] + u[1] * v[1]) / (d * d) : undefined;
    }
    case 'arc': {
      const { centre, radius, start, sweep } = centreForm(c);
      if (Math.abs(distance(centre, p) - radius) >= gap) return undefined;
      // The angle from the middle of the arc to the point, normalised to -180°…180° below.
      const angle = Math.atan2(p[1] - centre[1], p[0] - centre[0]) - start - sweep / 2;
      return 0.5 + (angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))) / sweep;
    }
    case 'cubic':
      return nearestOnCubic(c, p, gap);
  }
};

/** Samples the cubic ever finer around the nearest point. Stops when no point can be within `gap`. */
const nearestOnCubic = (c: Cubic, p: Point, gap: number): number | undefined => {
  const fastest = 3 * Math.max(distance(c.from, c.c1), distance(c.c1, c.c2), distance(c.c2, c.to));
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  let [lo, hi] = [0, 1];
  for (let round = 0; round < 12; round++) {
    const step = (hi - lo) / 16;
    for (let i = 0; i <= 16; i++) {
      const d = distance(pointAt(c, lo + i * step), p);
      if (d < least) [best, least] = [lo + i * step, d];
    }
    if (least - (fastest * step) / 2 >= gap) return undefined;
    lo = Math.max(0, best - step);
    hi = Math.min(1, best + step);
  }
  return least < gap ? best : undefined;
};

/**
 * The part of the curve between parameters `a` < `b`. An end that is not cut keeps its exact coordinates.
 * @example
 * geometry.length(geometry.subcurve(geometry.straight([0, 0], [10, 0]), 0.25, 0.75)); // = 5
 */
export const subcurve = (c: Curve, a: number, b: number): Curve => {
  if (a <= 0 && b >= 1) return c;
  const from = pointAt(c, a);
  const to = pointAt(c, b);
  switch (c.kind) {
    case 'line':
      return { kind: 'line', from, to };
    case 'arc':
      return { kind: 'arc', from, to, bulge: Math.tan((b - a) * Math.atan(c.bulge)) };
    case 'cubic': {
      const [u, v] = [tangentAt(c, a), tangentAt(c, b)];
      const k = (b - a) / 3;
      return {
        kind: 'cubic',
        from,
        c1: [from[0] + u[0] * k, from[1] + u[1] * k],
        c2: [to[0] - v[0] * k, to[1] - v[1] * k],
        to,
      };
    }
  }
};

/** The pieces of a curve cut at these ascending parameters, without pieces of length 0. */
export const cutAt = (c: Curve, stops: readonly number[]): Curve[] => {
  const pieces: Curve[] = [];
  let last = 0;
  for (let k = 0; k <= stops.length; k++) {
    const t = stops[k] ?? 1;
    if (t - last > 1e-9) pieces.push(subcurve(c, last, t));
    last = t;
  }
  return pieces;
};
