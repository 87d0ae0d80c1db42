/**
 * Rejects what no distance and no share is: with NaN as tolerance every drawing would be the same.
 * @throws RangeError with the name, the value and one that works.
 */
export const mustBeAboveZero = (name: string, value: number, works: number): number => {
  if (!(Number.isFinite(value) && value > 0))
    throw new RangeError(`${name} is ${value}; give a number above 0, for example ${works}.`);
  return value;
};
