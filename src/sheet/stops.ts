import { type Arc, type Cubic, type Curve, distance, MICRON, type Point, parameterAt } from '../geometry/index.ts';
import type { CornerIndex } from './corner-index.ts';

/** A corner on a curve, with its parameter. */
export interface Stop {
  readonly t: number;
  readonly node: number;
}

/** Corners on the curve between its ends, in order; undefined when there are none, as on most curves. */
export const stopsOn = (
  curve: Curve,
  from: number,
  to: number,
  nodes: readonly Point[],
  index: CornerIndex,
): Stop[] | undefined => {
  const first = curve.from;
  const last = curve.to;
  const room = MICRON + (curve.kind === 'line' ? 0 : farthest(curve));
  const left = Math.min(first[0], last[0]) - room;
  const bottom = Math.min(first[1], last[1]) - room;
  const right = Math.max(first[0], last[0]) + room;
  const top = Math.max(first[1], last[1]) + room;
  index.select(left, bottom, right, top);
  const { order, end } = index;
  let stops: Stop[] | undefined;
  for (let k = index.first; k < end; k++) {
    const node = order[k]!;
    const p = nodes[node]!;
    const x = p[0];
    const y = p[1];
    if (x < left || x > right || y < bottom || y > top) continue;
    if (node === from || node === to) continue;
    const t = curve.kind === 'line' ? shareOf(curve, x, y) : parameterAt(curve, p, MICRON);
    if (t === undefined || t <= 0 || t >= 1) continue;
    stops ??= [];
    stops.push({ t, node });
  }
  // The index returns corners by position, not in the order of the curve.
  return stops?.sort((a, b) => a.t - b.t || a.node - b.node);
};

/** How far a curve reaches beyond the box of its ends at most, in mm. */
const farthest = (curve: Arc | Cubic): number => {
  const { from, to } = curve;
  if (curve.kind === 'cubic') return Math.max(distance(from, curve.c1), distance(to, curve.c2));
  const bulge = Math.abs(curve.bulge);
  const sagitta = (bulge * distance(from, to)) / 2;
  // Beyond half a circle it is wider than its chord, but any two of its points are less than two sagittas apart.
  return bulge <= 1 ? sagitta : 2 * sagitta;
};

/** Position of the point along a straight line, as a share; undefined beside the line. */
const shareOf = ({ from, to }: Curve, x: number, y: number): number | undefined => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const px = x - from[0];
  const py = y - from[1];
  const square = dx * dx + dy * dy;
  const across = dx * py - dy * px;
  // The distance from the line is across / √square.
  return across * across > MICRON * MICRON * square ? undefined : (dx * px + dy * py) / square;
};
