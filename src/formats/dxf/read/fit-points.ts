import { type Curve, distance, type Point, straight } from '../../../geometry/index.ts';
import { LIMITS, UnreadableError } from '../../reading/unreadable.ts';

/** Points nearer than this share of the whole way are one point. */
const SAME_POINT_SHARE = 1e-9;

/** An end of a cubic spline is felt half as much at each further point. After so many it is below the rounding of a number. */
const POINTS_FELT = 50;

/**
 * The curve of CAD programs through fit points: a cubic of continuous curvature by chord length, its ends as given or without curvature.
 * `start` and `end`: directions at the first and the last point, of any length.
 * @throws Error for fewer than two different points; UnreadableError for too many.
 */
export const curvesThrough = (
  points: readonly Point[],
  closed: boolean,
  start: Point | undefined,
  end: Point | undefined,
): Curve[] => {
  if (points.length > LIMITS.strokes)
    throw new UnreadableError(`A spline has ${points.length} points; the maximum is ${LIMITS.strokes}.`);
  const way = chordsOf(points).reduce((sum, chord) => sum + chord, 0);
  const all = points.filter((p, k) => k === 0 || distance(p, points[k - 1]!) > SAME_POINT_SHARE * way);
  if (all.length < 2) throw new Error('fewer than two fit points');
  if (closed && distance(all[0]!, all.at(-1)!) <= SAME_POINT_SHARE * way) all.pop();
  // Two points are not round: a program draws the line between them.
  if (closed && all.length > 2) return closedCurves(all);
  if (all.length === 2 && !start && !end) return [straight(all[0]!, all[1]!)];
  return cubics(all, slopesOf(all, unit(start), unit(end)));
};

/** A closed spline is an open one that goes round it several times: in the middle, its ends are not felt. */
const closedCurves = (points: readonly Point[]): Curve[] => {
  const count = points.length;
  const round = Array.from(
    { length: 2 * POINTS_FELT + count + 1 },
    (_, k) => points[(k + count * POINTS_FELT - POINTS_FELT) % count]!,
  );
  return cubics(round, slopesOf(round)).slice(POINTS_FELT, POINTS_FELT + count);
};

const chordsOf = (points: readonly Point[]): number[] => points.slice(1).map((p, k) => distance(p, points[k]!));

const unit = (direction: Point | undefined): Point | undefined => {
  const size = direction ? Math.hypot(...direction) : 0;
  return size > 0 ? [direction![0] / size, direction![1] / size] : undefined;
};

/** Cubics between points, by the slopes at these for a parameter that is the length of the chords. */
const cubics = (points: readonly Point[], slopes: readonly Point[]): Curve[] =>
  chordsOf(points).map((chord, k) => {
    const [from, to] = [points[k]!, points[k + 1]!];
    const [[ux, uy], [vx, vy]] = [slopes[k]!, slopes[k + 1]!];
    const third = chord / 3;
    return {
      kind: 'cubic',
      from,
      c1: [from[0] + third * ux, from[1] + third * uy],
      c2: [to[0] - third * vx, to[1] - third * vy],
      to,
    };
  });

/** The slopes with which the curvature is continuous in every point, and 0 at an end without a slope: a tridiagonal system. */
const slopesOf = (points: readonly Point[], start?: Point, end?: Point): Point[] => {
  const chords = chordsOf(points);
  const steep = chords.map(
    (chord, k): Point => [(points[k + 1]![0] - points[k]![0]) / chord, (points[k + 1]![1] - points[k]![1]) / chord],
  );
  const last = points.length - 1;
  /** Shares of the slope before, the own one and the one after, and their sum. */
  const row = (k: number): readonly [number, number, number, Point] => {
    if (k === 0) return start ? [0, 1, 0, start] : [0, 2, 1, times(3, steep[0]!)];
    if (k === last) return end ? [0, 1, 0, end] : [1, 2, 0, times(3, steep[last - 1]!)];
    const [before, after] = [chords[k - 1]!, chords[k]!];
    const [[ux, uy], [vx, vy]] = [steep[k - 1]!, steep[k]!];
    return [after, 2 * (before + after), before, [3 * (after * ux + before * vx), 3 * (after * uy + before * vy)]];
  };
  // Elimination from the first point to the last, and back.
  const rows: { readonly share: number; readonly sum: Point }[] = [];
  for (let k = 0; k <= last; k++) {
    const [before, own, after, [x, y]] = row(k);
    const known = rows.at(-1) ?? { share: 0, sum: [0, 0] as const };
    const left = own - before * known.share;
    rows.push({ share: after / left, sum: [(x - before * known.sum[0]) / left, (y - before * known.sum[1]) / left] });
  }
  const slopes: Point[] = [];
  for (const { share, sum } of rows.toReversed()) {
    const [x, y] = slopes.at(-1) ?? [0, 0];
    slopes.push([sum[0] - share * x, sum[1] - share * y]);
  }
  return slopes.reverse();
};

const times = (by: number, [x, y]: Point): Point => [by * x, by * y];
