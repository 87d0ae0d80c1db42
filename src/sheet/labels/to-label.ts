import type { Point } from '../../geometry/index.ts';
import { ARROW, ARROW_HALF, type Caption } from './captions.ts';
import type { Label } from './label-context.ts';
import { type OffsetLevel, onSheet, type Span } from './span.ts';

/** A label as it is drawn. @param at left end of the base line of its text. */
export const toLabel = (span: Span, level: OffsetLevel, caption: Caption, at: Point): Label => {
  const { name, value, s, touch, height: h } = span;
  const { t } = level;
  const { from, to, gap, outside } = caption.line;
  const first = Math.min(Math.max(t, touch[0][0]), touch[0][1]);
  const second = Math.min(Math.max(t, touch[1][0]), touch[1][1]);
  // Both measured points at one height, so that their distance is the value.
  const foot = t < first || t < second ? Math.min(first, second) : Math.max(first, second);
  const back = (outside ? -1 : 1) * ARROW * h;
  const stroke = (s0: number, t0: number, s1: number, t1: number): Label['lines'][number] => [
    onSheet(span, s0, t0),
    onSheet(span, s1, t1),
  ];
  const extensions = ([0, 1] as const).flatMap((end) => {
    const start = extensionStart(span, level, end);
    return start === undefined ? [] : [stroke(s[end], start, s[end], extensionEnd(span, level, end))];
  });
  return {
    name,
    from: onSheet(span, s[0], foot),
    to: onSheet(span, s[1], foot),
    lines: [
      ...(gap ? [stroke(from, t, caption.s - gap, t), stroke(caption.s + gap, t, to, t)] : [stroke(from, t, to, t)]),
      ...extensions,
    ],
    arrows: [arrowHead(span, s[0], s[0] + back, t), arrowHead(span, s[1], s[1] - back, t)],
    text: { value, at, rotation: caption.text.rotation, height: h },
  };
};

const arrowHead = (span: Span, tip: number, base: number, t: number): Label['arrows'][number] => {
  const half = ARROW_HALF * span.height;
  return [onSheet(span, tip, t), onSheet(span, base, t + half), onSheet(span, base, t - half)];
};

/** Gap between the outline and the start of an extension line, and its overhang beyond the dimension line, in text heights. */
const EXTENSION_GAP = 0.4;

/** Start of an extension line near the outline; undefined if the dimension line already ends on the outline. */
export const extensionStart = (span: Span, { t, ticks }: OffsetLevel, end: 0 | 1): number | undefined => {
  const [lo, hi] = span.touch[end];
  if (t >= lo && t <= hi) return undefined;
  const gap = EXTENSION_GAP * span.height;
  const edge = t < lo ? lo : hi;
  const sense = Math.sign(t - edge);
  return ticks ? t - sense * gap : edge + sense * Math.min(gap, Math.abs(t - edge) / 2);
};

/** Just beyond the dimension line. */
export const extensionEnd = (span: Span, { t }: OffsetLevel, end: 0 | 1): number => {
  const [lo, hi] = span.touch[end];
  return t + Math.sign(t - (t < lo ? lo : hi)) * EXTENSION_GAP * span.height;
};
