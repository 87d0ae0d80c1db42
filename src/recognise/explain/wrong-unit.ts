import { MM_PER_CSS_UNIT, MM_PER_INCH } from '../../values/index.ts';

/** mm in the units that people draw in: millimetres, centimetres, metres, inches, points, pixels. */
const UNITS = [1, 10, 1000, MM_PER_INCH, MM_PER_CSS_UNIT.pt, MM_PER_CSS_UNIT.px] as const;

/** Tolerance of a proportion: chords are shorter than their arcs. */
const PROPORTION_TOLERANCE = 1e-3;

/** The true size of a drawing as a multiple of the size read, if one unit was taken for another; otherwise undefined. */
export const unitRatio = (times: number): number | undefined => {
  const ratios = UNITS.flatMap((unit) => UNITS.filter((other) => other !== unit).map((other) => unit / other));
  return ratios.find((ratio) => Math.abs(times / ratio - 1) < PROPORTION_TOLERANCE);
};

/** The true size of a drawing as a multiple of the size read, for a drawing in another unit than this one, in mm. */
export const otherUnits = (unit: number): number[] =>
  UNITS.map((other) => other / unit).filter((times) => Math.abs(times - 1) > PROPORTION_TOLERANCE);
