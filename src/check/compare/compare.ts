import type { Dieline } from '../../sheet/index.ts';
import { withoutBleed } from '../without-bleed.ts';
import { cachedBy } from './cached-by.ts';
import { compareTurned } from './compare-turned.ts';
import { type DrawingComparison, isSame } from './drawing-comparison.ts';
import { SCALE_ROUNDING, scaleBetween, turnsBetween } from './similarity.ts';

/** A drawing that is compared. */
const comparable = cachedBy(({ nodes, lines, parts }): Dieline => ({ nodes, parts, lines: withoutBleed(lines) }));

/** Lines that may miss at a scale. */
const SCALE_DEFECTS = 2;

/**
 * Compares as sets of points, piece by piece, independent of how lines are split and ordered and how pieces lie. When
 * the counts of pieces differ, joins the parts of a torn piece; if they still differ, aligns the drawings as a whole.
 */
export const compare = (theirs: Dieline, ours: Dieline, tolerance: number): DrawingComparison => {
  const [a, b] = [comparable(theirs), comparable(ours)];
  let best = compareTurned(a, b, { degrees: 0, scale: 1 }, tolerance);
  if (isSame(best)) return best;
  for (const degrees of turnsBetween(a.lines, b.lines)) {
    const turned = compareTurned(a, b, { degrees, scale: 1 }, tolerance);
    if (turned.deviations.length < best.deviations.length) best = turned;
  }
  return best;
};

/**
 * Compares their drawing as if it were scaled; undefined when no scale makes it ours.
 * @param before the comparison at its own scale.
 * @param known scale of their drawing against ours; taken from the length of its cuts when omitted.
 */
export const compareScaled = (
  theirs: Dieline,
  ours: Dieline,
  tolerance: number,
  before: DrawingComparison,
  known?: number,
): DrawingComparison | undefined => {
  const [a, b] = [comparable(theirs), comparable(ours)];
  const scale = known ?? scaleBetween(a, b);
  if (!scale || Math.abs(scale - 1) < SCALE_ROUNDING) return undefined;
  for (const degrees of [0, ...turnsBetween(a.lines, b.lines)]) {
    const scaled = compareTurned(a, b, { degrees, scale }, tolerance);
    const few = scaled.deviations.length <= SCALE_DEFECTS && 4 * scaled.deviations.length < before.deviations.length;
    if (few && scaled.pieces.theirs === scaled.pieces.ours) return scaled;
  }
  return undefined;
};
