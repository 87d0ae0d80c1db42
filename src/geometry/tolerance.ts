/** Corners closer than this are one corner, in mm: a micron. Everything that asks "the same point?" asks here. */
export const MICRON = 1e-3;

/** Noise of double arithmetic at the size of a sheet, in mm. Anything larger is a mistake, not rounding. */
export const NOISE = 1e-7;

/** How far a flattened curve may stray from the true one, in mm, unless a reader asks for something else. */
export const CHORD = 0.01;
