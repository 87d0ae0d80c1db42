import type { Spot } from './kind.ts';

/** The first of the layouts that hold most. */
export const fullest = <T extends { readonly spots: readonly Spot[] }>(all: readonly T[]): T =>
  all.reduce((a, b) => (b.spots.length > a.spots.length ? b : a));

/** The same places with x and y in each other's place: what was found for a task on its side. */
export const transposedSpots = (spots: readonly Spot[]): Spot[] =>
  spots.map(({ kind, x, y }) => ({ kind, x: y, y: x }));
