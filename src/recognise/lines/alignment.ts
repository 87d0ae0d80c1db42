import { type Curve, mapCurve, type Point } from '../../geometry/index.ts';
import { type Dieline, lengths, mapDieline } from '../../sheet/index.ts';
import { directions, distinctTurns, principalDirection, SMALLEST_TURN, wrapAngle } from './directions.ts';
import type { TypedCurve } from './typed-curve.ts';

/** Places one drawing on another: mirrored or not, then rotated by quarter turns, then shifted. */
export interface Alignment {
  readonly mirrored: boolean;
  readonly quarters: 0 | 1 | 2 | 3;
  readonly shift: Point;
}

/** The point in the drawing that it is placed on. */
export const applyAlignment = ({ mirrored, quarters, shift }: Alignment, [x, y]: Point): Point => {
  const u = mirrored ? -x : x;
  const [a, b] = (
    [
      [u, y],
      [-y, u],
      [-u, -y],
      [y, -u],
    ] as const
  )[quarters];
  return [a + shift[0], b + shift[1]];
};

export const alignCurve = (alignment: Alignment, curve: Curve): Curve =>
  mapCurve(curve, (p) => applyAlignment(alignment, p), alignment.mirrored ? -1 : 1);

/** The point that is placed there. */
export const invertAlignment = ({ mirrored, quarters, shift }: Alignment, [x, y]: Point): Point => {
  const back = ((4 - quarters) % 4) as 0 | 1 | 2 | 3;
  const [u, v] = applyAlignment({ mirrored: false, quarters: back, shift: [0, 0] }, [x - shift[0], y - shift[1]]);
  return mirrored ? [-u, v] : [u, v];
};

/** Rotation and scale of a drawing, and how it is distorted before. */
export interface Similarity {
  /** Counter-clockwise, in degrees. */
  readonly degrees: number;
  readonly scale: number;
  readonly distortion?: Distortion;
}

/** Scales along x and y, and by how many degrees the y axis leans to the right. */
export interface Distortion {
  readonly x: number;
  readonly y: number;
  readonly skew: number;
}

/** The direction with the most length in a drawing; undefined when none stands out. */
const mainDirection = (lines: readonly TypedCurve[]): number | undefined => {
  const [first] = directions(lines, 1);
  return first && first.share > 0.2 ? first.angle : undefined;
};

/** Angles in degrees by which their drawing may be turned against ours, beside quarter turns; two for a mirrored one with slants. */
export const turnsBetween = (theirs: readonly TypedCurve[], ours: readonly TypedCurve[]): number[] => {
  const [there, here] = directionsOf(theirs, ours);
  if (there === undefined || here === undefined) return [];
  return distinctTurns([there - here, there + here].map(wrapAngle).filter((angle) => Math.abs(angle) > SMALLEST_TURN));
};

/** The same kind of direction of both: of their lines, or of the spread of curves where no direction of lines stands out. */
const directionsOf = (theirs: readonly TypedCurve[], ours: readonly TypedCurve[]): (number | undefined)[] => {
  const lines = [theirs, ours].map(mainDirection);
  return lines.includes(undefined) ? [theirs, ours].map(principalDirection) : lines;
};

/** Scale of their drawing against ours, by the length of the cuts; undefined when either has none. */
export const scaleBetween = (theirs: Dieline, ours: Dieline): number | undefined => {
  const [a, b] = [lengths(theirs).cut, lengths(ours).cut];
  return a && b ? a / b : undefined;
};

/** Turns a drawing back, scales it back and undoes its distortion. */
export const undo = (dieline: Dieline, { degrees, scale, distortion }: Similarity): Dieline => {
  const [angle, lean] = [(-degrees * Math.PI) / 180, ((distortion?.skew ?? 0) * Math.PI) / 180];
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  const [wide, high] = [distortion?.x ?? 1, (distortion?.y ?? 1) * Math.cos(lean)];
  return mapDieline(dieline, ([x, y]) => {
    const up = sin * x + cos * y;
    return [(cos * x - sin * y - Math.tan(lean) * up) / wide, up / high];
  });
};
