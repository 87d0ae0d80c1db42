import { bends } from '../../src/board/index.ts';
import {
  bounds,
  type Curve,
  crossings,
  distance,
  length,
  MICRON,
  type Point,
  pointAt,
} from '../../src/geometry/index.ts';
import type { Line } from '../../src/sheet/index.ts';
import type { Law } from './built.ts';
import { isOn } from './on-curve.ts';

/** Lines meet only at corners; none is drawn twice, none is shorter than a micron, no cut runs along a crease. */
export const lines: Law = ({ drawing: { dieline } }) => {
  const { nodes, lines: all } = dieline;
  const wrong: string[] = [];
  const boxes = all.map(({ curve }) => bounds(curve));
  all.forEach((a, i) => {
    if (length(a.curve) < MICRON) wrong.push(`${name(a)} is shorter than a micron`);
    if (distance(a.curve.from, nodes[a.from]!) > 0 || distance(a.curve.to, nodes[a.to]!) > 0)
      wrong.push(`${name(a)} does not end in its corners`);
    for (let j = 0; j < i; j++) {
      const b = all[j]!;
      const [p, q] = [boxes[i]!, boxes[j]!];
      if (p.right < q.left - MICRON || q.right < p.left - MICRON) continue;
      if (p.top < q.bottom - MICRON || q.top < p.bottom - MICRON) continue;
      const common = [a.from, a.to].filter((n) => n === b.from || n === b.to).map((n) => nodes[n]!);
      if (along(a.curve, b.curve, common) || along(b.curve, a.curve, common)) {
        const crossed = a.line !== b.line && [a, b].some(({ line }) => bends(line));
        wrong.push(crossed ? `${name(a)} runs along ${name(b)}` : `${name(a)} and ${name(b)} are drawn on one another`);
        continue;
      }
      const where = meetings(a.curve, b.curve).find((m) => common.every((c) => distance(c, m) > NEAR));
      if (where) wrong.push(`${name(a)} meets ${name(b)} at ${where.map((v) => v.toFixed(3))}, which is not a corner`);
    }
  });
  return wrong;
};

/** Distance from a corner in mm within which two lines in almost the same direction count as one point. */
const NEAR = 0.02;

const name = ({ line, panels }: Line): string => `a ${line} of ${panels.join(' and ')}`;

/** Common points of two lines: crossings, and ends of one on the other. */
const meetings = (a: Curve, b: Curve): Point[] => [
  ...crossings(a, b).map((t) => pointAt(a, t)),
  ...[a.from, a.to].filter((p) => lies(p, b)),
  ...[b.from, b.to].filter((p) => lies(p, a)),
];

/** Distance in mm from a tangent point at which an arc is a micron away from its line, for a radius of 10. */
const TANGENT = 0.15;

/**
 * True when `a` runs along `b` beyond the corners in `common`. Tests points of `a`; two neighbours and the point halfway must be on `b`.
An arc and a line shorter than twice TANGENT count when all points are on `b`.
 */
const along = (a: Curve, b: Curve, common: readonly Point[]): boolean => {
  if (a.kind === 'line' && b.kind === 'line' && apartAfter(a, b) > 2 * MICRON) return false;
  const mayTouch = a.kind !== b.kind && common.length > 0;
  const isShort = length(a) < 2 * TANGENT;
  const near = (p: Point): boolean =>
    lies(p, b) && !(mayTouch && !isShort && common.some((corner) => distance(p, corner) < TANGENT));
  const on = Array.from({ length: TRIES + 1 }, (_, k) => near(pointAt(a, k / TRIES)));
  if (mayTouch && isShort) return on.every(Boolean);
  return on.some((x, k) => x && on[k + 1] && length(a) > TRIES * 2 * MICRON && near(pointAt(a, (k + 0.5) / TRIES)));
};

/** Growth of the distance of two straight lines per step in mm. Above two microns, no two neighbouring points can be on both. */
const apartAfter = (a: Curve, b: Curve): number => {
  const [u, v, x, y] = [a.to[0] - a.from[0], a.to[1] - a.from[1], b.to[0] - b.from[0], b.to[1] - b.from[1]];
  return Math.abs(u * y - v * x) / Math.hypot(x, y) / TRIES;
};

const TRIES = 8;

const lies = (p: Point, c: Curve): boolean => isOn(c, p, MICRON);
