import { type Point, union } from '../../geometry/index.ts';
import { ARROW, ARROW_HALF, type Caption, captionsFor } from './captions.ts';
import { type OrientedBox, orientedBox, overlap, overlapsAny, strokeBox } from './oriented-box.ts';
import { type OffsetLevel, offsetLevels, onSheet, type Span } from './span.ts';
import type { Label } from './types.ts';

export type Segment = readonly [from: Point, to: Point];

/** What a label must keep clear of, and what it should. */
export interface LabelContext {
  /** Texts and arrow heads of the labels that are placed. */
  readonly solid: OrientedBox[];
  /** Their dimension lines. */
  readonly lines: OrientedBox[];
  readonly extensions: OrientedBox[];
  /** The drawing itself, as straight pieces. */
  readonly drawn: readonly Segment[];
}

/** What is unwelcome, each time it happens, in the coin of `Level` and `Caption`. */
const PENALTY = { textOnDrawing: 4, lineOnDrawing: 2, acrossExtension: 5, textOnOwnExtension: 8 };

/** From the outline to where an extension line starts, and as much beyond the dimension line; in text heights. */
const EXTENSION_GAP = 0.4;

type Strokes = readonly Segment[];

/** One way to draw a label. */
interface DimensionLine {
  readonly level: OffsetLevel;
  readonly caption: Caption;
  readonly text: OrientedBox;
  readonly heads: readonly [OrientedBox, OrientedBox];
  readonly line: Strokes;
  readonly bars: readonly OrientedBox[];
  readonly extensions: Strokes;
  readonly reach: readonly OrientedBox[];
  /** The dimension line from tip to tip and the room along it; its ends stand on lines of the drawing, so they are left out. */
  readonly measured: OrientedBox;
}

/** Puts a label where it runs through no other and, if it can be, through no line of the drawing; the scene then knows it. */
export const placeLabel = (span: Span, scene: LabelContext): Label => {
  const ways = captionsFor(span);
  const cheapest = ways.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY);
  let best: DimensionLine | undefined;
  let price = Number.POSITIVE_INFINITY;
  for (const level of offsetLevels(span)) {
    if (level.cost + cheapest >= price) break;
    for (const caption of ways) {
      const base = level.cost + caption.cost;
      if (base >= price) continue;
      const sketch = layOut(span, level, caption);
      const sum = base + costOf(sketch, scene, price - base, span.height);
      if (sum < price) [best, price] = [sketch, sum];
    }
  }
  const chosen = best!;
  scene.solid.push(chosen.text, ...chosen.heads);
  scene.lines.push(...chosen.bars);
  scene.extensions.push(...chosen.reach);
  return labelOf(span, chosen);
};

const layOut = (span: Span, level: OffsetLevel, caption: Caption): DimensionLine => {
  const { u, s, height: h } = span;
  const { t } = level;
  const { size, line, gap, outside } = caption;
  const head = (tip: number, sense: 1 | -1): OrientedBox =>
    orientedBox(onSheet(span, tip + (sense * ARROW * h) / 2, t), u, (ARROW * h) / 2, ARROW_HALF * h);
  const sense = outside ? -1 : 1;
  const pieces = gap ? [[line[0], gap[0]] as const, [gap[1], line[1]] as const] : [line];
  const strokes = pieces.map(([a, b]) => [onSheet(span, a, t), onSheet(span, b, t)] as const);
  const extensions = extensionsOf(span, level);
  return {
    level,
    caption,
    text: orientedBox(onSheet(span, caption.s, t + caption.t), [1, 0], size[0] / 2, size[1] / 2),
    heads: [head(s[0], sense), head(s[1], sense === 1 ? -1 : 1)],
    line: strokes,
    bars: strokes.map(([p, q]) => strokeBox(p, q, 0.05 * h)),
    extensions,
    reach: extensions.map(([p, q]) => strokeBox(p, q)),
    measured: orientedBox(onSheet(span, (s[0] + s[1]) / 2, t), u, Math.max((s[1] - s[0]) / 2 - 0.1 * h, 0), 0.25 * h),
  };
};

/** From near the outline to just beyond the dimension line, where that does not end on the outline anyway. */
const extensionsOf = (span: Span, { t, ticks }: OffsetLevel): Strokes => {
  const gap = EXTENSION_GAP * span.height;
  return span.s.flatMap((s, end) => {
    const [lo, hi] = span.touch[end as 0 | 1];
    if (t >= lo && t <= hi) return [];
    const edge = t < lo ? lo : hi;
    const sense = Math.sign(t - edge);
    const from = ticks ? t - sense * gap : edge + sense * Math.min(gap, Math.abs(t - edge) / 2);
    return [[onSheet(span, s, from), onSheet(span, s, t + sense * gap)] as const];
  });
};

/** What is to be said against a sketch; infinite where it runs through another label, or as soon as it is more than `limit`. */
const costOf = (
  { text, heads, bars, reach, measured }: DimensionLine,
  scene: LabelContext,
  limit: number,
  h: number,
): number => {
  const roomy = orientedBox(text.centre, text.way, text.half[0] + 0.2 * h, text.half[1] + 0.2 * h);
  const { solid, lines, extensions, drawn } = scene;
  if (overlapsAny(roomy, solid) || overlapsAny(roomy, lines) || overlapsAny(roomy, extensions))
    return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (const part of [...heads, ...bars]) {
    if (overlapsAny(part, solid) || overlapsAny(part, lines)) return Number.POSITIVE_INFINITY;
    if (overlapsAny(part, extensions)) sum += PENALTY.acrossExtension;
  }
  for (const part of reach) {
    if (overlapsAny(part, solid)) return Number.POSITIVE_INFINITY;
    if (overlapsAny(part, lines)) sum += PENALTY.acrossExtension;
    if (overlap(part, roomy)) sum += PENALTY.textOnOwnExtension;
  }
  const { left, bottom, right, top } = union(roomy, measured);
  for (const [p, q] of drawn) {
    if (p[0] < left && q[0] < left) continue;
    if (p[0] > right && q[0] > right) continue;
    if (p[1] < bottom && q[1] < bottom) continue;
    if (p[1] > top && q[1] > top) continue;
    const line = strokeBox(p, q);
    if (overlap(roomy, line)) sum += PENALTY.textOnDrawing;
    if (overlap(measured, line)) sum += PENALTY.lineOnDrawing;
    if (sum >= limit) return Number.POSITIVE_INFINITY;
  }
  return sum;
};

const labelOf = (span: Span, { level: { t }, caption, text, line, extensions }: DimensionLine): Label => {
  const { name, value, s, height: h } = span;
  const ends = span.touch.map(([lo, hi]) => Math.min(Math.max(t, lo), hi));
  // Both measured points at one height, so that their distance is the value.
  const foot = t < ends[0]! || t < ends[1]! ? Math.min(ends[0]!, ends[1]!) : Math.max(ends[0]!, ends[1]!);
  const back = (caption.outside ? -1 : 1) * ARROW * h;
  const arrow = (tip: number, base: number) =>
    [onSheet(span, tip, t), onSheet(span, base, t + ARROW_HALF * h), onSheet(span, base, t - ARROW_HALF * h)] as const;
  return {
    name,
    from: onSheet(span, s[0], foot),
    to: onSheet(span, s[1], foot),
    lines: [...line, ...extensions],
    arrows: [arrow(s[0], s[0] + back), arrow(s[1], s[1] - back)],
    text: {
      value,
      at: caption.rotation === 0 ? [text.left, text.bottom] : [text.right, text.bottom],
      rotation: caption.rotation,
      height: h,
    },
  };
};
