/** Tolerance of rounding, for moments that are sums of steps. */
const TIME_TOLERANCE = 1e-6;

/** @throws RangeError for a time outside 0…1. */
export const checkTime = (t: number): void => {
  if (!(t >= -TIME_TOLERANCE && t <= 1 + TIME_TOLERANCE))
    throw new RangeError(`The time of a fold is ${t}; give a number from 0 (flat) to 1 (closed), for example 0.5.`);
};
