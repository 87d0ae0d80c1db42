import { type Curve, mapCurve, reverse } from './curve.ts';
import { distance, type Point } from './point.ts';

/** A rigid motion of the sheet: rotate by (cos, sin), then shift by (x, y) mm. */
export interface Motion {
  readonly cos: number;
  readonly sin: number;
  readonly x: number;
  readonly y: number;
}

/**
 * A motion by `x` and `y` mm.
 * @example
 * geometry.move(geometry.shift(5, 0), [1, 2]); // = [6, 2]
 */
export const shift = (x: number, y: number): Motion => ({ cos: 1, sin: 0, x, y });

/**
 * A point after a motion.
 * @example
 * geometry.move(geometry.shift(5, 0), [1, 2]); // = [6, 2]
 */
export const move = (m: Motion, p: Point): Point => {
  const x = p[0];
  const y = p[1];
  return [m.cos * x - m.sin * y + m.x, m.sin * x + m.cos * y + m.y];
};

/** The motion that moves the x axis onto `from` → `to` in a frame that `outer` moves. */
export const motionAlongIn = ({ cos, sin, x, y }: Motion, from: Point, to: Point): Motion => {
  const d = distance(from, to);
  const ux = (to[0] - from[0]) / d;
  const uy = (to[1] - from[1]) / d;
  return {
    cos: cos * ux - sin * uy,
    sin: sin * ux + cos * uy,
    x: cos * from[0] - sin * from[1] + x,
    y: sin * from[0] + cos * from[1] + y,
  };
};

export const inverseMotion = ({ cos, sin, x, y }: Motion): Motion => ({
  cos,
  sin: -sin,
  x: -(cos * x + sin * y),
  y: sin * x - cos * y,
});

/** The motion that moves the x axis onto `from` → `to`, its origin onto `from`. */
export const motionAlong = (from: Point, to: Point): Motion => motionAlongIn(shift(0, 0), from, to);

/**
 * The curve after a motion. Pass the moved ends `from` and `to` when they are known, so that curves of a ring share their corners.
 * @example
 * geometry.moveCurve(geometry.shift(5, 0), geometry.straight([0, 0], [10, 0])).to; // = [15, 0]
 */
export const moveCurve = (m: Motion, c: Curve, from?: Point, to?: Point): Curve =>
  mapCurve(c, (p) => move(m, p), 1, from, to);

/** Mirrors a curve left to right within `width` mm and reverses it, so that rings keep their orientation. `from`: its mirrored last end. */
export const mirrorCurve = (width: number, c: Curve, from?: Point): Curve =>
  mapCurve(reverse(c), (p) => [width - p[0], p[1]], -1, from);

/** Moves connected curves. Curves that share an end still share it. */
export const moveCurves = (m: Motion, curves: readonly Curve[]): Curve[] => {
  const moved: Curve[] = [];
  let end: Point | undefined;
  let last: Point | undefined;
  for (const c of curves) {
    const next = moveCurve(m, c, c.from === end ? last : undefined);
    moved.push(next);
    end = c.to;
    last = next.to;
  }
  return moved;
};
