import { mapCurve, type Point } from '../../geometry/index.ts';
import { type Dieline, lengths } from '../../sheet/index.ts';

/** mm in the units that people draw in: millimetres, centimetres, metres, inches, points, pixels. */
const UNITS = [1, 10, 1000, 25.4, 25.4 / 72, 25.4 / 96] as const;

/** How far a proportion may be off: chords are shorter than their arcs. */
const PROPORTION_TOLERANCE = 1e-3;

/** How many times as large as it was read a drawing is, where one unit was taken for another; undefined where none was. */
export const unitRatio = (times: number): number | undefined => {
  const ratios = UNITS.flatMap((unit) => UNITS.filter((other) => other !== unit).map((other) => unit / other));
  return ratios.find((ratio) => Math.abs(times / ratio - 1) < PROPORTION_TOLERANCE);
};

/** How many times as long the cuts of ours are as theirs; undefined where either has none. */
export const cutRatio = (theirs: Dieline, ours: Dieline): number | undefined => {
  const [a, b] = [lengths(theirs).cut, lengths(ours).cut];
  return a && b ? b / a : undefined;
};

export const scaleDieline = ({ nodes, lines, parts }: Dieline, times: number): Dieline => {
  const larger = ([x, y]: Point): Point => [times * x, times * y];
  return { nodes: nodes.map(larger), lines: lines.map((l) => ({ ...l, curve: mapCurve(l.curve, larger) })), parts };
};
