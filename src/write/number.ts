/**
 * Writes numbers with at most so many decimals, as short as they go. Up to six
 * decimals never need an exponent, which PDF does not know.
 * @throws RangeError for what is not a number, or too large to be a size.
 */
export const decimals = (places: number): ((v: number) => string) => {
  if (places === 4) return fourDecimals;
  const round = rounder(places);
  return (v) => String(round(v));
};

/** The nearest number with so many decimals; never -0. */
export const rounder = (places: number): ((v: number) => number) => {
  const scale = 10 ** places;
  return (v) => {
    if (!(Math.abs(v) < 1e9)) throw new RangeError(`${v} is not a coordinate`);
    return Math.round(v * scale) / scale + 0;
  };
};

const SCALE = 10_000;

/** What stands behind the whole number: '' for 0, '.5' for 5000, '.0001' for 1. */
const tails: readonly string[] = Array.from({ length: SCALE }, (_, n) => String(n / SCALE).slice(1));

/** What most numbers of a file are written with: from two parts, in a third of the time a double takes. */
const fourDecimals = (v: number): string => {
  if (!(Math.abs(v) < 1e9)) throw new RangeError(`${v} is not a coordinate`);
  const n = Math.round(v * SCALE);
  const size = Math.abs(n);
  const whole = Math.floor(size / SCALE);
  return (n < 0 ? '-' : '') + whole + tails[size - whole * SCALE]!;
};
