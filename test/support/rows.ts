import type { Point, Point3 } from '../../src/geometry/index.ts';

/** The points of a row of coordinates: x, y, z of the first, of the second, … */
export const pointsIn = (row: readonly number[]): Point3[] =>
  Array.from({ length: row.length / 3 }, (_, k) => [row[3 * k]!, row[3 * k + 1]!, row[3 * k + 2]!]);

/** The same on a sheet. */
export const pairsIn = (row: readonly number[]): Point[] =>
  Array.from({ length: row.length / 2 }, (_, k) => [row[2 * k]!, row[2 * k + 1]!]);
