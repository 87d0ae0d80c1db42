import { bends } from '../../board/index.ts';
import { distance, keptIn, type Point, tangentAt } from '../../geometry/index.ts';
import type { PlanarEdge } from './planar.ts';

/** A rectangle at any angle. */
export interface Rectangle {
  readonly corner: Point;
  /** Unit vectors along its sides, from that corner: along its width, then its height. */
  readonly axes: readonly [Point, Point];
  /** Their lengths, in mm. */
  readonly sides: readonly [number, number];
}

/** Cosine, or sine, of an angle that is right, or straight, within rounding. */
const ANGLE = 1e-3;

/** The rectangle that straight cuts form; undefined for any other shape. */
export const rectangleOf = (edges: readonly PlanarEdge[]): Rectangle | undefined => {
  if (edges.some(({ curve, line }) => curve.kind !== 'line' || bends(line))) return undefined;
  const at = new Map<number, { readonly place: Point; readonly directions: Point[] }>();
  for (const { from, to, curve } of edges) {
    const [x, y] = tangentAt(curve, 0);
    const size = Math.hypot(x, y);
    for (const [node, place] of [
      [from, curve.from],
      [to, curve.to],
    ] as const)
      keptIn(at, node, () => ({ place, directions: [] })).directions.push([x / size, y / size]);
  }
  const corners: Point[] = [];
  for (const { place, directions } of at.values()) {
    const [a, b, ...more] = directions;
    const cosine = b && !more.length ? Math.abs(a![0] * b[0] + a![1] * b[1]) : Number.NaN;
    if (cosine < ANGLE) corners.push(place);
    else if (!(cosine > 1 - ANGLE)) return undefined;
  }
  if (corners.length !== 4) return undefined;
  // The corner opposite the first one is the farthest from it.
  const [corner, ...others] = corners as [Point, Point, Point, Point];
  const near = others.sort((a, b) => distance(corner, a) - distance(corner, b)).slice(0, 2);
  // Its width first.
  const [p, q] = near.sort((a, b) => Math.abs(a[1] - corner[1]) - Math.abs(b[1] - corner[1])) as [Point, Point];
  const sides = [distance(corner, p), distance(corner, q)] as const;
  const axis = (end: Point, side: number): Point => [(end[0] - corner[0]) / side, (end[1] - corner[1]) / side];
  return { corner, sides, axes: [axis(p, sides[0]), axis(q, sides[1])] };
};

/** Distances of what lies in a rectangle from its four sides, in mm. */
export const marginsIn = ({ corner, axes, sides }: Rectangle, points: readonly Point[]): number[] =>
  axes.flatMap(([u, v], k) => {
    const along = points.map(([x, y]) => u * (x - corner[0]) + v * (y - corner[1]));
    const [least, most] = along.reduce(([a, b], at) => [Math.min(a, at), Math.max(b, at)], [Infinity, -Infinity]);
    return [least!, sides[k]! - most!];
  });
