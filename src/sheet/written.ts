/** What lengths are written in; the drawing itself is always in mm. */
export type Unit = 'mm' | 'in';

/** How a measure is written: millimetres with two decimals, inches with three. */
export const written = (mm: number, unit: Unit): string =>
  unit === 'mm' ? `${mm.toFixed(2)}mm` : `${(mm / 25.4).toFixed(3)}in`;
