import type { BoardSide } from '../solid/face.ts';

/** Triangles of one side of the board. Coordinates are stored in sequence: x, y, z of the first corner, of the second, and so on. */
export interface Surface {
  readonly side: BoardSide;
  /** x, y, z of each corner, in mm. */
  readonly points: readonly number[];
  /** x, y, z for each corner: a unit vector out of the board. */
  readonly normals: readonly number[];
  /** x, y of each corner on the part's own sheet, in mm: the texture coordinates of artwork. */
  readonly sheet: readonly number[];
  /** Cut edges only. Per corner, 0 at the inner face and 1 at the print. */
  readonly across?: readonly number[];
  /** Three corners for each triangle, by index, counter-clockwise seen from outside. */
  readonly corners: readonly number[];
}

/** A surface, and its motion until the box is closed. */
export interface Shape {
  /** The surface in the closed box. */
  readonly surface: Surface;
  /** The corners of the surface over time. The last frame is the closed state. Left out, or one frame, for a rigid shape. */
  readonly frames?: readonly MorphFrame[];
}

/** The corners of a surface at one moment. Between two frames they move in a straight line. */
export interface MorphFrame extends Pick<Surface, 'points' | 'normals'> {
  readonly t: number;
}

type Moment = Pick<MorphFrame, 't' | 'points'>;

/**
 * Drops moments that linear interpolation reproduces within `tolerance` mm (Ramer 1972, Douglas and Peucker 1973, in time, not space).
 * @returns the indices of the kept moments: at least the first and the last, or only the last when nothing moves.
 */
export const keptMoments = (moments: readonly Moment[], tolerance: number): number[] => {
  const end = moments.length - 1;
  if (end < 1 || moments.every((moment) => deviation(moment, moments[0]!, moments[0]!) <= tolerance / 10)) return [end];
  const kept = [0];
  const keep = (from: number, to: number): void => {
    let worst = tolerance;
    let at = -1;
    for (let k = from + 1; k < to; k++) {
      const far = deviation(moments[k]!, moments[from]!, moments[to]!);
      if (far > worst) [worst, at] = [far, k];
    }
    if (at >= 0) keep(from, at);
    if (at >= 0) keep(at, to);
    else kept.push(to);
  };
  keep(0, end);
  return kept;
};

/** Largest distance of a corner from its straight path between two moments, in mm. */
const deviation = ({ t, points }: Moment, a: Moment, b: Moment): number => {
  const share = b.t > a.t ? (t - a.t) / (b.t - a.t) : 0;
  const [from, to] = [a.points, b.points];
  const off = (k: number): number => points[k]! - from[k]! - (to[k]! - from[k]!) * share;
  let most = 0;
  for (let k = 0; k < points.length; k += 3) most = Math.max(most, off(k) ** 2 + off(k + 1) ** 2 + off(k + 2) ** 2);
  return Math.sqrt(most);
};
