/** Height of a capital or a digit as a share of the font size, Helvetica. */
export const CAP = 0.718;

/** Advance widths of what labels are written with, in thousandths of the font size (Helvetica, from its public metrics). */
const advances: Readonly<Record<string, number>> = { '.': 278, m: 833, i: 222, n: 556 };

/** Digits are all as wide. */
const DIGIT = 556;

/** How wide a label's text runs, in mm, written in Helvetica with capitals of `height` mm. */
export const textWidth = (text: string, height: number): number => {
  let sum = 0;
  for (const glyph of text) sum += advances[glyph] ?? DIGIT;
  return (sum / 1000) * (height / CAP);
};
