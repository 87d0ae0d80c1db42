/** What lengths are written in; the drawing itself is always in mm. */
export type LengthUnit = 'mm' | 'in';

/** How a measure is written: millimetres with two decimals, inches with three. */
export const formatLength = (mm: number, unit: LengthUnit): string =>
  unit === 'mm' ? `${mm.toFixed(2)}mm` : `${(mm / 25.4).toFixed(3)}in`;
