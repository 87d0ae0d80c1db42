import type { Point } from './point.ts';

/** Convex hull, counter-clockwise, without corners on its sides (Andrew 1979). */
export const convexHull = (points: readonly Point[]): readonly Point[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]): Point[] => {
    const side: Point[] = [];
    for (const c of list) {
      while (side.length > 1) {
        const a = side.at(-2)!;
        const b = side.at(-1)!;
        if ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0) break;
        side.pop();
      }
      side.push(c);
    }
    return side.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
};
