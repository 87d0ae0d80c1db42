import advances from './advances.json' with { type: 'json' };

/** Height of a capital or a digit as a share of the font size, Helvetica. */
export const CAP = 0.718;

/** Advance widths of the ASCII characters from the space on, in thousandths of the font size (Helvetica, from its public metrics). */
const ADVANCES: readonly number[] = advances;

/** Width of all other characters, a safe upper bound. */
const MAX_ADVANCE = 1015;

/** Width of a label's text in mm, in Helvetica with capitals of `height` mm. */
export const textWidth = (text: string, height: number): number => {
  let sum = 0;
  for (let k = 0; k < text.length; k++) sum += ADVANCES[text.charCodeAt(k) - 32] ?? MAX_ADVANCE;
  return (sum / 1000) * (height / CAP);
};
