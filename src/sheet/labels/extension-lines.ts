import type { OffsetLevel, Span } from './span.ts';

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
