import type { SnapshotSurface } from '../fold/index.ts';
import type { Point3 } from '../geometry/index.ts';

type Along<Axes> = { readonly [K in keyof Axes]: number };

/** The interval of the surfaces along each axis, in mm. */
export const boundsAlong = <const Axes extends readonly Point3[]>(
  surfaces: readonly SnapshotSurface[],
  axes: Axes,
): readonly [lo: Along<Axes>, hi: Along<Axes>] => {
  const lo = axes.map(() => Number.POSITIVE_INFINITY);
  const hi = axes.map(() => Number.NEGATIVE_INFINITY);
  axes.forEach(([x, y, z], i) => {
    for (const { points } of surfaces)
      for (let k = 0; k < points.length; k += 3) {
        const v = x * points[k]! + y * points[k + 1]! + z * points[k + 2]!;
        if (v < lo[i]!) lo[i] = v;
        if (v > hi[i]!) hi[i] = v;
      }
  });
  return [lo as Along<Axes>, hi as Along<Axes>];
};
