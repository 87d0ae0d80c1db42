import { type Box, distance, flatten, nowhere, union } from '../geometry/index.ts';
import { type Drawing, GAP } from './arrange.ts';
import type { Line } from './dieline.ts';
import { gauged } from './gauged.ts';
import type { Label } from './labels.ts';
import { extent } from './measure.ts';
import { overall } from './overall.ts';
import { place, type Scene, type Segment } from './place.ts';
import { OFFSET } from './span.ts';
import type { Unit } from './written.ts';

/** The service's text heights, read off its drawings: 2 mm for every 100 mm of the diagonal, at least 6. */
const textHeight = (diagonal: number): number => Math.max(6, 2 * Math.floor(diagonal / 100));

/** Text is never higher than this share of the diagonal: on small blanks it shrinks with them. */
const SMALL = 0.03;

/** Share of the room between two parts that a text may fill. */
const BETWEEN = 0.6;

/**
 * The labels of a drawing: overall width above and overall height left of every
 * part, and inside them what their gauges ask for. No label runs through another;
 * dimension lines in a chain may touch with the tips of their arrows.
 * @throws RangeError where a gauge names a panel that its blank does not have.
 */
export const label = (drawing: Drawing, unit: Unit): Label[] => {
  const { parts, dieline } = drawing;
  const boxes = parts.map((_, part) => extent(dieline, part));
  const room = parts.length > 1 ? GAP : Number.POSITIVE_INFINITY;
  const height = Math.min(textHeight(diagonal(boxes.reduce(union, nowhere))), BETWEEN * room);
  const heights = boxes.map((box) => Math.min(height, SMALL * diagonal(box)));
  const beyond = (part: number): number => Math.min(OFFSET * heights[part]!, room / 2);

  const scene: Scene = { solid: [], lines: [], extensions: [], drawn: pieces(dieline.lines, height) };
  const spans = [
    ...boxes.flatMap((box, part) => overall(box, dieline.lines, part, heights[part]!, beyond(part), unit)),
    ...parts.flatMap((laid, part) => laid.part.blank.gauges.map((g) => gauged(g, laid, heights[part]!, unit))),
  ];
  return spans.map((span) => place(span, scene));
};

const diagonal = ({ left, bottom, right, top }: Box): number => Math.hypot(right - left, top - bottom);

/** The lines of the drawing as straight pieces, curves as near as a text height asks for. */
const pieces = (lines: readonly Line[], height: number): Segment[] => {
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
