import { pointAt, subcurve, tangentAt } from './along-curve.ts';
import { signedDistance } from './beside.ts';
import { type Arc, arc, type Cubic, type Curve, centreForm, reverse, straight } from './curve.ts';
import { distance, type Point, turnBetween } from './point.ts';

/** Steps by which the longest piece that is near enough is sought. */
const HALVINGS = 12;

/** Points of a piece at which its distance from its arcs is measured. */
const PROBES = 8;

const MAX_PIECES = 1000;

/** A cubic as few smooth arcs and lines within `tolerance` mm: pairs of arcs with a common tangent (K. M. Bolton, Biarc curves, 1975). */
export const biarcs = (cubic: Cubic, tolerance: number): Curve[] => {
  const all: Curve[] = [];
  for (let start = 0; start < 1 && all.length < MAX_PIECES; ) {
    let best = fitted(cubic, start, 1, tolerance);
    let [near, beyond] = best ? [1, 1] : [start, 1];
    for (let step = 0; near < beyond && step < HALVINGS; step++) {
      const middle = (near + beyond) / 2;
      const pieces = fitted(cubic, start, middle, tolerance);
      if (pieces) [near, best] = [middle, pieces];
      else beyond = middle;
    }
    // Where even the shortest piece has no arcs, as at a cusp, a line leads over it.
    if (!best) near = beyond;
    all.push(...(best ?? [straight(pointAt(cubic, start), pointAt(cubic, near))]));
    start = near;
  }
  return all;
};

/** The piece between two parameters as lines or arcs; undefined where they are farther from it than the tolerance. */
const fitted = (cubic: Cubic, from: number, to: number, tolerance: number): Curve[] | undefined => {
  const piece = subcurve(cubic, from, to) as Cubic;
  if (isStraight(piece, tolerance)) return [straight(piece.from, piece.to)];
  const pair = biarc(piece);
  return pair && departs(piece, pair) <= tolerance ? pair : undefined;
};

const isStraight = ({ from, c1, c2, to }: Cubic, tolerance: number): boolean => {
  const chord: Point = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(...chord);
  const off = (p: Point): number => Math.abs(signedDistance({ from, to }, p));
  const along = ([x, y]: Point): number => ((x - from[0]) * chord[0] + (y - from[1]) * chord[1]) / long ** 2;
  return long > 0 && off(c1) < tolerance / 10 && off(c2) < tolerance / 10 && along(c1) >= 0 && along(c2) <= 1;
};

/** Two arcs from end to end with the tangents of the piece and equally long handles; undefined where these have no arcs. */
const biarc = (piece: Cubic): Curve[] | undefined => {
  const { from, to } = piece;
  const [u, v] = [unit(tangentAt(piece, 0)), unit(tangentAt(piece, 1))];
  const w: Point = [to[0] - from[0], to[1] - from[1]];
  const sum: Point = [u[0] + v[0], u[1] + v[1]];
  const dot = w[0] * sum[0] + w[1] * sum[1];
  const turn = 2 * (1 - (u[0] * v[0] + u[1] * v[1]));
  const square = w[0] ** 2 + w[1] ** 2;
  // The handles d with |from + d·u − (to − d·v)| = 2d.
  const d = turn < 1e-9 ? square / (2 * dot) : (Math.sqrt(dot * dot + turn * square) - dot) / turn;
  if (!(d > 0) || !Number.isFinite(d)) return undefined;
  const middle: Point = [(from[0] + d * u[0] + to[0] - d * v[0]) / 2, (from[1] + d * u[1] + to[1] - d * v[1]) / 2];
  return [arcAlong(from, middle, u), reverse(arcAlong(to, middle, [-v[0], -v[1]]))];
};

/** The arc that leaves `from` in the direction of `u`, a line where it hardly bends. */
const arcAlong = (from: Point, to: Point, u: Point): Curve => {
  const bulge = Math.tan(turnBetween(u, [to[0] - from[0], to[1] - from[1]]) / 2);
  return Math.abs(bulge) < 1e-6 ? straight(from, to) : arc(from, to, bulge);
};

const unit = ([x, y]: Point): Point => {
  const long = Math.hypot(x, y) || 1;
  return [x / long, y / long];
};

/** Largest distance of the piece from its arcs, at the probes. */
const departs = (piece: Cubic, pair: readonly Curve[]): number => {
  let most = 0;
  for (let k = 1; k < PROBES; k++) {
    const p = pointAt(piece, k / PROBES);
    most = Math.max(most, Math.min(...pair.map((curve) => distanceTo(curve, p))));
  }
  return most;
};

const distanceTo = (curve: Curve, p: Point): number => {
  if (curve.kind === 'arc') {
    const { centre, radius } = centreForm(curve as Arc);
    return Math.abs(distance(centre, p) - radius);
  }
  return Math.abs(signedDistance(curve, p));
};
