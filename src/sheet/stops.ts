import {
  type Arc,
  type Box,
  boxAround,
  type Cubic,
  type Curve,
  MICRON,
  type Point,
  parameterAt,
} from '../geometry/index.ts';
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
  let left = Math.min(first[0], last[0]);
  let bottom = Math.min(first[1], last[1]);
  let right = Math.max(first[0], last[0]);
  let top = Math.max(first[1], last[1]);
  // Most curves are straight, so the box of their ends holds them.
  if (curve.kind !== 'line') ({ left, bottom, right, top } = hull(curve, { left, bottom, right, top }));
  index.select(left - MICRON, bottom - MICRON, right + MICRON, top + MICRON);
  const { order, end } = index;
  let stops: Stop[] | undefined;
  for (let k = index.first; k < end; k++) {
    const node = order[k]!;
    const p = nodes[node]!;
    const x = p[0];
    const y = p[1];
    if (x < left - MICRON || x > right + MICRON || y < bottom - MICRON || y > top + MICRON) continue;
    if (node === from || node === to) continue;
    const t = curve.kind === 'line' ? shareOf(curve, x, y) : parameterAt(curve, p, MICRON);
    if (t === undefined || t <= 0 || t >= 1) continue;
    stops ??= [];
    stops.push({ t, node });
  }
  // The index returns corners by position, not in the order of the curve.
  return stops?.sort((a, b) => a.t - b.t || a.node - b.node);
};

/** A box that holds the curve, not always tightly. @param ends box of its two ends. */
const hull = (curve: Arc | Cubic, ends: Box): Box =>
  curve.kind === 'arc' ? arcHull(curve, ends) : boxAround([curve.c1, curve.c2], ends);

/** Up to half a circle: the box of a rectangle on the chord; beyond: a box larger than the circle. */
const arcHull = ({ from, to, bulge }: Arc, { left, bottom, right, top }: Box): Box => {
  // From the chord to the middle of the arc: half of the chord times the bulge, square to it.
  const dx = (bulge * (to[1] - from[1])) / 2;
  const dy = (-bulge * (to[0] - from[0])) / 2;
  if (Math.abs(bulge) <= 1)
    return {
      left: left + Math.min(0, dx),
      bottom: bottom + Math.min(0, dy),
      right: right + Math.max(0, dx),
      top: top + Math.max(0, dy),
    };
  // Any two points of such an arc are less than two sagittas apart, because the centre lies between the chord and the middle of the arc.
  const reach = 2 * Math.sqrt(dx * dx + dy * dy);
  return { left: left - reach, bottom: bottom - reach, right: right + reach, top: top + reach };
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
