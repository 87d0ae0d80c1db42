/** A unit of a file in mm, without its rounding. Fewer digits would move the ends of a large drawing. */
export const exactUnit = (mm: number): number => Number(mm.toPrecision(7));
