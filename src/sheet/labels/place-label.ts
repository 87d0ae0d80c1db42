import type { Point } from '../../geometry/index.ts';
import { ARROW, ARROW_HALF, type Caption, captionsFor } from './captions.ts';
import type { LabelContext } from './label-context.ts';
import { type OrientedBox, orientedBox, overlap, overlapsAny, strokeBox } from './oriented-box.ts';
import { type OffsetLevel, offsetLevels, onSheet, type Span } from './span.ts';
import type { Label } from './types.ts';

type Stroke = readonly [from: Point, to: Point];

/** What is unwelcome, each time it happens, in the coin of `OffsetLevel` and `Caption`. */
const PENALTY = { textNearDrawing: 4, lineOnDrawing: 2, acrossExtension: 5, textOnOwnExtension: 8 };

const FORBIDDEN = Number.POSITIVE_INFINITY;

/** Clear room around a text, in text heights: no label is in it, and better no line. */
const CLEARANCE = 0.2;

/** From the outline to where an extension line starts, and as much beyond the dimension line; in text heights. */
const EXTENSION_GAP = 0.4;

/** A dimension line and what belongs to it, laid out somewhere. */
interface DimensionLine {
  readonly heads: readonly [OrientedBox, OrientedBox];
  /** The line itself, in one or two pieces. */
  readonly strokes: readonly Stroke[];
  readonly strokeBoxes: readonly OrientedBox[];
  readonly extensions: readonly Stroke[];
  readonly extensionBoxes: readonly OrientedBox[];
  /** From tip to tip, with the room along it; its ends stand on lines of the drawing, so they are left out. */
  readonly measured: OrientedBox;
}

interface Choice {
  /** With the text height that was chosen. */
  readonly span: Span;
  readonly level: OffsetLevel;
  readonly caption: Caption;
  readonly text: OrientedBox;
  readonly line: DimensionLine;
}

/**
 * Puts a label where its text touches no line and no other label and, if it can be, nothing runs through its dimension
 * line. The context then knows it.
 * @param leastHeight how small the text may become where there is little room, in mm.
 */
export const placeLabel = (span: Span, context: LabelContext, leastHeight = span.height): Label => {
  let found = search(span, 0, FORBIDDEN, context);
  // In a crowd a smaller text that lies near is better than a large one that lies far.
  for (const { share, cost } of SMALLER) {
    const height = Math.max(share * span.height, leastHeight);
    if (height < span.height && cost < found!.price)
      found = search({ ...span, height }, cost, found!.price, context) ?? found;
  }
  const { choice } = found!;
  const { text, line } = choice;
  context.solid.push(text, ...line.heads);
  context.lines.push(...line.strokeBoxes);
  context.extensions.push(...line.extensionBoxes);
  return toLabel(choice);
};

/** Heights a text may shrink to, and what that costs. */
const SMALLER = [
  { share: 0.7, cost: 6 },
  { share: 0.45, cost: 9 },
];

/** The best place that costs less than `price`. */
const search = (
  span: Span,
  base: number,
  price: number,
  context: LabelContext,
): { readonly choice: Choice; readonly price: number } | undefined => {
  const captions = captionsFor(span);
  let cheapest = FORBIDDEN;
  for (const { cost } of captions) cheapest = Math.min(cheapest, cost);
  let best: Choice | undefined;
  for (const level of offsetLevels(span)) {
    if (base + level.cost + cheapest >= price) break;
    for (const caption of captions) {
      let cost = base + level.cost + caption.cost;
      if (cost >= price) continue;
      // Most places fall by their text alone.
      const text = textBox(span, level, caption);
      cost += textCost(text, context, span.height);
      if (cost >= price) continue;
      const line = layOut(span, level, caption);
      cost += lineCost(line, text, context);
      if (cost >= price) continue;
      best = { span, level, caption, text, line };
      price = cost;
    }
  }
  return best && { choice: best, price };
};

/** The box of the text with the room around it. Texts stand level or upright. */
const textBox = (span: Span, { t }: OffsetLevel, { s, t: above, size }: Caption): OrientedBox => {
  const room = CLEARANCE * span.height;
  return orientedBox(onSheet(span, s, t + above), [1, 0], size[0] / 2 + room, size[1] / 2 + room);
};

const textCost = (text: OrientedBox, context: LabelContext, height: number): number => {
  if (context.hasLabel(text)) return FORBIDDEN;
  const near = context.linesThrough(text);
  if (near === 0) return 0;
  const { centre, way, half } = text;
  const bare = orientedBox(centre, way, half[0] - CLEARANCE * height, half[1] - CLEARANCE * height);
  return context.linesThrough(bare) > 0 ? FORBIDDEN : near * PENALTY.textNearDrawing;
};

const layOut = (span: Span, level: OffsetLevel, { line: [from, to], gap, outside }: Caption): DimensionLine => {
  const { u, s, height: h } = span;
  const { t } = level;
  const head = (tip: number, sense: 1 | -1): OrientedBox =>
    orientedBox(onSheet(span, tip + (sense * ARROW * h) / 2, t), u, (ARROW * h) / 2, ARROW_HALF * h);
  const stroke = (a: number, b: number): Stroke => [onSheet(span, a, t), onSheet(span, b, t)];
  const strokes = gap ? [stroke(from, gap[0]), stroke(gap[1], to)] : [stroke(from, to)];
  const extensions = extensionsOf(span, level);
  return {
    heads: [head(s[0], outside ? -1 : 1), head(s[1], outside ? 1 : -1)],
    strokes,
    strokeBoxes: strokes.map(([p, q]) => strokeBox(p, q, 0.05 * h)),
    extensions,
    extensionBoxes: extensions.map(([p, q]) => strokeBox(p, q)),
    measured: orientedBox(onSheet(span, (s[0] + s[1]) / 2, t), u, Math.max((s[1] - s[0]) / 2 - 0.1 * h, 0), 0.25 * h),
  };
};

/** From near the outline to just beyond the dimension line, where that does not end on the outline anyway. */
const extensionsOf = (span: Span, { t, ticks }: OffsetLevel): Stroke[] => {
  const gap = EXTENSION_GAP * span.height;
  const strokes: Stroke[] = [];
  for (const end of [0, 1] as const) {
    const [lo, hi] = span.touch[end];
    if (t >= lo && t <= hi) continue;
    const edge = t < lo ? lo : hi;
    const sense = Math.sign(t - edge);
    const from = ticks ? t - sense * gap : edge + sense * Math.min(gap, Math.abs(t - edge) / 2);
    strokes.push([onSheet(span, span.s[end], from), onSheet(span, span.s[end], t + sense * gap)]);
  }
  return strokes;
};

/** What is to be said against a dimension line and its extension lines, whose text lies well. */
const lineCost = (
  { heads, strokeBoxes, extensionBoxes, measured }: DimensionLine,
  text: OrientedBox,
  context: LabelContext,
): number => {
  const { solid, lines, extensions } = context;
  let cost = 0;
  for (const boxes of [heads, strokeBoxes])
    for (const box of boxes) {
      if (overlapsAny(box, solid) || overlapsAny(box, lines)) return FORBIDDEN;
      if (overlapsAny(box, extensions)) cost += PENALTY.acrossExtension;
    }
  for (const box of extensionBoxes) {
    if (overlapsAny(box, solid)) return FORBIDDEN;
    if (overlapsAny(box, lines)) cost += PENALTY.acrossExtension;
    if (overlap(box, text)) cost += PENALTY.textOnOwnExtension;
  }
  return cost + PENALTY.lineOnDrawing * context.linesThrough(measured);
};

const toLabel = ({ span, level: { t }, caption, text, line: { strokes, extensions } }: Choice): Label => {
  const { name, value, s, height: h } = span;
  const ends = span.touch.map(([lo, hi]) => Math.min(Math.max(t, lo), hi));
  // Both measured points at one height, so that their distance is the value.
  const foot = t < ends[0]! || t < ends[1]! ? Math.min(ends[0]!, ends[1]!) : Math.max(ends[0]!, ends[1]!);
  const back = (caption.outside ? -1 : 1) * ARROW * h;
  const arrow = (tip: number, base: number) =>
    [onSheet(span, tip, t), onSheet(span, base, t + ARROW_HALF * h), onSheet(span, base, t - ARROW_HALF * h)] as const;
  const room = CLEARANCE * h;
  const { left, bottom, right } = text;
  return {
    name,
    from: onSheet(span, s[0], foot),
    to: onSheet(span, s[1], foot),
    lines: [...strokes, ...extensions],
    arrows: [arrow(s[0], s[0] + back), arrow(s[1], s[1] - back)],
    text: {
      value,
      at: caption.rotation === 0 ? [left + room, bottom + room] : [right - room, bottom + room],
      rotation: caption.rotation,
      height: h,
    },
  };
};
