import { type Curve, chordCount, distance, flatten, mapCurve, type Point, toDegrees } from '../../geometry/index.ts';
import { type Dieline, lengths, mapDieline } from '../../sheet/index.ts';
import type { TypedCurve } from './curves.ts';
import { mustBeWithin, step } from './steps.ts';

/** Places one drawing on another: mirrored or not, then rotated by quarter turns, then shifted. */
export interface Alignment {
  readonly mirrored: boolean;
  readonly quarters: 0 | 1 | 2 | 3;
  readonly shift: Point;
}

/** The point in the drawing that it is placed on. */
export const applyAlignment = ({ mirrored, quarters, shift }: Alignment, [x, y]: Point): Point => {
  const u = mirrored ? -x : x;
  const [a, b] = (
    [
      [u, y],
      [-y, u],
      [-u, -y],
      [y, -u],
    ] as const
  )[quarters];
  return [a + shift[0], b + shift[1]];
};

export const alignCurve = (alignment: Alignment, curve: Curve): Curve =>
  mapCurve(curve, (p) => applyAlignment(alignment, p), alignment.mirrored ? -1 : 1);

/** The point that is placed there. */
export const invertAlignment = ({ mirrored, quarters, shift }: Alignment, [x, y]: Point): Point => {
  const back = ((4 - quarters) % 4) as 0 | 1 | 2 | 3;
  const [u, v] = applyAlignment({ mirrored: false, quarters: back, shift: [0, 0] }, [x - shift[0], y - shift[1]]);
  return mirrored ? [-u, v] : [u, v];
};

/** Rotation and scale of a drawing, and how it is distorted before. */
export interface Similarity {
  /** Counter-clockwise, in degrees. */
  readonly degrees: number;
  readonly scale: number;
  readonly distortion?: Distortion;
}

/** Scales along x and y, and by how many degrees the y axis leans to the right. */
export interface Distortion {
  readonly x: number;
  readonly y: number;
  readonly skew: number;
}

/** The direction with the most length in a drawing; undefined when none stands out. */
const mainDirection = (lines: readonly TypedCurve[]): number | undefined => {
  const [first] = directions(lines, 1);
  return first && first.share > 0.2 ? first.angle : undefined;
};

/** Angles in degrees by which their drawing may be turned against ours, beside quarter turns; two for a mirrored one with slants. */
export const turnsBetween = (theirs: readonly TypedCurve[], ours: readonly TypedCurve[]): number[] => {
  const [there, here] = directionsOf(theirs, ours);
  if (there === undefined || here === undefined) return [];
  return distinctTurns([there - here, there + here].map(wrapAngle).filter((angle) => Math.abs(angle) > SMALLEST_TURN));
};

/** The same kind of direction of both: of their lines, or of the spread of curves where no direction of lines stands out. */
const directionsOf = (theirs: readonly TypedCurve[], ours: readonly TypedCurve[]): (number | undefined)[] => {
  const lines = [theirs, ours].map(mainDirection);
  return lines.includes(undefined) ? [theirs, ours].map(principalDirection) : lines;
};

/** Scale of their drawing against ours, by the length of the cuts; undefined when either has none. */
export const scaleBetween = (theirs: Dieline, ours: Dieline): number | undefined => {
  const [a, b] = [lengths(theirs).cut, lengths(ours).cut];
  return a && b ? a / b : undefined;
};

/** Turns a drawing back, scales it back and undoes its distortion. */
export const undo = (dieline: Dieline, { degrees, scale, distortion }: Similarity): Dieline => {
  const [angle, lean] = [(-degrees * Math.PI) / 180, ((distortion?.skew ?? 0) * Math.PI) / 180];
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  const [wide, high] = [distortion?.x ?? 1, (distortion?.y ?? 1) * Math.cos(lean)];
  return mapDieline(dieline, ([x, y]) => {
    const up = sin * x + cos * y;
    return [(cos * x - sin * y - Math.tan(lean) * up) / wide, up / high];
  });
};

const QUARTER = Math.PI / 2;

/** Width of a bin of directions, in radians, and how far lines of one direction lie apart. */
const [BIN, SAME] = [QUARTER / 1800, 2e-3] as const;

/** A direction of a drawing, with its share of the length of all lines. */
export interface Direction {
  /** Modulo a quarter turn, in radians. */
  readonly angle: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** The directions with the most length in a drawing, largest share first, at most `count`. */
export const directions = (lines: readonly TypedCurve[], count: number): Direction[] => {
  let chords: readonly Chord[] = chordsOf(lines);
  const total = chords.reduce((all, { size }) => all + size, 0);
  const found: Direction[] = [];
  while (chords.length && found.length < count) {
    const around = fullestBins(chords);
    let [sum, weight] = [0, 0];
    const rest = chords.filter(({ angle, size }) => {
      const deviation = wrapAngle(angle - around);
      if (Math.abs(deviation) > SAME) return true;
      sum += deviation * size;
      weight += size;
      return false;
    });
    found.push({ angle: around + sum / weight, share: weight / total });
    chords = rest;
  }
  return found;
};

type Chord = ReturnType<typeof chordsOf>[number];

const BINS = Math.round(QUARTER / BIN);

/** The direction between the two neighbouring bins with the most length: one direction may lie on the border of two. */
const fullestBins = (chords: readonly Chord[]): number => {
  const bins = new Float64Array(BINS);
  for (const { angle, size } of chords) bins[Math.floor(angle / BIN) % BINS]! += size;
  const both = bins.map((size, k) => size + bins[(k + 1) % BINS]!);
  return (both.reduce((top, size, k) => (size > both[top]! ? k : top), 0) + 1) * BIN;
};

const MAX_CHORDS = 500_000;

/** Deviation of the chords from a curve, in mm. */
const FINE = 0.05;

/** Only straight lines have a direction; chords of an arc have many. */
const chordsOf = (lines: readonly TypedCurve[]) => {
  const chords: { readonly angle: number; readonly size: number }[] = [];
  for (const { curve } of lines) {
    if (curve.kind === 'arc') continue;
    const more = chordCount(curve, FINE);
    mustBeWithin(MAX_CHORDS, chords.length + more, 'chords in its curves');
    step(more);
    let p = curve.from;
    for (const q of flatten(curve, FINE)) {
      const angle = Math.atan2(q[1] - p[1], q[0] - p[0]);
      const size = distance(p, q);
      if (size > 0) chords.push({ angle: ((angle % QUARTER) + QUARTER) % QUARTER, size });
      p = q;
    }
  }
  return chords;
};

/** An angle between -45° and 45°, in radians. */
export const wrapAngle = (angle: number): number => angle - QUARTER * Math.round(angle / QUARTER);

/** Smaller angles are rounding, in radians. */
const SMALLEST_TURN = 2e-6;

/** Angles in degrees, each once, of some in radians. */
export const distinctTurns = (angles: readonly number[]): number[] =>
  angles
    .filter((angle, k) => angles.findIndex((other) => Math.abs(wrapAngle(other - angle)) < SMALLEST_TURN) === k)
    .map(toDegrees);

/** Spreads along the two axes that differ by less than this share have no direction: a circle or a square. */
const LEAST_DIFFERENCE = 0.01;

/** Deviation of the chords that stand for a curve, in mm. */
const SPREAD_FINE = 0.005;

/** The direction in which a drawing spreads most, in radians: an axis of inertia. Undefined if it spreads alike in all directions. */
export const principalDirection = (lines: readonly TypedCurve[]): number | undefined => {
  let [size, x, y, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
  for (const { curve } of lines) {
    step(chordCount(curve, SPREAD_FINE));
    let p = curve.from;
    for (const q of flatten(curve, SPREAD_FINE)) {
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
  return Math.hypot(u - v, 2 * w) > LEAST_DIFFERENCE * (u + v) ? Math.atan2(2 * w, u - v) / 2 : undefined;
};
