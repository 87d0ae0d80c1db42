/** mm in the units that people draw in: millimetres, centimetres, metres, inches, points, pixels. */
const UNITS = [1, 10, 1000, 25.4, 25.4 / 72, 25.4 / 96] as const;

/** How far a proportion may be off: chords are shorter than their arcs. */
const PROPORTION_TOLERANCE = 1e-3;

/** How many times as large as it was read a drawing is, where one unit was taken for another; undefined where none was. */
export const unitRatio = (times: number): number | undefined => {
  const ratios = UNITS.flatMap((unit) => UNITS.filter((other) => other !== unit).map((other) => unit / other));
  return ratios.find((ratio) => Math.abs(times / ratio - 1) < PROPORTION_TOLERANCE);
};

/** How many times as large as it was read a drawing is that was made in another unit than this one, in mm. */
export const otherUnits = (unit: number): number[] =>
  UNITS.map((other) => other / unit).filter((times) => Math.abs(times - 1) > PROPORTION_TOLERANCE);
