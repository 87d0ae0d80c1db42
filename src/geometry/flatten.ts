import { pointAt } from './along-curve.ts';
import { type Arc, type Cubic, type Curve, centreForm } from './curve.ts';
import { CHORD, type Point } from './point.ts';

/**
 * Points along the curve after `from`, up to and including `to`. The curve is at most `chord` mm from the lines between them.
 * @throws RangeError for a cubic with a number that is not finite.
 * @example
 * const [half] = geometry.circle([0, 0], 10);
 * geometry.flatten(half!, 0.1).length > 5; // = true
 */
export const flatten = (c: Curve, chord = CHORD): Point[] => {
  switch (c.kind) {
    case 'line':
      return [c.to];
    case 'arc':
      return flattenArc(c, chord);
    case 'cubic': {
      const steps = chordsOfCubic(c, chord);
      const points = new Array<Point>(steps);
      for (let k = 1; k <= steps; k++) points[k - 1] = pointAt(c, k / steps);
      return points;
    }
  }
};

/** The number of points that `flatten` returns. */
export const chordCount = (c: Curve, chord = CHORD): number => {
  if (c.kind === 'line') return 1;
  if (c.kind === 'cubic') return chordsOfCubic(c, chord);
  const { radius, sweep } = centreForm(c);
  return chordsOfArc(radius, sweep, chord);
};

const chordsOfCubic = ({ from, c1, c2, to }: Cubic, chord: number): number => {
  // The second derivative bounds the sagitta: h²/8 · max|B''|.
  const bend = Math.max(
    Math.hypot(from[0] - 2 * c1[0] + c2[0], from[1] - 2 * c1[1] + c2[1]),
    Math.hypot(c1[0] - 2 * c2[0] + to[0], c1[1] - 2 * c2[1] + to[1]),
  );
  if (!Number.isFinite(bend)) throw new RangeError('a coordinate of a Bézier curve is not finite');
  return Math.max(1, Math.ceil(Math.sqrt((6 * bend) / (8 * chord))));
};

/** The sagitta is r · (1 - cos h) = 2r · sin²(h / 2) for half a step h. The second form does not lose precision for a large radius. */
const chordsOfArc = (radius: number, sweep: number, chord: number): number =>
  Math.max(1, Math.ceil(Math.abs(sweep) / (4 * Math.asin(Math.sqrt(Math.min(1, chord / radius) / 2)))));

const flattenArc = (c: Arc, chord: number): Point[] => {
  const { centre, radius, start, sweep } = centreForm(c);
  const steps = chordsOfArc(radius, sweep, chord);
  const points = new Array<Point>(steps);
  for (let k = 1; k < steps; k++) {
    const angle = start + sweep * (k / steps);
    points[k - 1] = [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  }
  points[steps - 1] = c.to;
  return points;
};

/**
 * A closed ring of curves as a polygon, with its curves flattened.
 * @example
 * geometry.ringArea(geometry.polygon(geometry.circle([0, 0], 10), 0.01)) > 313; // = true
 */
export const polygon = (ring: readonly Curve[], chord = CHORD): Point[] => ring.flatMap((c) => flatten(c, chord));
