import { pointAt, tangentAt } from './along-curve.ts';
import type { Curve } from './curve.ts';
import { cross, distance, MICRON, type Point } from './point.ts';

/** Part of a curve between two parameters. */
export type CurveSpan = readonly [from: number, to: number];

/** Sine of the largest angle between lines that run along one another. */
const PARALLEL = 0.04;

/** Distance of a point from the straight line through the ends of a curve, positive on its left. */
export const signedDistance = ({ from, to }: Pick<Curve, 'from' | 'to'>, [x, y]: Point): number =>
  cross([to[0] - from[0], to[1] - from[1]], [x - from[0], y - from[1]]) / (distance(from, to) || 1);

/** For two straight lines: the foot on the other line and the distance to it are linear along the first one. */
export const straightSpan = (a: Curve, b: Curve, reach: number): CurveSpan | undefined => {
  if (!isParallel(a, 0, b, 0)) return undefined;
  const [u, v] = [tangentAt(a, 0), tangentAt(b, 0)];
  const size = Math.hypot(...v) || 1;
  const start: Point = [a.from[0] - b.from[0], a.from[1] - b.from[1]];
  const foot = { at: (start[0] * v[0] + start[1] * v[1]) / size, by: (u[0] * v[0] + u[1] * v[1]) / size };
  const gap = { at: cross(v, start) / size, by: cross(v, u) / size };
  const inFoot = within(foot, -MICRON, size + MICRON);
  const inGap = within(gap, -reach, reach);
  return inFoot && inGap && [Math.max(0, inFoot[0], inGap[0]), Math.min(1, inFoot[1], inGap[1])];
};

/** The parameters at which a linear value is inside limits. */
const within = ({ at, by }: { readonly at: number; readonly by: number }, min: number, max: number) => {
  if (Math.abs(by) < 1e-12) return at >= min && at <= max ? ([0, 1] as const) : undefined;
  const [p, q] = [(min - at) / by, (max - at) / by];
  return [Math.min(p, q), Math.max(p, q)] as const;
};

/** The largest distance of two straight lines where they run beside one another for at least `least` mm, nearer than that, but apart. */
export const straightGap = (a: Curve, b: Curve, least: number) => {
  const span = a.kind === 'line' && b.kind === 'line' ? straightSpan(a, b, least) : undefined;
  if (!span || (span[1] - span[0]) * distance(a.from, a.to) < least) return undefined;
  const gap = Math.max(...span.map((t) => Math.abs(signedDistance(b, pointAt(a, t)))));
  return gap > MICRON && gap < least ? { gap, at: pointAt(a, (span[0] + span[1]) / 2) } : undefined;
};

export const isParallel = (a: Curve, t: number, b: Curve, u: number): boolean => {
  const [v, w] = [tangentAt(a, Math.min(1, Math.max(0, t))), tangentAt(b, Math.min(1, Math.max(0, u)))];
  return Math.abs(cross(v, w)) <= PARALLEL * Math.hypot(...v) * Math.hypot(...w);
};
