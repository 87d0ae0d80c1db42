/** Rounds to so many decimals; never -0. Throws RangeError for a number that is not finite, or too large to be a size. */
export const rounder = (places: number): ((v: number) => number) => {
  const scale = 10 ** places;
  return (v) => {
    if (!(Math.abs(v) < 1e9)) throw new RangeError(`${v} is not a coordinate`);
    return Math.round(v * scale) / scale + 0;
  };
};
