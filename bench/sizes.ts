import { random } from './random.ts';

/** Sizes of cartons, in mm, no two alike: what a shop is asked in a day. */
export const cartonSizes = (count: number, seed = 7) => Array.from({ length: count }, anyCartonSize(seed));

/** One such size after the other, without end. */
export const anyCartonSize = (seed = 7) => {
  const next = random(seed);
  const between = (low: number, high: number): number => Math.round((low + next() * (high - low)) * 1000) / 1000;
  return () => {
    const length = between(60, 250);
    return { length, width: between(30, length), height: between(60, 300), material: between(0.3, 0.7) };
  };
};

/** Hands out one after the other, and starts again. */
export const inTurn = <T>(items: readonly T[]): (() => T) => {
  let next = 0;
  return () => items[next++ % items.length]!;
};
