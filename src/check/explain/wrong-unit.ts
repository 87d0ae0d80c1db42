import { mapCurve, type Point } from '../../geometry/index.ts';
import { type Dieline, lengths } from '../../sheet/index.ts';

/** mm in what people draw in: millimetres, centimetres, metres, inches, points, pixels. */
const UNITS = [1, 10, 1000, 25.4, 25.4 / 72, 25.4 / 96] as const;

/** How far a proportion may be off: chords are shorter than their arcs. */
const PROPORTION_TOLERANCE = 1e-3;

/**
 * How many times as large their drawing would be if one of these units had been taken for another, and its cuts were as
 * long as ours; undefined where no unit does that.
 */
export const wrongUnit = (theirs: Dieline, ours: Dieline): number | undefined => {
  const [a, b] = [lengths(theirs).cut, lengths(ours).cut];
  if (!a || !b) return undefined;
  const quotients = UNITS.flatMap((unit) => UNITS.filter((other) => other !== unit).map((other) => unit / other));
  return quotients.find((times) => Math.abs((times * a) / b - 1) < PROPORTION_TOLERANCE);
};

export const scaleDieline = ({ nodes, lines, parts }: Dieline, times: number): Dieline => {
  const larger = ([x, y]: Point): Point => [times * x, times * y];
  return { nodes: nodes.map(larger), lines: lines.map((l) => ({ ...l, curve: mapCurve(l.curve, larger) })), parts };
};
