import { type Box, distance, EMPTY_BOX, flatten, union } from '../../geometry/index.ts';
import { type Drawing, PART_GAP } from '../arrange.ts';
import type { Line } from '../dieline.ts';
import { extent } from '../measure.ts';
import type { LengthUnit } from './format-length.ts';
import { gaugeSpan } from './gauge-span.ts';
import { overallSpans } from './overall-spans.ts';
import { type LabelContext, placeLabel, type Segment } from './place-label.ts';
import { OFFSET } from './span.ts';
import type { Label } from './types.ts';

/** The service's text heights, read off its drawings: 2 mm for every 100 mm of the diagonal, at least 6. */
const textHeight = (diagonal: number): number => Math.max(6, 2 * Math.floor(diagonal / 100));

/** Text is never higher than this share of the diagonal: on small blanks it shrinks with them. */
const DIAGONAL_SHARE = 0.03;

/** Share of the room between two parts that a text may fill. */
const GAP_SHARE = 0.6;

/**
 * The labels of a drawing: overall width above and overall height left of every
 * part, and inside them what their gauges ask for. No label runs through another;
 * dimension lines in a chain may touch with the tips of their arrows.
 * @throws RangeError where a gauge names a panel that its blank does not have.
 */
export const label = (drawing: Drawing, unit: LengthUnit): Label[] => {
  const { parts, dieline } = drawing;
  const boxes = parts.map((_, part) => extent(dieline, part));
  const room = parts.length > 1 ? PART_GAP : Number.POSITIVE_INFINITY;
  const height = Math.min(textHeight(diagonal(boxes.reduce(union, EMPTY_BOX))), GAP_SHARE * room);
  const heights = boxes.map((box) => Math.min(height, DIAGONAL_SHARE * diagonal(box)));
  const beyond = (part: number): number => Math.min(OFFSET * heights[part]!, room / 2);

  const scene: LabelContext = { solid: [], lines: [], extensions: [], drawn: segmentsOf(dieline.lines, height) };
  const spans = [
    ...boxes.flatMap((box, part) => overallSpans(box, dieline.lines, part, heights[part]!, beyond(part), unit)),
    ...parts.flatMap((laid, part) => laid.part.blank.gauges.map((g) => gaugeSpan(g, laid, heights[part]!, unit))),
  ];
  return spans.map((span) => placeLabel(span, scene));
};

const diagonal = ({ left, bottom, right, top }: Box): number => Math.hypot(right - left, top - bottom);

/** The lines of the drawing as straight pieces, curves as near as a text height asks for. */
const segmentsOf = (lines: readonly Line[], height: number): Segment[] => {
  const found: Segment[] = [];
  for (const { curve } of lines) {
    const { from, to } = curve;
    if (curve.kind === 'line' || distance(from, to) < height) found.push([from, to]);
    else {
      let last = from;
      for (const next of flatten(curve, height / 4)) {
        found.push([last, next]);
        last = next;
      }
    }
  }
  return found;
};
