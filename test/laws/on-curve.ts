import { type Box, bounds, type Curve, distance, type Point, pointAt } from '../../src/geometry/index.ts';

/** True when the point is nearer to the curve than `near`, in mm. Refines the search around the nearest point of a bent curve. */
export const isOn = (c: Curve, p: Point, near: number): boolean => {
  if (c.kind === 'line') return fromChord(p, c.from, c.to) < near;
  const { left, right, bottom, top } = boxOf(c);
  if (p[0] < left - near || p[0] > right + near || p[1] < bottom - near || p[1] > top + near) return false;
  let [lo, hi, best, at] = [0, 1, Number.POSITIVE_INFINITY, 0];
  for (let round = 0; round < 10; round++) {
    for (let k = 0; k <= 16; k++) {
      const t = lo + ((hi - lo) * k) / 16;
      const d = distance(pointAt(c, t), p);
      if (d < best) [best, at] = [d, t];
    }
    if (best < near) return true;
    const step = (hi - lo) / 16;
    [lo, hi] = [Math.max(0, at - step), Math.min(1, at + step)];
  }
  return false;
};

const known = new WeakMap<Curve, Box>();

const boxOf = (c: Curve): Box => {
  const box = known.get(c) ?? bounds(c);
  known.set(c, box);
  return box;
};

/** Distance of a point from the straight line between two others. */
export const fromChord = (p: Point, a: Point, b: Point): number => {
  const [u, v] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.min(1, Math.max(0, ((p[0] - a[0]) * u + (p[1] - a[1]) * v) / (u * u + v * v || 1)));
  return Math.hypot(p[0] - a[0] - t * u, p[1] - a[1] - t * v);
};
