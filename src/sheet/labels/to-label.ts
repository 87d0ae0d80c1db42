import type { Point } from '../../geometry/index.ts';
import { ARROW, ARROW_HALF, type Caption } from './captions.ts';
import { extensionEnd, extensionStart } from './extension-lines.ts';
import { type OffsetLevel, onSheet, type Span } from './span.ts';
import type { Label } from './types.ts';

/** A label as it is drawn. @param at left end of the base line of its text. */
export const toLabel = (span: Span, level: OffsetLevel, caption: Caption, at: Point): Label => {
  const { name, value, s, touch, height: h } = span;
  const { t } = level;
  const first = Math.min(Math.max(t, touch[0][0]), touch[0][1]);
  const second = Math.min(Math.max(t, touch[1][0]), touch[1][1]);
  // Both measured points at one height, so that their distance is the value.
  const foot = t < first || t < second ? Math.min(first, second) : Math.max(first, second);
  const back = (caption.line.outside ? -1 : 1) * ARROW * h;
  return {
    name,
    from: onSheet(span, s[0], foot),
    to: onSheet(span, s[1], foot),
    lines: strokesOf(span, level, caption),
    arrows: [arrowHead(span, s[0], s[0] + back, t), arrowHead(span, s[1], s[1] - back, t)],
    text: { value, at, rotation: caption.text.rotation, height: h },
  };
};

const arrowHead = (span: Span, tip: number, base: number, t: number): Label['arrows'][number] => {
  const half = ARROW_HALF * span.height;
  return [onSheet(span, tip, t), onSheet(span, base, t + half), onSheet(span, base, t - half)];
};

type Stroke = Label['lines'][number];

/** The dimension line, in one or two pieces, and its extension lines. */
const strokesOf = (span: Span, level: OffsetLevel, { s, line }: Caption): readonly Stroke[] => {
  const { t } = level;
  const { from, to, gap } = line;
  const strokes = gap
    ? [strokeAlong(span, from, s - gap, t), strokeAlong(span, s + gap, to, t)]
    : [strokeAlong(span, from, to, t)];
  return [...strokes, ...extension(span, level, 0), ...extension(span, level, 1)];
};

const strokeAlong = (span: Span, from: number, to: number, t: number): Stroke => [
  onSheet(span, from, t),
  onSheet(span, to, t),
];

const extension = (span: Span, level: OffsetLevel, end: 0 | 1): readonly Stroke[] => {
  const start = extensionStart(span, level, end);
  if (start === undefined) return [];
  return [[onSheet(span, span.s[end], start), onSheet(span, span.s[end], extensionEnd(span, level, end))]];
};
