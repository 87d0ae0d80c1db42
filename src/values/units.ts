/** Unit of written lengths. Drawings themselves are always in mm. */
export type LengthUnit = 'mm' | 'in';

/** Exact by definition. */
export const MM_PER_INCH = 25.4;

/** Units of lengths that people write, by every spelling, in mm. */
export const MM_PER_UNIT: Readonly<Record<string, number>> = {
  mm: 1,
  millimetre: 1,
  millimetres: 1,
  millimeter: 1,
  millimeters: 1,
  毫米: 1,
  cm: 10,
  厘米: 10,
  m: 1000,
  in: MM_PER_INCH,
  inch: MM_PER_INCH,
  inches: MM_PER_INCH,
  '"': MM_PER_INCH,
  '″': MM_PER_INCH,
  '”': MM_PER_INCH,
  "''": MM_PER_INCH,
  ft: 12 * MM_PER_INCH,
};

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
