import { between, type Cubic, type Curve, type Point, straight } from '../geometry/index.ts';

/** A B-spline as DXF gives it. */
export interface Spline {
  readonly degree: number;
  readonly knots: readonly number[];
  readonly controls: readonly Point[];
  readonly weights: readonly number[];
}

/** Cubics for each piece of a spline that is no cubic polynomial. */
const PIECES = 32;

/**
 * The curves of a spline. Plain ones up to the third degree are exact, by inserting knots until every piece is a
 * Bézier curve; weighted ones and those of a higher degree become 32 cubics a piece, and `exact` is false.
 * @throws Error where its numbers do not fit together.
 */
export const splineCurves = (spline: Spline): { readonly curves: Curve[]; readonly exact: boolean } => {
  const { degree, knots, controls, weights } = spline;
  if (!(degree >= 1 && degree <= 11) || controls.length <= degree || knots.length !== controls.length + degree + 1)
    throw new Error(`a spline of degree ${degree} with ${controls.length} points and ${knots.length} knots`);
  if (knots.some((knot, i) => i > 0 && knot < knots[i - 1]!)) throw new Error('the knots of a spline run backwards');
  const weighted = weights.some((w) => Math.abs(w - (weights[0] ?? 1)) > 1e-12);
  if (degree <= 3 && !weighted) return { curves: pieces(spline).map(asCubic), exact: true };
  return { curves: sampled(spline, weighted), exact: false };
};

/** Control points of each Bézier piece: knots are inserted (Boehm) until each has the multiplicity of the degree. */
const pieces = ({ degree, knots, controls }: Spline): Point[][] => {
  let [u, p] = [[...knots], [...controls]];
  const inner = [...new Set(u)].filter((knot) => knot >= knots[degree]! && knot <= knots[controls.length]!);
  for (const knot of inner)
    for (let times = u.filter((k) => k === knot).length; times < degree; times++) [u, p] = inserted(degree, u, p, knot);
  // Between two different knots that belong to the curve lies one piece.
  const all: Point[][] = [];
  for (let i = degree; i < p.length; i++)
    if (u[i + 1]! > u[i]! && u[i]! >= knots[degree]! && u[i + 1]! <= knots[controls.length]!)
      all.push(p.slice(i - degree, i + 1));
  return all;
};

const inserted = (degree: number, u: readonly number[], p: readonly Point[], knot: number): [number[], Point[]] => {
  const k = u.findLastIndex((other, i) => other <= knot && i < u.length - 1);
  const next: Point[] = [];
  for (let i = 0; i <= p.length; i++) {
    if (i <= k - degree) next.push(p[i]!);
    else if (i > k) next.push(p[i - 1]!);
    else {
      const span = u[i + degree]! - u[i]!;
      next.push(span > 0 ? between(p[i - 1]!, p[i]!, (knot - u[i]!) / span) : p[i]!);
    }
  }
  return [[...u.slice(0, k + 1), knot, ...u.slice(k + 1)], next];
};

const asCubic = (points: readonly Point[]): Curve => {
  const [a, b, c, d] = points;
  if (points.length === 2) return straight(a!, b!);
  if (points.length === 3)
    return { kind: 'cubic', from: a!, c1: between(a!, b!, 2 / 3), c2: between(c!, b!, 2 / 3), to: c! };
  return { kind: 'cubic', from: a!, c1: b!, c2: c!, to: d! };
};

/** Hermite cubics between points of the curve, with its own tangents. */
const sampled = ({ degree, knots, controls, weights }: Spline, weighted: boolean): Curve[] => {
  const at = (t: number): Point => {
    const k = Math.min(
      Math.max(
        degree,
        knots.findLastIndex((knot) => knot <= t),
      ),
      controls.length - 1,
    );
    const d = Array.from({ length: degree + 1 }, (_, j) => {
      const w = weighted ? weights[k - degree + j]! : 1;
      const [x, y] = controls[k - degree + j]!;
      return [x * w, y * w, w];
    });
    for (let r = 1; r <= degree; r++)
      for (let j = degree; j >= r; j--) {
        const i = k - degree + j;
        const span = knots[i + degree - r + 1]! - knots[i]!;
        const share = span > 0 ? (t - knots[i]!) / span : 0;
        for (const axis of [0, 1, 2]) d[j]![axis] = (1 - share) * d[j - 1]![axis]! + share * d[j]![axis]!;
      }
    const [x, y, w] = d[degree]!;
    return [x! / w!, y! / w!];
  };
  const stops = [...new Set(knots.slice(degree, controls.length + 1))];
  return stops.slice(1).flatMap((end, s) => {
    const [begin, step] = [stops[s]!, (end - stops[s]!) / PIECES];
    return Array.from({ length: PIECES }, (_, i): Cubic => {
      const [t, u] = [begin + i * step, begin + (i + 1) * step];
      const [p, q, a, b] = [at(t), at(u), at(t + step / 3), at(u - step / 3)];
      // The cubic through four points of the curve at thirds.
      const control = (near: Point, n3: Point, f3: Point, far: Point, axis: 0 | 1): number =>
        (-5 * near[axis] + 18 * n3[axis] - 9 * f3[axis] + 2 * far[axis]) / 6;
      return {
        kind: 'cubic',
        from: p,
        c1: [control(p, a, b, q, 0), control(p, a, b, q, 1)],
        c2: [control(q, b, a, p, 0), control(q, b, a, p, 1)],
        to: q,
      };
    });
  });
};
