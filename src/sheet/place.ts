import { type Point, union } from '../geometry/index.ts';
import { type Bar, bar, meet, meetsAny, stroke } from './bar.ts';
import { ARROW, ARROW_HALF, type Caption, captions } from './captions.ts';
import type { Label } from './labels.ts';
import { type Level, levels, onSheet, type Span } from './span.ts';

export type Segment = readonly [from: Point, to: Point];

/** What a label must keep clear of, and what it should. */
export interface Scene {
  /** Texts and arrow heads of the labels that are placed. */
  readonly solid: Bar[];
  /** Their dimension lines. */
  readonly lines: Bar[];
  readonly extensions: Bar[];
  /** The drawing itself, as straight pieces. */
  readonly drawn: readonly Segment[];
}

/** What is unwelcome, each time it happens, in the coin of `Level` and `Caption`. */
const cost = { textOnDrawing: 4, lineOnDrawing: 2, acrossExtension: 5, textOnOwnExtension: 8 };

/** From the outline to where an extension line starts, and as much beyond the dimension line; in text heights. */
const EXTENSION_GAP = 0.4;

type Strokes = readonly Segment[];

/** One way to draw a label. */
interface Sketch {
  readonly level: Level;
  readonly caption: Caption;
  readonly text: Bar;
  readonly heads: readonly [Bar, Bar];
  readonly line: Strokes;
  readonly bars: readonly Bar[];
  readonly extensions: Strokes;
  readonly reach: readonly Bar[];
  /** The dimension line from tip to tip and the room along it; its ends stand on lines of the drawing, so they are left out. */
  readonly measured: Bar;
}

/** Puts a label where it runs through no other and, if it can be, through no line of the drawing; the scene then knows it. */
export const place = (span: Span, scene: Scene): Label => {
  const ways = captions(span);
  const cheapest = ways.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY);
  let best: Sketch | undefined;
  let price = Number.POSITIVE_INFINITY;
  for (const level of levels(span)) {
    if (level.cost + cheapest >= price) break;
    for (const caption of ways) {
      const base = level.cost + caption.cost;
      if (base >= price) continue;
      const sketch = draft(span, level, caption);
      const sum = base + judge(sketch, scene, price - base, span.height);
      if (sum < price) [best, price] = [sketch, sum];
    }
  }
  const chosen = best!;
  scene.solid.push(chosen.text, ...chosen.heads);
  scene.lines.push(...chosen.bars);
  scene.extensions.push(...chosen.reach);
  return labelOf(span, chosen);
};

const draft = (span: Span, level: Level, caption: Caption): Sketch => {
  const { u, s, height: h } = span;
  const { t } = level;
  const { size, line, gap, outside } = caption;
  const head = (tip: number, sense: 1 | -1): Bar =>
    bar(onSheet(span, tip + (sense * ARROW * h) / 2, t), u, (ARROW * h) / 2, ARROW_HALF * h);
  const sense = outside ? -1 : 1;
  const pieces = gap ? [[line[0], gap[0]] as const, [gap[1], line[1]] as const] : [line];
  const strokes = pieces.map(([a, b]) => [onSheet(span, a, t), onSheet(span, b, t)] as const);
  const extensions = extensionsOf(span, level);
  return {
    level,
    caption,
    text: bar(onSheet(span, caption.s, t + caption.t), [1, 0], size[0] / 2, size[1] / 2),
    heads: [head(s[0], sense), head(s[1], sense === 1 ? -1 : 1)],
    line: strokes,
    bars: strokes.map(([p, q]) => stroke(p, q, 0.05 * h)),
    extensions,
    reach: extensions.map(([p, q]) => stroke(p, q)),
    measured: bar(onSheet(span, (s[0] + s[1]) / 2, t), u, Math.max((s[1] - s[0]) / 2 - 0.1 * h, 0), 0.25 * h),
  };
};

/** From near the outline to just beyond the dimension line, where that does not end on the outline anyway. */
const extensionsOf = (span: Span, { t, ticks }: Level): Strokes => {
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
const judge = ({ text, heads, bars, reach, measured }: Sketch, scene: Scene, limit: number, h: number): number => {
  const roomy = bar(text.centre, text.way, text.half[0] + 0.2 * h, text.half[1] + 0.2 * h);
  const { solid, lines, extensions, drawn } = scene;
  if (meetsAny(roomy, solid) || meetsAny(roomy, lines) || meetsAny(roomy, extensions)) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (const part of [...heads, ...bars]) {
    if (meetsAny(part, solid) || meetsAny(part, lines)) return Number.POSITIVE_INFINITY;
    if (meetsAny(part, extensions)) sum += cost.acrossExtension;
  }
  for (const part of reach) {
    if (meetsAny(part, solid)) return Number.POSITIVE_INFINITY;
    if (meetsAny(part, lines)) sum += cost.acrossExtension;
    if (meet(part, roomy)) sum += cost.textOnOwnExtension;
  }
  const { left, bottom, right, top } = union(roomy, measured);
  for (const [p, q] of drawn) {
    if (p[0] < left && q[0] < left) continue;
    if (p[0] > right && q[0] > right) continue;
    if (p[1] < bottom && q[1] < bottom) continue;
    if (p[1] > top && q[1] > top) continue;
    const line = stroke(p, q);
    if (meet(roomy, line)) sum += cost.textOnDrawing;
    if (meet(measured, line)) sum += cost.lineOnDrawing;
    if (sum >= limit) return Number.POSITIVE_INFINITY;
  }
  return sum;
};

const labelOf = (span: Span, { level: { t }, caption, text, line, extensions }: Sketch): Label => {
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
