import { pointAt } from './along-curve.ts';
import { type Curve, centreForm } from './curve.ts';
import { type Box, boxAround, EMPTY_BOX, type Point } from './point.ts';

/** The tight upright box around the curve. */
export const bounds = (c: Curve): Box => {
  const ends: Box = {
    left: Math.min(c.from[0], c.to[0]),
    bottom: Math.min(c.from[1], c.to[1]),
    right: Math.max(c.from[0], c.to[0]),
    top: Math.max(c.from[1], c.to[1]),
  };
  switch (c.kind) {
    case 'line':
      return ends;
    case 'arc': {
      const { centre, radius, start, sweep } = centreForm(c);
      const [lo, hi] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
      const out: Point[] = [];
      for (let q = Math.ceil(lo / (Math.PI / 2)); q * (Math.PI / 2) < hi; q++)
        out.push([centre[0] + radius * quarterCos(q), centre[1] + radius * quarterCos(q - 1)]);
      return boxAround(out, ends);
    }
    case 'cubic': {
      const out: Point[] = [];
      for (const i of [0, 1] as const) {
        const [p, q, r, s] = [c.from[i], c.c1[i], c.c2[i], c.to[i]];
        for (const t of realRoots(s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p))
          if (t > 0 && t < 1) out.push(pointAt(c, t));
      }
      return boxAround(out, ends);
    }
  }
};

/** cos(q · 90°), exactly. */
const quarterCos = (q: number): number => [1, 0, -1, 0][((q % 4) + 4) % 4]!;

/** Real roots of a·t² + b·t + c. */
export const realRoots = (a: number, b: number, c: number): number[] => {
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-c / b];
  const d = b * b - 4 * a * c;
  if (d < 0) return [];
  const q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(d)) / 2;
  return q === 0 ? [0] : [q / a, c / q];
};

/**
 * The box around curves, in mm.
 * @example
 * geometry.boundsOf(geometry.circle([0, 0], 10)); // = { left: -10, right: 10, bottom: -10, top: 10 }
 */
export const boundsOf = (curves: Iterable<Curve>): Box => {
  let { left, bottom, right, top } = EMPTY_BOX;
  for (const c of curves) {
    const { from, to } = c;
    left = Math.min(left, from[0], to[0]);
    right = Math.max(right, from[0], to[0]);
    bottom = Math.min(bottom, from[1], to[1]);
    top = Math.max(top, from[1], to[1]);
    // Most curves are straight, and reach no further than their ends.
    if (c.kind === 'line') continue;
    const box = bounds(c);
    left = Math.min(left, box.left);
    right = Math.max(right, box.right);
    bottom = Math.min(bottom, box.bottom);
    top = Math.max(top, box.top);
  }
  return { left, bottom, right, top };
};
