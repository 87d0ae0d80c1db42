import { pointAt } from './along-curve.ts';
import { cosSin } from './angles.ts';
import { type Arc, type Cubic, type Curve, centreForm } from './curve.ts';
import { type Box, EMPTY_BOX } from './point.ts';

/** The smallest axis-aligned box around the curve. */
export const bounds = (c: Curve): GrowingBox => {
  const box = emptyBox();
  growBox(box, c);
  return box;
};

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

/** The box around objects with a curve, such as the lines of a drawing, in mm. */
export const boundsOfLines = (lines: Iterable<{ readonly curve: Curve }>): Box => {
  const box = emptyBox();
  for (const { curve } of lines) growBox(box, curve);
  return box;
};

/** A box that can be extended by points and curves. */
export type GrowingBox = { -readonly [side in keyof Box]: Box[side] };

export const emptyBox = (): GrowingBox => ({ ...EMPTY_BOX });

/** Extends the box by a point. A NaN coordinate makes NaN sides, which later checks reject. */
export const growBoxTo = (box: GrowingBox, x: number, y: number): void => {
  box.left = Math.min(box.left, x);
  box.right = Math.max(box.right, x);
  box.bottom = Math.min(box.bottom, y);
  box.top = Math.max(box.top, y);
};

export const growBox = (box: GrowingBox, c: Curve): void => {
  growBoxTo(box, c.from[0], c.from[1]);
  growBoxTo(box, c.to[0], c.to[1]);
  // A straight line, the usual case, needs only its ends.
  if (c.kind === 'arc') growToQuarters(box, c);
  else if (c.kind === 'cubic') growToTurns(box, c);
};

/** Extends the box to the points at which an arc is horizontal or vertical. */
const growToQuarters = (box: GrowingBox, c: Arc): void => {
  const { centre, radius, start, sweep } = centreForm(c);
  const end = start + sweep;
  const hi = Math.max(start, end);
  for (let q = Math.ceil(Math.min(start, end) / (Math.PI / 2)); q * (Math.PI / 2) < hi; q++) {
    const [cos, sin] = cosSin(90 * q);
    growBoxTo(box, centre[0] + radius * cos, centre[1] + radius * sin);
  }
};

/** Extends the box to the points at which a cubic is horizontal or vertical. */
const growToTurns = (box: GrowingBox, c: Cubic): void => {
  for (const i of AXES) {
    const p = c.from[i];
    const q = c.c1[i];
    const r = c.c2[i];
    const s = c.to[i];
    // A cubic stays between its ends when its control points do.
    if (Math.min(q, r) >= Math.min(p, s) && Math.max(q, r) <= Math.max(p, s)) continue;
    for (const t of realRoots(s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)) {
      if (!(t > 0 && t < 1)) continue;
      const [x, y] = pointAt(c, t);
      growBoxTo(box, x, y);
    }
  }
};

const AXES = [0, 1] as const;
