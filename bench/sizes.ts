import { random } from './random.ts';

/** Carton sizes in mm, all different, like the requests of a shop. */
export const cartonSizes = (count: number, seed = 7) => Array.from({ length: count }, anyCartonSize(seed));

/** Generates such sizes without end. */
export const anyCartonSize = (seed = 7) => {
  const next = random(seed);
  const between = (low: number, high: number): number => Math.round((low + next() * (high - low)) * 1000) / 1000;
  return () => {
    const length = between(60, 250);
    return { length, width: between(30, length), height: between(60, 300), material: between(0.3, 0.7) };
  };
};

/** Returns the items in rotation. */
export const inTurn = <T>(items: readonly T[]): (() => T) => {
  let next = 0;
  return () => items[next++ % items.length]!;
};
