import { pointAt, tangentAt } from './along-curve.ts';
import { bounds } from './bounds.ts';
import type { Curve } from './curve.ts';
import { flatten } from './flatten.ts';
import { type Box, cross, distance, MICRON, type Point } from './point.ts';

/** True when the boxes are more than `gap` mm apart. */
export const boxesApart = (a: Box, b: Box, gap: number): boolean =>
  a.right < b.left - gap || b.right < a.left - gap || a.top < b.bottom - gap || b.top < a.bottom - gap;

/**
 * Parameters on `a` where it crosses or touches `b`, ascending, by Newton's method from chords. Overlapping curves cross only at ends.
 * @example
 * const across = geometry.straight([5, -5], [5, 5]);
 * geometry.crossings(geometry.straight([0, 0], [10, 0]), across); // = [0.5]
 */
export const crossings = (a: Curve, b: Curve): number[] => {
  if (boxesApart(bounds(a), bounds(b), MICRON)) return [];
  const pa = [a.from, ...flatten(a, 0.2)];
  const pb = [b.from, ...flatten(b, 0.2)];
  const found: number[] = [];
  for (let i = 0; i + 1 < pa.length; i++)
    for (let j = 0; j + 1 < pb.length; j++) {
      const start = chordCrossing(pa[i]!, pa[i + 1]!, pb[j]!, pb[j + 1]!);
      if (!start) continue;
      const hit = refineCrossing(a, (i + start[0]) / (pa.length - 1), b, (j + start[1]) / (pb.length - 1));
      if (hit !== undefined && !found.some((t) => Math.abs(t - hit) < 1e-9)) found.push(hit);
    }
  return found.sort((x, y) => x - y);
};

/** The parameters at which the lines through two chords intersect, if they are on the chords or slightly beyond. */
const chordCrossing = (p: Point, q: Point, r: Point, s: Point): Point | undefined => {
  // Plain numbers instead of vectors: this runs for every pair of chords of two curves.
  const ux = q[0] - p[0];
  const uy = q[1] - p[1];
  const vx = s[0] - r[0];
  const vy = s[1] - r[1];
  const d = ux * vy - uy * vx;
  if (Math.abs(d) < 1e-9 * distance(p, q) * distance(r, s)) return undefined;
  const wx = r[0] - p[0];
  const wy = r[1] - p[1];
  const first = (wx * vy - wy * vx) / d;
  const second = (wx * uy - wy * ux) / d;
  return isNearChord(first) && isNearChord(second) ? [first, second] : undefined;
};

const isNearChord = (t: number): boolean => t > -0.2 && t < 1.2;

const refineCrossing = (a: Curve, s: number, b: Curve, t: number): number | undefined => {
  for (let round = 0; round < 20; round++) {
    const [p, q] = [pointAt(a, clampShare(s)), pointAt(b, clampShare(t))];
    const gap: Point = [q[0] - p[0], q[1] - p[1]];
    if (distance(p, q) < 1e-10) break;
    const [u, v] = [derivativeAt(a, clampShare(s)), derivativeAt(b, clampShare(t))];
    const d = cross(u, v);
    if (d === 0) return undefined;
    s = clampShare(s) + cross(gap, v) / d;
    t = clampShare(t) + cross(gap, u) / d;
  }
  const [p, q] = [pointAt(a, clampShare(s)), pointAt(b, clampShare(t))];
  return distance(p, q) < MICRON / 10 ? clampShare(s) : undefined;
};

const clampShare = (t: number): number => Math.min(1, Math.max(0, t));

/** Derivative with respect to the parameter of `pointAt`. */
const derivativeAt = (c: Curve, t: number): Point => {
  if (c.kind !== 'arc') return tangentAt(c, t);
  const h = 1e-6;
  const [p, q] = [pointAt(c, Math.max(0, t - h)), pointAt(c, Math.min(1, t + h))];
  const step = Math.min(1, t + h) - Math.max(0, t - h);
  return [(q[0] - p[0]) / step, (q[1] - p[1]) / step];
};

/** True when the point is inside the polygon (even–odd rule). On the border either result is possible. */
export const isInside = (ring: readonly Point[], [x, y]: Point): boolean => {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const p = ring[i]!;
    const q = ring[j]!;
    if (p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]) inside = !inside;
  }
  return inside;
};
