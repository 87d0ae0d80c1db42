/** Rejects what is not above 0: with NaN as tolerance every drawing would be the same. Throws RangeError with one value that works. */
export const mustBeAboveZero = (name: string, value: number, works: number): number => {
  if (!(Number.isFinite(value) && value > 0))
    throw new RangeError(`${name} is ${value}; give a number above 0, for example ${works}.`);
  return value;
};
