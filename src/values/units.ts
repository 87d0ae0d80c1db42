import words from './unit-words.json' with { type: 'json' };

/** Unit of written lengths. Drawings themselves are always in mm. */
export type LengthUnit = 'mm' | 'in';

/** Exact by definition. */
export const MM_PER_INCH = 25.4;

const MM = { mm: 1, cm: 10, m: 1000, in: MM_PER_INCH, ft: 12 * MM_PER_INCH };

/** Units of lengths that people write, by every spelling of the languages that the search knows, in mm. */
export const MM_PER_UNIT: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(MM).flatMap(([unit, mm]) => words[unit as keyof typeof MM].map((word) => [word, mm])),
);

/** Units of lengths in files, as CSS has them, in mm: `pt` is 1/72 inch, `px` 1/96 inch, as is a number without a unit. */
export const MM_PER_CSS_UNIT = {
  mm: 1,
  cm: 10,
  q: 0.25,
  in: MM_PER_INCH,
  pt: MM_PER_INCH / 72,
  pc: MM_PER_INCH / 6,
  px: MM_PER_INCH / 96,
  '': MM_PER_INCH / 96,
} as const;
