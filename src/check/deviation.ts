import type { LineType } from '../board/index.ts';
import { type Curve, length, type Point, pointAt } from '../geometry/index.ts';
import type { Lined } from './lined.ts';
import { Nearby } from './nearby.ts';

/** A stretch of a line of one drawing that the other does not have. */
export interface Stray {
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
const STEP = 1;
/** Points of one line at most: they are a millimetre apart on lines up to ten metres. */
const POINTS = 10_000;

/**
 * Two drawings as sets of points, kind by kind, whichever way their lines are split: every stretch of either that is
 * farther than `tolerance` mm from all lines of its kind in the other, the farthest first. Exact to 0.001 mm at points a
 * millimetre apart.
 */
export const strays = (theirs: readonly Lined[], ours: readonly Lined[], tolerance: number): Stray[] =>
  [...beyond('theirs', theirs, ours, tolerance), ...beyond('ours', ours, theirs, tolerance)].sort(
    (a, b) => b.distance - a.distance,
  );

/** The largest distance of any point of either drawing to the other, in mm; at most `REACH`. */
export const deviation = (theirs: readonly Lined[], ours: readonly Lined[]): number =>
  strays(theirs, ours, 0)[0]?.distance ?? 0;

const kindsOf = (lines: readonly Lined[]): LineType[] => [...new Set(lines.map(({ line }) => line))];

function* beyond(of: Stray['of'], from: readonly Lined[], to: readonly Lined[], tolerance: number): Generator<Stray> {
  const byKind = new Map(
    kindsOf(to).map((kind) => [kind, new Nearby(to.filter(({ line }) => line === kind).map(({ curve }) => curve))]),
  );
  for (const { line, curve } of from) {
    const near = byKind.get(line);
    let worst: { at: Point; distance: number } | undefined;
    for (const at of points(curve)) {
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
function* points(curve: Curve, step = STEP): Generator<Point> {
  const n = Math.min(POINTS, Math.max(2, Math.ceil(length(curve) / step)));
  for (let k = 0; k <= n; k++) yield pointAt(curve, k / n);
}
