import { type Box, EMPTY_BOX, type Point, Spare, union } from '../../geometry/index.ts';
import type { LengthUnit } from '../../values/index.ts';
import { type Drawing, PART_GAP, type PlacedPart } from '../arrange.ts';
import { partExtents, sizeOf } from '../measure.ts';
import { type FreeText, halfSize, namePart, placeText } from './free-text.ts';
import { gaugeBasis, gaugeSpan, outerCorners, overallSpans } from './gauges.ts';
import { textWidth } from './glyphs.ts';
import { type Label, LabelContext } from './label-context.ts';
import { allowedGrowth } from './page-room.ts';
import { type PlaceItem, placeInTurn } from './place-in-turn.ts';
import { placeLabel } from './place-label.ts';
import { formatLength, OFFSET, rewritten, type Span } from './span.ts';
import { stating } from './stating.ts';
import { fitsGap, MIN_SHARE, SHRINK_FACTOR, textHeights } from './text-heights.ts';

/** Widths tried for the rows of a note, as shares of the width of the drawing. */
const WIDTHS = [1, 0.5, 0.25] as const;

/** Steps of the search downwards, in half text heights; and across a drawing and up, in shares of its sides. */
const [DOWN_STEPS, SIDE_STEPS] = [16, 8] as const;

/** Writes a note in rows below a drawing or, without room, in it or beside it. @param heights the usual and the least of texts, in mm. */
const writeNote = (
  name: string,
  value: string,
  [usual, least]: readonly [usual: number, least: number],
  whole: Box,
  context: LabelContext,
): readonly Label[] => {
  const width = sizeOf(whole).width;
  const write = (height: number, places: typeof placesOutside): readonly Label[] | undefined => {
    for (const share of WIDTHS) {
      const text: FreeText = { name, rows: breakText(value, share * width, height), height, rotation: 0 };
      const found = placeText(text, places(whole, text), context);
      if (found) return found;
    }
    return undefined;
  };
  for (let height = usual; height >= least; height *= SHRINK_FACTOR) {
    const found = write(height, placesOutside);
    if (found) return found;
  }
  for (let height = usual; ; height *= SHRINK_FACTOR) {
    if (height < MIN_SHARE * least) context.room.lift();
    const found = write(height, placesAround) ?? write(height, placesOutside);
    if (found) return found;
  }
};

/** Breaks a text between its words. A longer word has a row of its own. */
export const breakText = (value: string, width: number, height: number): readonly string[] => {
  const rows: string[] = [];
  for (const word of value.split(' ')) {
    const longer = `${rows.at(-1)} ${word}`;
    if (rows.length && textWidth(longer, height) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
};

/** Below a box, flush left, ever further down; then to the right of it. */
function* placesOutside({ left, bottom, right, top }: Box, text: FreeText): Generator<Point> {
  const [w, h] = halfSize(text);
  for (let k = 0; k < DOWN_STEPS; k++) yield [left + w, bottom - h - (k * text.height) / 2];
  for (const y of [bottom + h, (bottom + top) / 2, top - h]) yield [right + w, y];
}

/** In a box and around it, from the bottom to the top. */
function* placesAround({ left, bottom, right, top }: Box, text: FreeText): Generator<Point> {
  const [w, h] = halfSize(text);
  for (let up = 0; up <= SIDE_STEPS; up++)
    for (let across = 0; across <= SIDE_STEPS; across++)
      yield [
        left - w + ((right - left + 2 * w) * across) / SIDE_STEPS,
        bottom - h + ((top - bottom + 2 * h) * up) / SIDE_STEPS,
      ];
}

/** Room beyond the dimension line of an overall label for half of its text, in text heights. */
const BEYOND_LINE = 0.9;

/** A requested size in mm, with its basis such as `outside` where one was given, and a text that says what it measures. */
export type RequestedSize = number | { readonly mm: number; readonly as?: string; readonly about?: string };

/** The basis of labels that name none. */
const CREASE = 'manufacture';

/**
 * The labels of a drawing: overall width above and overall height left of every part, inside them the gauges of the template, in a drawing
 * of several parts the number and name of each, and below it sizes that no gauge measures. No label runs through another, no text touches
 * a line of the drawing; dimension lines in a chain may touch with the tips of their arrows.
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

type RequestedSizes = Readonly<Record<string, RequestedSize | undefined>>;

/** Like `label`, and returns the context too. */
export const placeAll = ({ parts, dieline }: Drawing, unit: LengthUnit, requested: RequestedSizes) => {
  const boxes = partExtents(dieline);
  const whole = boxes.reduce(union, EMPTY_BOX);
  const { parts: heights, least } = textHeights(boxes);
  const smallest = Math.min(...heights);
  const context = contexts.take();
  context.tries = 0;
  const stated = statedSizes(requested, unit);
  const overall = allOverallSpans(dieline, boxes, whole, heights, unit);
  const gauges = gaugeSpans(parts, heights, unit, stated);
  const items = [...overall, ...gauges].map(
    (span): PlaceItem =>
      () => [placeLabel(span, context, least)],
  );
  if (parts.length > 1)
    parts.forEach((placed, part) => {
      items.push(() => namePart(placed, part, boxes, [heights[part]!, least], context));
    });
  for (const size of stated)
    if (!gauges.some(({ name }) => name === size.name) && !overall.some(({ value }) => value === size.value))
      items.push(() => writeNote(size.name, missingText(size), [smallest, least], whole, context));

  const begin = (): void => context.begin(dieline.lines, whole, smallest);
  return { labels: placeInTurn(items, begin, context, least), context };
};

const allOverallSpans = (
  { lines }: Drawing['dieline'],
  boxes: readonly Box[],
  whole: Box,
  heights: readonly number[],
  unit: LengthUnit,
): Span[] => {
  const corners = outerCorners(lines, boxes);
  const { width, height: high } = sizeOf(whole);
  const rooms = [allowedGrowth(high), allowedGrowth(width)];
  return boxes.flatMap((box, part) => {
    const height = heights[part]!;
    // A text too large for the gap between two parts goes inside.
    const isOutside = boxes.length === 1 || fitsGap(height);
    const usual = Math.min(OFFSET * height, boxes.length > 1 ? PART_GAP / 2 : Number.POSITIVE_INFINITY);
    const beyond = rooms.map((room) => (isOutside ? Math.min(usual, room - BEYOND_LINE * height) : undefined));
    return overallSpans(box, corners[part]!, height, beyond, unit);
  });
};

const statedSizes = (requested: RequestedSizes, unit: LengthUnit) =>
  Object.entries(requested).flatMap(([name, size]) => {
    if (size === undefined) return [];
    const { mm, as, about } = typeof size === 'number' ? { mm: size } : size;
    return [{ name, value: formatLength(mm, unit), mm, as, about }];
  });

type StatedSize = ReturnType<typeof statedSizes>[number];

const missingText = ({ name, value, as, about }: StatedSize): string =>
  `${name.replaceAll('_', ' ')} ${value}${as !== undefined && as !== CREASE ? ` ${as}` : ''}${about ? explained(about) : ''}`;

/** A colon and what a size measures. Some texts start with the name of their size, which stands before the colon. */
const explained = (about: string) => `: ${about.replace(/^\w+: /, '').replace(/^./, (first) => first.toLowerCase())}`;

/** The spans of the gauges. When no gauge of a name measures the requested size, the first states both: `303.00mm (300.00mm inside)`. */
const gaugeSpans = (
  parts: readonly PlacedPart[],
  heights: readonly number[],
  unit: LengthUnit,
  stated: readonly StatedSize[],
): Span[] => {
  const gauges = parts.flatMap((home, part) => home.part.blank.gauges.map((gauge) => ({ gauge, home, part })));
  const spans = gauges.map(({ gauge, home, part }) => gaugeSpan(gauge, home, heights[part]!, unit));
  for (const { name, mm, value, as } of stated) {
    const first = stating(spans, name, (span) => span.value === value);
    if (first < 0) continue;
    const isInner = parts.some(({ part }) => part.blank.inner.some((inner) => inner.name === name));
    const { gauge, home } = gauges[first]!;
    const basis = as ?? (isInner ? 'inside' : (gaugeBasis(gauge, mm, home) ?? 'nominal'));
    const span = spans[first]!;
    spans[first] = rewritten(span, `${span.value} (${value} ${basis})`, span.height);
  }
  return spans;
};
