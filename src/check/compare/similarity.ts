import { type Curve, distance, flatten, mapCurve, type Point } from '../../geometry/index.ts';
import { type Dieline, lengths } from '../../sheet/index.ts';
import type { TypedCurve } from '../typed-curve.ts';

/** How a drawing is turned and scaled. */
export interface Similarity {
  /** Counter-clockwise, in degrees. */
  readonly degrees: number;
  readonly scale: number;
}

const QUARTER = Math.PI / 2;

/** Width of a bin of directions, in radians, and how far lines of one direction lie apart. */
const [BIN, SAME] = [QUARTER / 1800, 2e-3] as const;

/** Smaller angles are rounding, in radians. */
const SMALLEST = 2e-6;

/** The direction that most of the length of a drawing has, modulo a quarter turn, in radians; undefined where none stands out. */
const mainDirection = (lines: readonly TypedCurve[]): number | undefined => {
  const chords = lines.flatMap(({ curve }) => chordsOf(curve));
  const bins = new Float64Array(Math.round(QUARTER / BIN) + 1);
  for (const { angle, size } of chords) bins[Math.floor(angle / BIN)]! += size;
  const best = bins.reduce((top, size, k) => (size > bins[top]! ? k : top), 0);
  const around = (best + 0.5) * BIN;
  let [sum, weight] = [0, 0];
  for (const { angle, size } of chords) {
    const off = wrapped(angle - around);
    if (Math.abs(off) > SAME) continue;
    sum += off * size;
    weight += size;
  }
  const total = chords.reduce((all, { size }) => all + size, 0);
  return weight > 0.2 * total ? around + sum / weight : undefined;
};

/** Only straight lines have a direction; chords of an arc have many. */
const chordsOf = (curve: Curve): { readonly angle: number; readonly size: number }[] => {
  if (curve.kind === 'arc') return [];
  let p: Point = curve.from;
  return (curve.kind === 'line' ? [curve.to] : flatten(curve, 0.05)).map((q) => {
    const angle = Math.atan2(q[1] - p[1], q[0] - p[0]);
    const size = distance(p, q);
    p = q;
    return { angle: ((angle % QUARTER) + QUARTER) % QUARTER, size };
  });
};

/** An angle between -45° and 45°. */
const wrapped = (angle: number): number => angle - QUARTER * Math.round(angle / QUARTER);

/**
 * Angles in degrees by which their drawing may be turned against ours, beside quarter turns. Two for a mirrored drawing whose
 * lines run aslant.
 */
export const turnsBetween = (theirs: readonly TypedCurve[], ours: readonly TypedCurve[]): number[] => {
  const [there, here] = [mainDirection(theirs), mainDirection(ours)];
  if (there === undefined || here === undefined) return [];
  const angles = [wrapped(there - here), wrapped(there + here)].filter((angle) => Math.abs(angle) > SMALLEST);
  return angles
    .filter((angle, k) => angles.findIndex((other) => Math.abs(wrapped(other - angle)) < SMALLEST) === k)
    .map((angle) => (angle * 180) / Math.PI);
};

/** How many times as large as ours theirs is, by the length of its cuts; undefined where either has none. */
export const scaleBetween = (theirs: Dieline, ours: Dieline): number | undefined => {
  const [a, b] = [lengths(theirs).cut, lengths(ours).cut];
  return a && b ? a / b : undefined;
};

/** Turns a drawing back and scales it back. */
export const undo = ({ nodes, lines, parts }: Dieline, { degrees, scale }: Similarity): Dieline => {
  const angle = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  const back = ([x, y]: Point): Point => [cos * x - sin * y, sin * x + cos * y];
  return { nodes: nodes.map(back), lines: lines.map((l) => ({ ...l, curve: mapCurve(l.curve, back) })), parts };
};
