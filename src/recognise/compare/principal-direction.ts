import { chordCount, distance, flatten } from '../../geometry/index.ts';
import { step } from '../lines/steps.ts';
import type { TypedCurve } from '../lines/typed-curve.ts';

/** Spreads along the two axes that differ by less than this share have no direction: a circle or a square. */
const LEAST_DIFFERENCE = 0.01;

/** Deviation of the chords that stand for a curve, in mm. */
const FINE = 0.005;

/**
 * The direction in which a drawing spreads most, in radians: an axis of inertia of its lines. Undefined if it spreads alike in all
 * directions.
 */
export const principalDirection = (lines: readonly TypedCurve[]): number | undefined => {
  let [size, x, y, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
  for (const { curve } of lines) {
    step(chordCount(curve, FINE));
    let p = curve.from;
    for (const q of flatten(curve, FINE)) {
      const s = distance(p, q);
      size += s;
      x += (s * (p[0] + q[0])) / 2;
      y += (s * (p[1] + q[1])) / 2;
      // Integrals of the products along a straight line.
      xx += (s * (p[0] * p[0] + p[0] * q[0] + q[0] * q[0])) / 3;
      yy += (s * (p[1] * p[1] + p[1] * q[1] + q[1] * q[1])) / 3;
      xy += (s * (2 * p[0] * p[1] + p[0] * q[1] + q[0] * p[1] + 2 * q[0] * q[1])) / 6;
      p = q;
    }
  }
  if (!(size > 0)) return undefined;
  const [u, v, w] = [xx - (x * x) / size, yy - (y * y) / size, xy - (x * y) / size];
  const difference = Math.hypot(u - v, 2 * w);
  return difference > LEAST_DIFFERENCE * (u + v) ? Math.atan2(2 * w, u - v) / 2 : undefined;
};
