import { type LengthUnit, MM_PER_INCH } from '../../values/index.ts';

/** Formats a measure: millimetres with two decimals, inches with three. */
export const formatLength = (mm: number, unit: LengthUnit): string =>
  unit === 'mm' ? `${mm.toFixed(2)}mm` : `${(mm / MM_PER_INCH).toFixed(3)}in`;
