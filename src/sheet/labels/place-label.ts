import type { Point } from '../../geometry/index.ts';
import { ARROW, ARROW_HALF, type Caption, captionsFor } from './captions.ts';
import { EXTENSION, type Label, type LabelContext, LINE, SOLID } from './label-context.ts';
import type { OrientedBoxes } from './oriented-boxes.ts';
import { type OffsetLevel, OUTSIDE_COST, rewritten, type Span, type TryLevels, tryNear, tryTicks } from './span.ts';
import { MIN_SHARE, SHRINK_FACTOR } from './text-heights.ts';
import { extensionEnd, extensionStart, toLabel } from './to-label.ts';

/** Penalties per occurrence, in the units of `OffsetLevel.cost` and `Caption.cost`. */
const PENALTY = { textNearDrawing: 4, lineOnDrawing: 2, acrossExtension: 5 };

const FORBIDDEN_COST = Number.POSITIVE_INFINITY;

/** Clear room around a text, in text heights. No label may enter it; a line in it costs a penalty. */
const CLEARANCE = 0.2;

/** What letters such as p reach below the clear room around a text, in text heights. */
const DESCENT = 0.15;

/** A valid way to write a label, with its cost. Its boxes are `context.best`. */
interface Choice {
  /** With the text height that was chosen. */
  readonly span: Span;
  readonly level: OffsetLevel;
  readonly caption: Caption;
  readonly price: number;
}

/** Order of the boxes of one try: text, arrow heads, dimension line in one or two pieces, extension lines, measured span. */
const TEXT = 0;
const STROKES = 3;

/** Start of the boxes after the strokes. */
const afterStrokes = ({ line }: Caption): number => STROKES + (line.gap ? 2 : 1);

/**
 * Puts a label where its text touches no line or label and, if possible, nothing crosses its dimension line. Adds it to the context.
 * @param leastHeight how small the text may become where there is little room, in mm.
 */
export const placeLabel = (span: Span, context: LabelContext, leastHeight = span.height): Label => {
  // Ticks in place of extension lines take long to try, and are rarely needed.
  let choice =
    searchHeights(span, leastHeight, tryNear, context) ?? searchHeights(span, leastHeight, tryTicks, context);
  for (let height = SHRINK_FACTOR * leastHeight; !choice && height > MIN_SHARE * leastHeight; height *= SHRINK_FACTOR) {
    const smaller = rewritten(span, span.value, height);
    choice =
      search(smaller, 0, FORBIDDEN_COST, tryNear, context) ?? search(smaller, 0, FORBIDDEN_COST, tryTicks, context);
  }
  if (!choice) {
    context.room.lift();
    choice = search(rewritten(span, span.value, leastHeight), 0, FORBIDDEN_COST, tryTicks, context)!;
  }
  const { placed, best } = context;
  const end = afterStrokes(choice.caption);
  placed.keep(best, TEXT, STROKES, SOLID);
  placed.keep(best, STROKES, end, LINE);
  placed.keep(best, end, best.count - 1, EXTENSION);
  context.room.take(best, TEXT, DESCENT * choice.span.height);
  for (let k = TEXT + 1; k < best.count - 1; k++) context.room.take(best, k, 0);
  return toLabel(choice.span, choice.level, choice.caption, textStart(choice, best));
};

/** Left end of the base line of a text, inside the clear room around it. */
const textStart = ({ span, caption }: Choice, boxes: OrientedBoxes): Point => {
  const room = CLEARANCE * span.height;
  const x = caption.text.rotation === 0 ? boxes.left(TEXT) + room : boxes.right(TEXT) - room;
  return [x, boxes.bottom(TEXT) + room];
};

/** Shares of the height that a text may shrink to, with their cost. */
const SMALLER_HEIGHTS = [
  { share: 0.7, cost: 6 },
  { share: 0.45, cost: 9 },
];

/** The best place at any height. Where labels crowd, a smaller text nearby is better than a large one far away. */
const searchHeights = (span: Span, leastHeight: number, tryLevels: TryLevels, context: LabelContext) => {
  let choice = search(span, 0, FORBIDDEN_COST, tryLevels, context);
  for (const { share, cost } of SMALLER_HEIGHTS) {
    const height = Math.max(share * span.height, leastHeight);
    const price = choice?.price ?? FORBIDDEN_COST;
    if (height < span.height && cost < price)
      choice = search(rewritten(span, span.value, height), cost, price, tryLevels, context) ?? choice;
  }
  return choice;
};

/** The best place that costs less than `price`. */
const search = (span: Span, base: number, price: number, tryLevels: TryLevels, context: LabelContext) => {
  const captions = captionsFor(span);
  let cheapest = FORBIDDEN_COST;
  for (const { cost } of captions) cheapest = Math.min(cheapest, cost);
  let least = price;
  let found: Choice | undefined;
  tryLevels(span, context.room.beside(span), (level) => {
    if (base + level.cost + cheapest >= least) return true;
    for (const caption of captions) {
      let cost = base + level.cost + caption.cost;
      if (cost >= least || (caption.overhangs && level.cost < OUTSIDE_COST)) continue;
      const { tried } = context;
      // The text alone rules out most places, so test it first.
      tried.clear();
      addText(tried, span, level, caption);
      cost += textCost(span, level, caption, context);
      if (cost >= least) continue;
      cost += lineCost(span, level, caption, cost, least, context);
      if (cost >= least || !strokesHaveRoom(context)) continue;
      context.keepTried();
      least = cost;
      found = { span, level, caption, price: cost };
    }
    return false;
  });
  return found;
};

/** Adds the box of the text with the clear room around it, reduced by `less` mm. Texts are horizontal or vertical. */
const addText = (
  boxes: OrientedBoxes,
  { origin, u, height: h }: Span,
  { t: level }: OffsetLevel,
  { text, s, t: above }: Caption,
  less = 0,
): void => {
  const room = CLEARANCE * h;
  const t = level + above;
  const x = origin[0] + s * u[0] - t * u[1];
  boxes.add(x, origin[1] + s * u[1] + t * u[0], 1, 0, text.width / 2 + room - less, text.height / 2 + room - less);
};

const textCost = (span: Span, level: OffsetLevel, caption: Caption, context: LabelContext): number => {
  const { tried } = context;
  if (!context.room.has(tried, TEXT, DESCENT * span.height) || context.hasLabel(tried, TEXT)) return FORBIDDEN_COST;
  if (context.linesThrough(tried, TEXT, 1) === 0) return 0;
  const bare = tried.count;
  addText(tried, span, level, caption, CLEARANCE * span.height - context.chord);
  const isThrough = context.linesThrough(tried, bare, 1) > 0;
  tried.count = bare;
  return isThrough ? FORBIDDEN_COST : context.linesThrough(tried, TEXT) * PENALTY.textNearDrawing;
};

/** Adds the boxes of the dimension line, arrow heads and extension lines for a text that fits. Returns the cost; stops at `least`. */
const lineCost = (
  span: Span,
  level: OffsetLevel,
  caption: Caption,
  price: number,
  least: number,
  context: LabelContext,
): number => {
  const { tried } = context;
  const { s, height: h } = span;
  const { t } = level;
  const { outside, from, to, gap } = caption.line;
  let cost = 0;
  for (const end of ENDS) {
    const sense = (end === 0) === outside ? -1 : 1;
    addAlong(tried, span, s[end] + (sense * ARROW * h) / 2, t, (ARROW * h) / 2, ARROW_HALF * h);
    cost += strokeCost(context);
    if (price + cost >= least) return cost;
  }
  addStroke(tried, span, from, t, gap ? caption.s - gap : to, t, 0.05 * h);
  cost += strokeCost(context);
  if (gap && price + cost < least) {
    addStroke(tried, span, caption.s + gap, t, to, t, 0.05 * h);
    cost += strokeCost(context);
  }
  for (const end of ENDS) {
    if (price + cost >= least) return cost;
    const start = extensionStart(span, level, end);
    if (start === undefined) continue;
    addStroke(tried, span, s[end], start, s[end], extensionEnd(span, level, end), 0);
    cost += extensionCost(context);
  }
  if (price + cost >= least) return cost;
  // From tip to tip, with the room along it, but without the ends, which stand on lines of the drawing.
  addAlong(tried, span, (s[0] + s[1]) / 2, t, Math.max((s[1] - s[0]) / 2 - 0.1 * h, 0), 0.25 * h);
  return cost + PENALTY.lineOnDrawing * context.linesThrough(tried, tried.count - 1);
};

const ENDS = [0, 1] as const;

const strokesHaveRoom = (context: LabelContext): boolean => {
  const { tried } = context;
  for (let k = TEXT + 1; k < tried.count - 1; k++) if (!context.room.has(tried, k, 0)) return false;
  return true;
};

/** Penalty of the box added last: an arrow head or a piece of the dimension line. */
const strokeCost = ({ tried, placed }: LabelContext): number => {
  const under = placed.kindsUnder(tried, tried.count - 1);
  return under & (SOLID | LINE) ? FORBIDDEN_COST : under & EXTENSION ? PENALTY.acrossExtension : 0;
};

/** Penalty of the box added last: an extension line. */
const extensionCost = ({ tried, placed }: LabelContext): number => {
  const last = tried.count - 1;
  const under = placed.kindsUnder(tried, last);
  if (under & SOLID || tried.overlaps(last, tried, TEXT)) return FORBIDDEN_COST;
  return under & LINE ? PENALTY.acrossExtension : 0;
};

/** Adds a box along the span, centred on a point of its frame. */
const addAlong = (boxes: OrientedBoxes, { origin, u }: Span, s: number, t: number, along: number, across: number) =>
  boxes.add(origin[0] + s * u[0] - t * u[1], origin[1] + s * u[1] + t * u[0], u[0], u[1], along, across);

/** Adds a stroke between two points of the span's frame. */
const addStroke = (
  boxes: OrientedBoxes,
  { origin, u }: Span,
  s0: number,
  t0: number,
  s1: number,
  t1: number,
  across: number,
): void =>
  boxes.addStroke(
    origin[0] + s0 * u[0] - t0 * u[1],
    origin[1] + s0 * u[1] + t0 * u[0],
    origin[0] + s1 * u[0] - t1 * u[1],
    origin[1] + s1 * u[1] + t1 * u[0],
    across,
  );
