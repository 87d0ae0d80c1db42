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
      const end = start + sweep;
      const lo = Math.min(start, end);
      const hi = Math.max(start, end);
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
const quarterCos = (q: number): number => QUARTER_COSINES[q & 3]!;
const QUARTER_COSINES = [1, 0, -1, 0] as const;

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
  const box = emptyBox();
  for (const curve of curves) growBox(box, curve);
  return box;
};

/** The box around what has a curve, such as the lines of a drawing, in mm. */
export const boundsOfLines = (lines: Iterable<{ readonly curve: Curve }>): Box => {
  const box = emptyBox();
  for (const { curve } of lines) growBox(box, curve);
  return box;
};

/** A box around what is known so far. */
type GrowingBox = { -readonly [side in keyof Box]: Box[side] };

/** Around nothing yet. */
export const emptyBox = (): GrowingBox => ({
  left: EMPTY_BOX.left,
  bottom: EMPTY_BOX.bottom,
  right: EMPTY_BOX.right,
  top: EMPTY_BOX.top,
});

/** Makes the box hold a curve, too. */
export const growBox = (box: GrowingBox, c: Curve): void => {
  const { from, to } = c;
  box.left = Math.min(box.left, from[0], to[0]);
  box.right = Math.max(box.right, from[0], to[0]);
  box.bottom = Math.min(box.bottom, from[1], to[1]);
  box.top = Math.max(box.top, from[1], to[1]);
  // Most curves are straight, and reach no further than their ends.
  if (c.kind === 'line') return;
  const own = bounds(c);
  box.left = Math.min(box.left, own.left);
  box.right = Math.max(box.right, own.right);
  box.bottom = Math.min(box.bottom, own.bottom);
  box.top = Math.max(box.top, own.top);
};
