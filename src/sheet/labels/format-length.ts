import { MM_PER_INCH } from '../../values/index.ts';

/** Unit of written lengths. The drawing itself is always in mm. */
export type LengthUnit = 'mm' | 'in';

/** Formats a measure: millimetres with two decimals, inches with three. */
export const formatLength = (mm: number, unit: LengthUnit): string =>
  unit === 'mm' ? `${mm.toFixed(2)}mm` : `${(mm / MM_PER_INCH).toFixed(3)}in`;
