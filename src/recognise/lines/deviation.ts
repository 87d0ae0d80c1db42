import type { LineType } from '../../board/index.ts';
import { bisect, type Curve, length, type Point, pointAt, subcurve } from '../../geometry/index.ts';
import { nearestByType, type TypedCurve } from './curves.ts';
import { step } from './steps.ts';

/** A part of a line of one drawing that the other does not have. */
export interface Deviation {
  readonly of: 'theirs' | 'ours';
  readonly line: LineType;
  /** The part of the line that deviates. */
  readonly curve: Curve;
  /** Its point that is farthest from every line of its type in the other drawing. */
  readonly at: Point;
  /** Distance in mm; at most `REACH`. */
  readonly distance: number;
  /** The line type of the other drawing at this place. */
  readonly instead?: LineType;
}

/** Farther than this a line is not moved but missing, in mm. */
export const REACH = 10;

/** Distance of the compared points, in mm. A shorter line is compared at its ends. */
const POINT_SPACING = 1;

/** Points of one line at most: they are a millimetre apart on lines up to ten metres. */
const MAX_POINTS = 10_000;

/** Number of times that the ends of a deviating part are halved between two points. */
const HALVINGS = 7;

/**
 * Compares two drawings as sets of points, type by type, however lines are split. Returns each part of either that is farther than
 * `tolerance` mm from all lines of its type in the other, the farthest first. Exact to 0.001 mm at points a millimetre apart.
 */
export const deviations = (theirs: readonly TypedCurve[], ours: readonly TypedCurve[], tolerance: number) =>
  [...deviationsOf('theirs', theirs, ours, tolerance), ...deviationsOf('ours', ours, theirs, tolerance)].sort(
    (a, b) => b.distance - a.distance,
  );

function* deviationsOf(of: Deviation['of'], from: readonly TypedCurve[], to: readonly TypedCurve[], tolerance: number) {
  const byType = nearestByType(to);
  for (const { line, curve } of from) {
    const near = byType.get(line);
    const gapAt = (t: number): number => {
      step();
      return near?.find(pointAt(curve, t), REACH)?.distance ?? REACH;
    };
    for (const { from: start, to: end, worst } of deviatingParts(curve, gapAt, tolerance)) {
      const at = pointAt(curve, worst);
      const part = subcurve(curve, start, end);
      const instead = [...byType].find(
        ([type, other]) =>
          type !== line &&
          [at, pointAt(part, 0.5)].every((p) => other.find(p, Math.max(tolerance, 0.05)) !== undefined),
      )?.[0];
      yield { of, line, curve: part, at, distance: gapAt(worst), ...(instead && { instead }) };
    }
  }
}

/** The parts of a curve that deviate, and where each does so most, as parameters. */
function* deviatingParts(curve: Curve, gapAt: (t: number) => number, tolerance: number) {
  const n = Math.min(MAX_POINTS, Math.max(2, Math.ceil(length(curve) / POINT_SPACING)));
  let open: { readonly from: number; worst: number; gap: number } | undefined;
  for (let k = 0; k <= n; k++) {
    const t = k / n;
    const gap = gapAt(t);
    if (gap > tolerance) {
      if (!open) open = { from: k ? edge(gapAt, tolerance, t, (k - 1) / n) : 0, worst: t, gap };
      else if (gap > open.gap) [open.worst, open.gap] = [t, gap];
    } else if (open) {
      yield { from: open.from, to: edge(gapAt, tolerance, (k - 1) / n, t), worst: open.worst };
      open = undefined;
    }
  }
  if (open) yield { from: open.from, to: 1, worst: open.worst };
}

/** The parameter at which a deviation begins, between one that deviates and one that does not. */
const edge = (gapAt: (t: number) => number, tolerance: number, deviating: number, near: number): number =>
  bisect((t) => gapAt(t) > tolerance, [deviating, near], HALVINGS)[0];
