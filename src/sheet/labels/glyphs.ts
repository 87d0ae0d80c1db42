/** Height of a capital or a digit as a share of the font size, Helvetica. */
export const CAP = 0.718;

/** Advance widths of the ASCII characters from the space on, in thousandths of the font size (Helvetica, from its public metrics). */
const ADVANCES = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
] as const;

/** Width of all other characters, a safe upper bound. */
const MAX_ADVANCE = 1015;

/** Width of a label's text in mm, in Helvetica with capitals of `height` mm. */
export const textWidth = (text: string, height: number): number => {
  let sum = 0;
  for (let k = 0; k < text.length; k++) sum += ADVANCES[text.charCodeAt(k) - 32] ?? MAX_ADVANCE;
  return (sum / 1000) * (height / CAP);
};
