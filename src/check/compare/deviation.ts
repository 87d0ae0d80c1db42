import type { LineType } from '../../board/index.ts';
import { type Curve, length, type Point, pointAt } from '../../geometry/index.ts';
import { NearestCurve } from '../nearest-curve.ts';
import type { TypedCurve } from '../typed-curve.ts';

/** A stretch of a line of one drawing that the other does not have. */
export interface Deviation {
  readonly of: 'theirs' | 'ours';
  readonly line: LineType;
  readonly curve: Curve;
  /** The point of it that is farthest from every line of its kind of the other drawing. */
  readonly at: Point;
  /** How far, in mm; `REACH` stands for that and more. */
  readonly distance: number;
  /** What the other drawing has there instead, where it has a line of another kind. */
  readonly instead?: LineType;
}

/** Farther than this a line is not moved but missing, in mm. */
export const REACH = 10;

/** Room between the points at which lines are held against one another, in mm: what is shorter than that is seen by its ends. */
const POINT_SPACING = 1;
/** Points of one line at most: they are a millimetre apart on lines up to ten metres. */
const MAX_POINTS = 10_000;

/**
 * Two drawings as sets of points, kind by kind, whichever way their lines are split: every stretch of either that is
 * farther than `tolerance` mm from all lines of its kind in the other, the farthest first. Exact to 0.001 mm at points a
 * millimetre apart.
 */
export const deviations = (
  theirs: readonly TypedCurve[],
  ours: readonly TypedCurve[],
  tolerance: number,
): Deviation[] =>
  [...deviationsOf('theirs', theirs, ours, tolerance), ...deviationsOf('ours', ours, theirs, tolerance)].sort(
    (a, b) => b.distance - a.distance,
  );

/** The largest distance of any point of either drawing to the other, in mm; at most `REACH`. */
export const largestDeviation = (theirs: readonly TypedCurve[], ours: readonly TypedCurve[]): number =>
  deviations(theirs, ours, 0)[0]?.distance ?? 0;

const lineTypesOf = (lines: readonly TypedCurve[]): LineType[] => [...new Set(lines.map(({ line }) => line))];

function* deviationsOf(
  of: Deviation['of'],
  from: readonly TypedCurve[],
  to: readonly TypedCurve[],
  tolerance: number,
): Generator<Deviation> {
  const byKind = new Map(
    lineTypesOf(to).map((kind) => [
      kind,
      new NearestCurve(to.filter(({ line }) => line === kind).map(({ curve }) => curve)),
    ]),
  );
  for (const { line, curve } of from) {
    const near = byKind.get(line);
    let worst: { at: Point; distance: number } | undefined;
    for (const at of pointsAlong(curve)) {
      const distance = near?.find(at, REACH)?.distance ?? REACH;
      if (distance > (worst?.distance ?? 0)) worst = { at, distance };
    }
    if (!worst || worst.distance <= tolerance) continue;
    const instead = [...byKind].find(
      ([kind, other]) =>
        kind !== line &&
        [worst.at, pointAt(curve, 0.5)].every((p) => other.find(p, Math.max(tolerance, 0.05)) !== undefined),
    )?.[0];
    yield { of, line, curve, ...worst, ...(instead && { instead }) };
  }
}

/** Points along a curve, its ends among them. */
function* pointsAlong(curve: Curve, step = POINT_SPACING): Generator<Point> {
  const n = Math.min(MAX_POINTS, Math.max(2, Math.ceil(length(curve) / step)));
  for (let k = 0; k <= n; k++) yield pointAt(curve, k / n);
}
