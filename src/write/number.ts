/**
 * Writes numbers with at most so many decimals, as short as they go. Up to six
 * decimals never need an exponent, which PDF does not know.
 * @throws RangeError for what is not a number, or too large to be a size.
 */
export const decimals = (places: number): ((v: number) => string) => {
  const round = rounded(places);
  return (v) => String(round(v));
};

/** The nearest number with so many decimals; never -0. */
export const rounded = (places: number): ((v: number) => number) => {
  const scale = 10 ** places;
  return (v) => {
    if (!(Math.abs(v) < 1e9)) throw new RangeError(`${v} is not a coordinate`);
    return Math.round(v * scale) / scale + 0;
  };
};
