import { type Box, EMPTY_BOX, union } from '../../geometry/index.ts';
import { type Drawing, PART_GAP, type PlacedPart } from '../arrange.ts';
import { partExtents } from '../measure.ts';
import { formatLength, type LengthUnit } from './format-length.ts';
import { belowBox, placeText } from './free-text.ts';
import { gaugeSpan } from './gauge-span.ts';
import { LabelContext } from './label-context.ts';
import { overallSpans } from './overall-spans.ts';
import { namePart } from './part-name.ts';
import { placeLabel } from './place-label.ts';
import { Segments } from './segments.ts';
import { OFFSET, type Span } from './span.ts';
import type { Label } from './types.ts';

/** The service's text heights, read off its drawings: 2 mm for every 100 mm of the diagonal, at least 6. */
const textHeight = (diagonal: number): number => Math.max(6, 2 * Math.floor(diagonal / 100));

/** Text is never higher than this share of its part's diagonal: on small blanks it shrinks with them. */
const DIAGONAL_SHARE = 0.03;

/** Text is at least this share of the whole drawing's diagonal: it can be read where all of it is seen. */
const LEGIBLE_SHARE = 0.008;

/** Share of the room between two parts that a text may fill. */
const GAP_SHARE = 0.6;

/** A size that was asked for, in mm; with what it is, e.g. `outside`, where that was said. */
export type AskedSize = number | { readonly mm: number; readonly as: string };

const millimetres = (size: AskedSize): number => (typeof size === 'number' ? size : size.mm);

/** What labels measure if they say nothing else. */
const CREASE = 'manufacture';

/** How far a straight piece may stray from the curve it stands for where texts look for room, in text heights. */
const CHORD_SHARE = 0.02;

/**
 * The labels of a drawing: overall width above and overall height left of every part, inside them what their gauges ask
 * for, in a drawing of several parts the number and name of each, and below it sizes that no gauge measures. No label
 * runs through another, and no text touches a line of the drawing; dimension lines in a chain may touch with the tips of
 * their arrows.
 * @param asked the sizes that were asked for, in mm by variable, with what they are where that was said: each is on the drawing.
 * Where a crease is drawn at another distance, the label says both.
 * @throws RangeError where a gauge names a panel that its blank does not have.
 * @example
 * const { drawing } = dieline('becf-10101');
 * writeSvg(drawing.dieline, label(drawing, 'in'), { unit: 'mm' }).slice(0, 4); // = '<svg'
 */
export const label = (
  drawing: Drawing,
  unit: LengthUnit,
  asked: Readonly<Record<string, AskedSize | undefined>> = {},
): Label[] => placeAll(drawing, unit, asked).labels;

/** As `label`, with what the labels keep clear of. */
export const placeAll = (
  { parts, dieline }: Drawing,
  unit: LengthUnit,
  asked: Readonly<Record<string, AskedSize | undefined>>,
): { labels: Label[]; context: LabelContext } => {
  const boxes = partExtents(dieline);
  const whole = boxes.reduce(union, EMPTY_BOX);
  const least = LEGIBLE_SHARE * diagonal(whole);
  const heights = textHeights(boxes, diagonal(whole), least);
  const context = new LabelContext(new Segments(dieline.lines, CHORD_SHARE * Math.min(...heights)));
  const labels: Label[] = [];
  for (let part = 0; part < parts.length; part++) {
    const height = heights[part]!;
    // A text that is too large for the room between two parts goes inside.
    const outside = parts.length === 1 || height <= GAP_SHARE * PART_GAP;
    const beyond = Math.min(OFFSET * height, parts.length > 1 ? PART_GAP / 2 : Number.POSITIVE_INFINITY);
    for (const span of overallSpans(boxes[part]!, dieline.lines, part, height, outside ? beyond : undefined, unit))
      labels.push(placeLabel(span, context, least));
  }
  for (const span of gaugeSpans(parts, heights, unit, asked)) labels.push(placeLabel(span, context, least));
  if (parts.length > 1)
    parts.forEach((placed, part) => {
      labels.push(namePart(placed, part, boxes, [heights[part]!, least], context));
    });
  const missing = Object.entries(asked).flatMap(([name, size]) => {
    const value = size === undefined ? '' : formatLength(millimetres(size), unit);
    if (labels.some(({ text }) => text.value.includes(value))) return [];
    return `${name.replaceAll('_', ' ')} ${value}${typeof size === 'object' && size.as !== CREASE ? ` ${size.as}` : ''}`;
  });
  if (missing.length) {
    const text = { name: 'asked_sizes', value: missing.join(', '), height: Math.min(...heights) };
    labels.push(placeText(text, belowBox(whole, text), context)!);
  }
  return { labels, context };
};

/**
 * What the gauges measure. Where none of a name measures the size that was asked for, as inside sizes are not those
 * between creases, the first one says both: `303.00mm (300.00mm inside)`.
 */
const gaugeSpans = (
  parts: readonly PlacedPart[],
  heights: readonly number[],
  unit: LengthUnit,
  asked: Readonly<Record<string, AskedSize | undefined>>,
): Span[] => {
  const spans = parts.flatMap((placed, part) =>
    placed.part.blank.gauges.map((gauge) => ({
      name: gauge.name,
      inside: placed.part.blank.inner.some(({ name }) => name === gauge.name),
      span: gaugeSpan(gauge, placed, heights[part]!, unit),
    })),
  );
  const said = new Set<string>();
  for (const { name, span } of spans)
    if (asked[name] !== undefined && span.value === formatLength(millimetres(asked[name]), unit)) said.add(name);
  return spans.map(({ name, inside, span }) => {
    const size = asked[name];
    if (size === undefined || said.has(name)) return span;
    said.add(name);
    const as = typeof size === 'object' ? size.as : inside ? 'inside' : 'asked';
    return { ...span, value: `${span.value} (${formatLength(millimetres(size), unit)} ${as})` };
  });
};

/** Text height of each part, in mm. */
const textHeights = (boxes: readonly Box[], whole: number, legible: number): number[] => {
  const room = boxes.length > 1 ? GAP_SHARE * PART_GAP : Number.POSITIVE_INFINITY;
  const usual = Math.max(Math.min(textHeight(whole), room), legible);
  return boxes.map((box) => Math.min(usual, Math.max(DIAGONAL_SHARE * diagonal(box), legible)));
};

const diagonal = ({ left, bottom, right, top }: Box): number => Math.hypot(right - left, top - bottom);
