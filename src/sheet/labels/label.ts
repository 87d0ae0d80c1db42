import type { Gauge } from '../../board/index.ts';
import { type Box, EMPTY_BOX, Spare, union } from '../../geometry/index.ts';
import { type Drawing, PART_GAP, type PlacedPart } from '../arrange.ts';
import { partExtents } from '../measure.ts';
import { formatLength, type LengthUnit } from './format-length.ts';
import { belowBox, placeText } from './free-text.ts';
import { gaugeBasis } from './gauge-end.ts';
import { gaugeSpan } from './gauge-span.ts';
import { LabelContext } from './label-context.ts';
import { outerCorners, overallSpans } from './overall-spans.ts';
import { namePart } from './part-name.ts';
import { placeLabel } from './place-label.ts';
import { OFFSET, rewritten, type Span } from './span.ts';
import { stating } from './stating.ts';
import type { Label } from './types.ts';

/** The service's text heights, read off its drawings: 2 mm for every 100 mm of the diagonal, at least 6. */
const textHeight = (diagonal: number): number => Math.max(6, 2 * Math.floor(diagonal / 100));

/** Largest text height as a share of its part's diagonal, so that text shrinks with small blanks. */
const DIAGONAL_SHARE = 0.03;

/** Least text height as a share of the whole drawing's diagonal, so that it is legible in a view of everything. */
const LEGIBLE_SHARE = 0.008;

/** Share of the room between two parts that a text may fill. */
const GAP_SHARE = 0.6;

/** A requested size in mm, with its basis such as `outside` where one was given, and a text that says what it measures. */
export type RequestedSize = number | { readonly mm: number; readonly as?: string; readonly about?: string };

/** The basis of labels that name none. */
const CREASE = 'manufacture';

/**
 * The labels of a drawing: overall width above and overall height left of every part, inside them the gauges of the
 * template, in a drawing of several parts the number and name of each, and below it sizes that no gauge measures. No label
 * runs through another, and no text touches a line of the drawing; dimension lines in a chain may touch with the tips of
 * their arrows.
 * @param requested the requested sizes in mm by variable, with their basis where one was given. Each is on the drawing.
 * When creases are drawn at another distance, the label states both.
 * @throws RangeError when a gauge names a panel that its blank does not have.
 * @example
 * const { drawing } = dieline('becf-10101');
 * writeSvg(drawing.dieline, label(drawing, 'in'), { unit: 'mm' }).slice(0, 4); // = '<svg'
 */
export const label = (
  drawing: Drawing,
  unit: LengthUnit,
  requested: Readonly<Record<string, RequestedSize | undefined>> = {},
): Label[] => {
  const { labels, context } = placeAll(drawing, unit, requested);
  if (context.isSmall) contexts.giveBack(context);
  return labels;
};

/** Making a context takes a fifth of the time of labels. */
const contexts = new Spare(() => new LabelContext());

/** Like `label`, and returns the context too. */
export const placeAll = (
  { parts, dieline }: Drawing,
  unit: LengthUnit,
  requested: Readonly<Record<string, RequestedSize | undefined>>,
): { labels: Label[]; context: LabelContext } => {
  const boxes = partExtents(dieline);
  const whole = boxes.reduce(union, EMPTY_BOX);
  const least = LEGIBLE_SHARE * diagonal(whole);
  const heights = textHeights(boxes, diagonal(whole), least);
  const context = contexts.take();
  context.begin(dieline.lines, whole, Math.min(...heights));
  const stated = statedSizes(requested, unit);
  const labels: Label[] = [];
  const corners = outerCorners(dieline.lines, boxes);
  for (let part = 0; part < parts.length; part++) {
    const height = heights[part]!;
    // A text too large for the gap between two parts goes inside.
    const outside = parts.length === 1 || height <= GAP_SHARE * PART_GAP;
    const beyond = Math.min(OFFSET * height, parts.length > 1 ? PART_GAP / 2 : Number.POSITIVE_INFINITY);
    for (const span of overallSpans(boxes[part]!, corners[part]!, height, outside ? beyond : undefined, unit))
      labels.push(placeLabel(span, context, least));
  }
  for (const span of gaugeSpans(parts, heights, unit, stated)) labels.push(placeLabel(span, context, least));
  if (parts.length > 1)
    parts.forEach((placed, part) => {
      labels.push(namePart(placed, part, boxes, [heights[part]!, least], context));
    });
  // A gauge of the same name states the size; an overall size may equal it.
  const missing = stated.filter(
    (size) =>
      !labels.some(({ name, text }) => name === size.name || (name.startsWith('overall') && text.value === size.value)),
  );
  for (const size of missing) {
    const text = { name: size.name, value: missingText(size), height: Math.min(...heights) };
    labels.push(placeText(text, belowBox(whole, text), context)!);
  }
  return { labels, context };
};

/** A requested size as text. */
interface StatedSize {
  readonly name: string;
  readonly value: string;
  readonly mm: number;
  readonly as: string | undefined;
  readonly about: string | undefined;
}

const statedSizes = (
  requested: Readonly<Record<string, RequestedSize | undefined>>,
  unit: LengthUnit,
): StatedSize[] => {
  const stated: StatedSize[] = [];
  for (const name in requested) {
    const size = requested[name];
    if (size === undefined) continue;
    const { mm, as, about } = typeof size === 'number' ? { mm: size } : size;
    stated.push({ name, value: formatLength(mm, unit), mm, as, about });
  }
  return stated;
};

const missingText = ({ name, value, as, about }: StatedSize): string =>
  `${name.replaceAll('_', ' ')} ${value}${as !== undefined && as !== CREASE ? ` ${as}` : ''}${about ? explained(about) : ''}`;

/** A colon and what a size measures. Some texts start with the name of their size, which stands before the colon. */
const explained = (about: string): string =>
  `: ${about.replace(/^\w+: /, '').replace(/^./, (first) => first.toLowerCase())}`;

/**
 * The spans of the gauges. When no gauge of a name measures the requested size, because inside sizes differ from those
 * between creases, the first one states both: `303.00mm (300.00mm inside)`.
 */
const gaugeSpans = (
  parts: readonly PlacedPart[],
  heights: readonly number[],
  unit: LengthUnit,
  stated: readonly StatedSize[],
): Span[] => {
  const spans: Span[] = [];
  for (let part = 0; part < parts.length; part++) {
    const placed = parts[part]!;
    for (const gauge of placed.part.blank.gauges) spans.push(gaugeSpan(gauge, placed, heights[part]!, unit));
  }
  for (const { name, mm, value, as } of stated) {
    const first = stating(spans, name, (span) => span.value === value);
    if (first < 0) continue;
    const isInner = parts.some(({ part }) => part.blank.inner.some((inner) => inner.name === name));
    const [gauge, home] = gaugeAt(parts, first);
    const basis = as ?? (isInner ? 'inside' : (gaugeBasis(gauge, mm, home) ?? 'nominal'));
    const span = spans[first]!;
    spans[first] = rewritten(span, `${span.value} (${value} ${basis})`, span.height);
  }
  return spans;
};

/** The gauge with this place among those of all parts, and its part. */
const gaugeAt = (parts: readonly PlacedPart[], place: number): readonly [Gauge, PlacedPart] =>
  parts.flatMap((placed) => placed.part.blank.gauges.map((gauge) => [gauge, placed] as const))[place]!;

/** Text height of each part, in mm. */
const textHeights = (boxes: readonly Box[], whole: number, legible: number): number[] => {
  const room = boxes.length > 1 ? GAP_SHARE * PART_GAP : Number.POSITIVE_INFINITY;
  const usual = Math.max(Math.min(textHeight(whole), room), legible);
  return boxes.map((box) => Math.min(usual, Math.max(DIAGONAL_SHARE * diagonal(box), legible)));
};

const diagonal = ({ left, bottom, right, top }: Box): number => Math.hypot(right - left, top - bottom);
