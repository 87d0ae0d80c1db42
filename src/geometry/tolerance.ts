/** Corners closer than this are one corner, in mm. The only tolerance for equal points. */
export const MICRON = 1e-3;

/** Rounding of double arithmetic at the size of a sheet, in mm. A larger deviation is a mistake. */
export const NOISE = 1e-7;

/** Default tolerance of flattened curves, in mm. */
export const CHORD = 0.01;
