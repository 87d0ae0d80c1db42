import { distance, type Point } from './point.ts';

/**
 * A line, an arc or a cubic Bézier curve. An arc has two exact ends and the bulge of DXF, tan(sweep / 4), positive
 * counter-clockwise. Rigid motions keep the bulge, a mirror negates it. A full circle is two arcs.
 */
export type Curve = Straight | Arc | Cubic;

export interface Straight {
  readonly kind: 'line';
  readonly from: Point;
  readonly to: Point;
}

export interface Arc {
  readonly kind: 'arc';
  readonly from: Point;
  readonly to: Point;
  readonly bulge: number;
}

export interface Cubic {
  readonly kind: 'cubic';
  readonly from: Point;
  readonly c1: Point;
  readonly c2: Point;
  readonly to: Point;
}

/**
 * A straight line.
 * @example
 * geometry.length(geometry.straight([0, 0], [30, 40])); // = 50
 */
export const straight = (from: Point, to: Point): Straight => ({ kind: 'line', from, to });
/**
 * An arc of a circle. `bulge` is the tangent of a quarter of its angle, positive for an arc that turns left.
 * @example
 * const quarter = geometry.arc([10, 0], [0, 10], Math.tan(Math.PI / 8));
 * geometry.length(quarter) / Math.PI; // = 5
 */
export const arc = (from: Point, to: Point, bulge: number): Arc => ({ kind: 'arc', from, to, bulge });

/**
 * A whole circle as two half turns, counter-clockwise, starting at its right.
 * @example
 * geometry.circle([0, 0], 10).length; // = 2
 */
export const circle = ([x, y]: Point, radius: number): Arc[] => [
  arc([x + radius, y], [x - radius, y], 1),
  arc([x - radius, y], [x + radius, y], 1),
];

/** Maps every point of a curve with `f`, or its ends to `from` and `to` where they are known. `sense` is -1 when `f` mirrors. */
export const mapCurve = (
  c: Curve,
  f: (p: Point) => Point,
  sense: 1 | -1 = 1,
  from: Point = f(c.from),
  to: Point = f(c.to),
): Curve => {
  switch (c.kind) {
    case 'line':
      return { kind: 'line', from, to };
    case 'arc':
      return { kind: 'arc', from, to, bulge: sense * c.bulge };
    case 'cubic':
      return { kind: 'cubic', from, c1: f(c.c1), c2: f(c.c2), to };
  }
};

/**
 * The same curve in the opposite direction.
 * @example
 * geometry.reverse(geometry.straight([0, 0], [10, 0])).to; // = [0, 0]
 */
export const reverse = (c: Curve): Curve => {
  switch (c.kind) {
    case 'line':
      return { kind: 'line', from: c.to, to: c.from };
    case 'arc':
      return { kind: 'arc', from: c.to, to: c.from, bulge: -c.bulge };
    case 'cubic':
      return { kind: 'cubic', from: c.to, c1: c.c2, c2: c.c1, to: c.from };
  }
};

/** Equal for a line and its reverse. */
export const endsKey = ({ from, to }: Curve): string => [from.join(), to.join()].sort().join(' ');

/**
 * An arc by its centre, its radius and its angles in radians: that of `from`, and the signed sweep, counter-clockwise positive.
 * @example
 * const [half] = geometry.circle([3, 4], 10);
 * geometry.centreForm(half!).radius; // = 10
 */
export const centreForm = ({ from, to, bulge }: Arc) => {
  // The centre lies on the chord's bisector, (1 - b²) / 4b chords to the left of it.
  const k = (1 - bulge * bulge) / (4 * bulge);
  const centre: Point = [(from[0] + to[0]) / 2 - k * (to[1] - from[1]), (from[1] + to[1]) / 2 + k * (to[0] - from[0])];
  return {
    centre,
    radius: (distance(from, to) * (1 + bulge * bulge)) / (4 * Math.abs(bulge)),
    start: Math.atan2(from[1] - centre[1], from[0] - centre[0]),
    sweep: 4 * Math.atan(bulge),
  };
};

/** A closed ring of straight lines through the corners. */
export const straightRing = (corners: readonly Point[]): Curve[] =>
  corners.map((corner, k) => straight(corner, corners[(k + 1) % corners.length]!));
