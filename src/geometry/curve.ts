import { around, type Box, between, cross, distance, nowhere, type Point } from './point.ts';
import { CHORD } from './tolerance.ts';

/**
 * A piece of line. Arcs keep their two ends exactly and carry the DXF bulge,
 * tan(sweep / 4), positive when the arc runs counter-clockwise: rigid motions
 * leave it alone, a mirror negates it. A full circle is two arcs.
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

export const straight = (from: Point, to: Point): Straight => ({ kind: 'line', from, to });
export const arc = (from: Point, to: Point, bulge: number): Arc => ({ kind: 'arc', from, to, bulge });

/** A whole circle as two half turns, counter-clockwise, starting at its right. */
export const circle = ([x, y]: Point, radius: number): Arc[] => [
  arc([x + radius, y], [x - radius, y], 1),
  arc([x - radius, y], [x + radius, y], 1),
];

/** The same curve with every point sent through `f`; `sense` is -1 when `f` mirrors. */
export const mapCurve = (c: Curve, f: (p: Point) => Point, sense: 1 | -1 = 1): Curve => {
  switch (c.kind) {
    case 'line':
      return { kind: 'line', from: f(c.from), to: f(c.to) };
    case 'arc':
      return { kind: 'arc', from: f(c.from), to: f(c.to), bulge: sense * c.bulge };
    case 'cubic':
      return { kind: 'cubic', from: f(c.from), c1: f(c.c1), c2: f(c.c2), to: f(c.to) };
  }
};

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

/** Centre form of an arc: signed sweep in radians, counter-clockwise positive; `start` is the angle of `from`. */
export interface Round {
  readonly centre: Point;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
}

export const round = ({ from, to, bulge }: Arc): Round => {
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

/** Signed area between the curve and the origin, in mm², exact; a ring of curves adds up to its area. */
export const sector = (c: Curve): number => {
  switch (c.kind) {
    case 'line':
      return cross(c.from, c.to) / 2;
    case 'arc': {
      const { radius, sweep } = round(c);
      return cross(c.from, c.to) / 2 + (radius ** 2 * (sweep - Math.sin(sweep))) / 2;
    }
    case 'cubic':
      // Green's theorem on the Bernstein form.
      return (
        (3 *
          (2 * cross(c.from, c.c1) +
            cross(c.from, c.c2) +
            cross(c.c1, c.c2) +
            cross(c.c1, c.to) +
            2 * cross(c.c2, c.to))) /
          20 +
        cross(c.from, c.to) / 20
      );
  }
};

/** The point at `t` in 0…1: by length on lines and arcs, by parameter on cubics. */
export const pointAt = (c: Curve, t: number): Point => {
  if (t <= 0) return c.from;
  if (t >= 1) return c.to;
  switch (c.kind) {
    case 'line':
      return between(c.from, c.to, t);
    case 'arc': {
      const { centre, radius, start, sweep } = round(c);
      const a = start + sweep * t;
      return [centre[0] + radius * Math.cos(a), centre[1] + radius * Math.sin(a)];
    }
    case 'cubic': {
      const s = 1 - t;
      const at = (i: 0 | 1) =>
        s ** 3 * c.from[i] + 3 * s * s * t * c.c1[i] + 3 * s * t * t * c.c2[i] + t ** 3 * c.to[i];
      return [at(0), at(1)];
    }
  }
};

/** Direction of travel at `t`, not normalised. */
export const tangentAt = (c: Curve, t: number): Point => {
  switch (c.kind) {
    case 'line':
      return [c.to[0] - c.from[0], c.to[1] - c.from[1]];
    case 'arc': {
      const { start, sweep } = round(c);
      const a = start + sweep * t;
      return [-Math.sin(a) * Math.sign(sweep), Math.cos(a) * Math.sign(sweep)];
    }
    case 'cubic': {
      const s = 1 - t;
      const at = (i: 0 | 1) =>
        3 * s * s * (c.c1[i] - c.from[i]) + 6 * s * t * (c.c2[i] - c.c1[i]) + 3 * t * t * (c.to[i] - c.c2[i]);
      const d: Point = [at(0), at(1)];
      return Math.hypot(...d) > 0 ? d : [c.to[0] - c.from[0], c.to[1] - c.from[1]];
    }
  }
};

/** The parameter of a point of the curve that is within `gap` mm of `p`, if there is one; past the ends of an arc below 0 or above 1. */
export const whereOn = (c: Curve, p: Point, gap: number): number | undefined => {
  switch (c.kind) {
    case 'line': {
      const d = distance(c.from, c.to);
      const [u, v] = [tangentAt(c, 0), [p[0] - c.from[0], p[1] - c.from[1]] as const];
      return Math.abs(cross(u, v)) < gap * d ? (u[0] * v[0] + u[1] * v[1]) / (d * d) : undefined;
    }
    case 'arc': {
      const { centre, radius, start, sweep } = round(c);
      if (Math.abs(distance(centre, p) - radius) >= gap) return undefined;
      // The turn from its middle to the point, at most half a turn to either side.
      const turn = Math.atan2(p[1] - centre[1], p[0] - centre[0]) - start - sweep / 2;
      return 0.5 + (turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))) / sweep;
    }
    case 'cubic':
      return nearest(c, p, gap);
  }
};

/** Looks ever closer about the best of some samples. */
const nearest = (c: Cubic, p: Point, gap: number): number | undefined => {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  let [lo, hi] = [0, 1];
  for (let round = 0; round < 12; round++) {
    const step = (hi - lo) / 16;
    for (let i = 0; i <= 16; i++) {
      const d = distance(pointAt(c, lo + i * step), p);
      if (d < least) [best, least] = [lo + i * step, d];
    }
    lo = Math.max(0, best - step);
    hi = Math.min(1, best + step);
  }
  return least < gap ? best : undefined;
};

/** The part of the curve between parameters `a` < `b`. Ends that are not cut stay as they are, to the bit. */
export const stretch = (c: Curve, a: number, b: number): Curve => {
  if (a <= 0 && b >= 1) return c;
  const from = pointAt(c, a);
  const to = pointAt(c, b);
  switch (c.kind) {
    case 'line':
      return { kind: 'line', from, to };
    case 'arc':
      return { kind: 'arc', from, to, bulge: Math.tan((b - a) * Math.atan(c.bulge)) };
    case 'cubic': {
      const [u, v] = [tangentAt(c, a), tangentAt(c, b)];
      const k = (b - a) / 3;
      return {
        kind: 'cubic',
        from,
        c1: [from[0] + u[0] * k, from[1] + u[1] * k],
        c2: [to[0] - v[0] * k, to[1] - v[1] * k],
        to,
      };
    }
  }
};

/** Length in mm; lines and arcs exactly, cubics by 16-point Gauss–Legendre quadrature on quarters. */
export const length = (c: Curve): number => {
  switch (c.kind) {
    case 'line':
      return distance(c.from, c.to);
    case 'arc': {
      const { radius, sweep } = round(c);
      return radius * Math.abs(sweep);
    }
    case 'cubic': {
      let sum = 0;
      for (let quarter = 0; quarter < 4; quarter++)
        for (let i = 0; i < gauss.length; i++) {
          const [node, weight] = gauss[i]!;
          for (const side of [-1, 1])
            sum += (weight * Math.hypot(...tangentAt(c, (quarter + 0.5 + (side * node) / 2) / 4))) / 8;
        }
      return sum;
    }
  }
};

/** Nodes and weights of the 16-point Gauss–Legendre rule on -1…1, the positive half. */
const gauss: readonly (readonly [node: number, weight: number])[] = [
  [0.0950125098376374, 0.1894506104550685],
  [0.2816035507792589, 0.1826034150449236],
  [0.4580167776572274, 0.1691565193950025],
  [0.6178762444026438, 0.1495959888165767],
  [0.755404408355003, 0.1246289712555339],
  [0.8656312023878318, 0.0951585116824928],
  [0.9445750230732326, 0.0622535239386479],
  [0.9894009349916499, 0.0271524594117541],
];

/** The tight upright box around the curve. */
export const bounds = (c: Curve): Box => {
  const ends: Box = {
    left: Math.min(c.from[0], c.to[0]),
    bottom: Math.min(c.from[1], c.to[1]),
    right: Math.max(c.from[0], c.to[0]),
    top: Math.max(c.from[1], c.to[1]),
  };
  switch (c.kind) {
    case 'line':
      return ends;
    case 'arc': {
      const { centre, radius, start, sweep } = round(c);
      const [lo, hi] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
      const out: Point[] = [];
      for (let q = Math.ceil(lo / (Math.PI / 2)); q * (Math.PI / 2) < hi; q++)
        out.push([centre[0] + radius * quarterCos(q), centre[1] + radius * quarterCos(q - 1)]);
      return around(out, ends);
    }
    case 'cubic': {
      const out: Point[] = [];
      for (const i of [0, 1] as const) {
        const [p, q, r, s] = [c.from[i], c.c1[i], c.c2[i], c.to[i]];
        for (const t of roots(s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p))
          if (t > 0 && t < 1) out.push(pointAt(c, t));
      }
      return around(out, ends);
    }
  }
};

/** cos(q · 90°), exactly. */
const quarterCos = (q: number): number => [1, 0, -1, 0][((q % 4) + 4) % 4]!;

/** Real roots of a·t² + b·t + c. */
const roots = (a: number, b: number, c: number): number[] => {
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-c / b];
  const d = b * b - 4 * a * c;
  if (d < 0) return [];
  const q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(d)) / 2;
  return q === 0 ? [0] : [q / a, c / q];
};

export const boundsOf = (curves: Iterable<Curve>): Box => {
  let { left, bottom, right, top } = nowhere;
  for (const c of curves) {
    const { from, to } = c;
    left = Math.min(left, from[0], to[0]);
    right = Math.max(right, from[0], to[0]);
    bottom = Math.min(bottom, from[1], to[1]);
    top = Math.max(top, from[1], to[1]);
    // Most curves are straight, and reach no further than their ends.
    if (c.kind === 'line') continue;
    const box = bounds(c);
    left = Math.min(left, box.left);
    right = Math.max(right, box.right);
    bottom = Math.min(bottom, box.bottom);
    top = Math.max(top, box.top);
  }
  return { left, bottom, right, top };
};

/** Points along the curve after `from`, up to and with `to`, none further than `chord` mm from a straight join. */
export const flatten = (c: Curve, chord = CHORD): Point[] => {
  const steps = (() => {
    switch (c.kind) {
      case 'line':
        return 1;
      case 'arc': {
        const { radius, sweep } = round(c);
        return Math.max(1, Math.ceil(Math.abs(sweep) / (2 * Math.acos(Math.max(0, 1 - chord / radius)))));
      }
      case 'cubic': {
        // The second derivative bounds the sagitta: h²/8 · max|B''|.
        const bend = Math.max(
          Math.hypot(c.from[0] - 2 * c.c1[0] + c.c2[0], c.from[1] - 2 * c.c1[1] + c.c2[1]),
          Math.hypot(c.c1[0] - 2 * c.c2[0] + c.to[0], c.c1[1] - 2 * c.c2[1] + c.to[1]),
        );
        return Math.max(1, Math.ceil(Math.sqrt((6 * bend) / (8 * chord))));
      }
    }
  })();
  return Array.from({ length: steps }, (_, i) => pointAt(c, (i + 1) / steps));
};

/** A closed ring of curves as a polygon: one point a corner, curves flattened. */
export const polygon = (ring: readonly Curve[], chord = CHORD): Point[] => ring.flatMap((c) => flatten(c, chord));

/** Signed area enclosed by a ring of curves, exact, counter-clockwise positive. */
export const enclosed = (ring: readonly Curve[]): number => ring.reduce((sum, c) => sum + sector(c), 0);
