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
      if (along(a.curve, b.curve) || along(b.curve, a.curve)) {
        const crossed = a.line !== b.line && [a, b].some(({ line }) => bends(line));
        wrong.push(
          crossed ? `${name(a)} runs along ${name(b)}` : `${name(a)} and ${name(b)} are drawn over one another`,
        );
        continue;
      }
      const common = [a.from, a.to].filter((n) => n === b.from || n === b.to).map((n) => nodes[n]!);
      const where = meetings(a.curve, b.curve).find((m) => common.every((c) => distance(c, m) > NEAR));
      if (where)
        wrong.push(`${name(a)} meets ${name(b)} at ${where.map((v) => v.toFixed(3))}, where there is no corner`);
    }
  });
  return wrong;
};

/** Two lines that leave a corner almost the same way are still one point this near to it, in mm. */
const NEAR = 0.02;

const name = ({ line, panels }: Line): string => `a ${line} of ${panels.join(' and ')}`;

/** Points that two lines have in common: where they cross, or one ends on the other. */
const meetings = (a: Curve, b: Curve): Point[] => [
  ...crossings(a, b).map((t) => pointAt(a, t)),
  ...[a.from, a.to].filter((p) => lies(p, b)),
  ...[b.from, b.to].filter((p) => lies(p, a)),
];

/** Does one run along the other for a while? Tried at points close together, one a micron at least. */
const along = (a: Curve, b: Curve): boolean => {
  const on = Array.from({ length: TRIES + 1 }, (_, k) => lies(pointAt(a, k / TRIES), b));
  return on.some((x, k) => x && on[k + 1] && length(a) > TRIES * 2 * MICRON && lies(pointAt(a, (k + 0.5) / TRIES), b));
};

const TRIES = 8;

/** Is the point on the curve to within a micron? */
const lies = (p: Point, c: Curve): boolean => {
  if (c.kind === 'line') return fromChord(p, c.from, c.to) < MICRON;
  let [lo, hi, best] = [0, 1, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 8; round++) {
    let at = lo;
    for (let k = 0; k <= 16; k++) {
      const t = lo + ((hi - lo) * k) / 16;
      const d = distance(pointAt(c, t), p);
      if (d < best) [best, at] = [d, t];
    }
    if (best < MICRON) return true;
    const step = (hi - lo) / 16;
    [lo, hi] = [Math.max(0, at - step), Math.min(1, at + step)];
  }
  return false;
};

const fromChord = (p: Point, a: Point, b: Point): number => {
  const [u, v] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.min(1, Math.max(0, ((p[0] - a[0]) * u + (p[1] - a[1]) * v) / (u * u + v * v || 1)));
  return Math.hypot(p[0] - a[0] - t * u, p[1] - a[1] - t * v);
};
