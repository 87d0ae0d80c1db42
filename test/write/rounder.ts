/** Rounds to so many decimals; never -0. */
export const rounder =
  (places: number) =>
  (v: number): number =>
    Math.round(v * 10 ** places) / 10 ** places + 0;
