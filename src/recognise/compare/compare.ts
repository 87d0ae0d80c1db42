import type { Dieline } from '../../sheet/index.ts';
import { frameLines } from '../lines/frame-lines.ts';
import { withoutBleed } from '../lines/without-bleed.ts';
import { cachedBy } from './cached-by.ts';
import { compareTurned, type FramedDrawing } from './compare-turned.ts';
import { type DrawingComparison, isSame } from './drawing-comparison.ts';
import { SCALE_ROUNDING, scaleBetween, turnsBetween } from './similarity.ts';

/** A drawing that is compared. */
const comparable = cachedBy(({ nodes, lines, parts }): Dieline => ({ nodes, parts, lines: withoutBleed(lines) }));

const asDrawn = (blanks: Dieline): FramedDrawing => ({ blanks, frames: { ...blanks, lines: [] } });

/** The drawing with its frames apart; empty where it has none. */
const withFramesApart = cachedBy((drawing): readonly FramedDrawing[] => {
  const frames = new Set(frameLines(drawing.lines));
  if (!frames.size) return [];
  const blanks = drawing.lines.filter((line) => !frames.has(line));
  return [{ blanks: { ...drawing, lines: blanks }, frames: { ...drawing, lines: [...frames] } }];
});

/** Lines that may miss at a scale. */
const SCALE_DEFECTS = 2;

/**
 * Compares as sets of points, piece by piece, independent of how lines are split and ordered and how pieces lie. When
 * the counts of pieces differ, joins the parts of a torn piece; if they still differ, aligns the drawings as a whole. A
 * frame is no piece and moves none, but its lines are too many.
 */
export const compare = (theirs: Dieline, ours: Dieline, tolerance: number): DrawingComparison => {
  const [a, b] = [comparable(theirs), comparable(ours)];
  const whole = compareFramed(asDrawn(a), b, tolerance);
  if (isSame(whole)) return whole;
  const apart = withFramesApart(a).map((framed) => compareFramed(framed, b, tolerance));
  // A plain blank with a window may look like a page.
  return apart.find(({ deviations }) => deviations.length <= whole.deviations.length) ?? whole;
};

const compareFramed = (theirs: FramedDrawing, ours: Dieline, tolerance: number): DrawingComparison => {
  let best = compareTurned(theirs, ours, { degrees: 0, scale: 1 }, tolerance);
  if (isSame(best)) return best;
  for (const degrees of turnsBetween(theirs.blanks.lines, ours.lines)) {
    const turned = compareTurned(theirs, ours, { degrees, scale: 1 }, tolerance);
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
  for (const drawn of [asDrawn(a), ...withFramesApart(a)]) {
    const scale = known ?? scaleBetween(drawn.blanks, b);
    if (!scale || Math.abs(scale - 1) < SCALE_ROUNDING) continue;
    for (const degrees of [0, ...turnsBetween(drawn.blanks.lines, b.lines)]) {
      const scaled = compareTurned(drawn, b, { degrees, scale }, tolerance);
      const defects = scaled.deviations.length - drawn.frames.lines.length;
      const few = defects <= SCALE_DEFECTS && 4 * defects < before.deviations.length;
      if (few && scaled.pieces.theirs === scaled.pieces.ours) return scaled;
    }
  }
  return undefined;
};
