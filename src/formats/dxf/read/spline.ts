import { type Cubic, type Curve, distance, type Point, pointAt, straight } from '../../../geometry/index.ts';
import { quadratic } from '../../reading/affine.ts';
import { LIMITS, UnreadableError } from '../../reading/unreadable.ts';

interface Spline {
  readonly degree: number;
  readonly knots: readonly number[];
  readonly controls: readonly Point[];
  readonly weights: readonly number[];
}

/** Most cubic curves per span of a spline that is not a cubic polynomial, and their deviation in units of the file from which more are taken. */
const [CUBICS_PER_SPAN, DEVIATION] = [32, 1e-5] as const;

/**
 * The curves of a spline. Splines without weights up to degree 3 are exact: they are converted to Bézier curves. Splines with weights
 * or a higher degree become up to 32 cubic curves per span, and `exact` is false.
 * @throws Error for inconsistent numbers; UnreadableError for too many control points.
 */
export const splineCurves = (spline: Spline): { readonly curves: Curve[]; readonly exact: boolean } => {
  const { degree, knots, controls, weights } = spline;
  const most = LIMITS.strokes / CUBICS_PER_SPAN;
  if (controls.length > most)
    throw new UnreadableError(`A spline has ${controls.length} points; the maximum is ${most}.`);
  if (!(degree >= 1 && degree <= 11) || controls.length <= degree || knots.length !== controls.length + degree + 1)
    throw new Error(`degree ${degree}, ${controls.length} points and ${knots.length} knots`);
  if (knots.some((knot, i) => i > 0 && knot < knots[i - 1]!)) throw new Error('knots that decrease');
  if (weights.length && weights.length !== controls.length)
    throw new Error(`${weights.length} weights for ${controls.length} points`);
  const weighted = weights.some((w) => Math.abs(w - (weights[0] ?? 1)) > 1e-12);
  if (degree <= 3 && !weighted) return { curves: bezierPoints(spline).map(asCubic), exact: true };
  return { curves: cubicsThroughPoints(spline, weighted), exact: false };
};

/** The index of the knot at the start of each span of the curve. A span between equal knots is empty. */
const spansOf = ({ degree, knots, controls }: Spline): number[] =>
  controls.slice(degree).flatMap((_, i) => (knots[degree + i + 1]! > knots[degree + i]! ? [degree + i] : []));

/** De Boor's scheme with one parameter per step. Equal parameters give a point of the curve, others a blossom. */
const blossom = (
  { degree, knots }: Spline,
  k: number,
  controls: readonly (readonly number[])[],
  ts: readonly number[],
): number[] => {
  const d = controls.map((each) => [...each]);
  for (let r = 1; r <= degree; r++)
    for (let j = degree; j >= r; j--) {
      const i = k - degree + j;
      const span = knots[i + degree - r + 1]! - knots[i]!;
      const share = span > 0 ? (ts[r - 1]! - knots[i]!) / span : 0;
      d[j] = d[j]!.map((value, axis) => (1 - share) * d[j - 1]![axis]! + share * value);
    }
  return d[degree]!;
};

/** Control points of the Bézier curve of each span: the blossoms at its ends (Ramshaw). */
const bezierPoints = (spline: Spline): Point[][] => {
  const { degree, knots, controls } = spline;
  return spansOf(spline).map((k) => {
    const own = controls.slice(k - degree, k + 1);
    return Array.from({ length: degree + 1 }, (_, j): Point => {
      const ts = Array.from({ length: degree }, (_, i) => knots[i < degree - j ? k : k + 1]!);
      const [x, y] = blossom(spline, k, own, ts);
      return [x!, y!];
    });
  });
};

const asCubic = (points: readonly Point[]): Curve => {
  const [a, b, c, d] = points;
  if (points.length === 2) return straight(a!, b!);
  if (points.length === 3) return quadratic(a!, b!, c!);
  return { kind: 'cubic', from: a!, c1: b!, c2: c!, to: d! };
};

/** Cubic curves through points of the curve at thirds of each part. */
const cubicsThroughPoints = (spline: Spline, weighted: boolean): Curve[] => {
  const { degree, knots, controls, weights } = spline;
  return spansOf(spline).flatMap((k) => {
    const own = controls.slice(k - degree, k + 1).map(([x, y], j) => {
      const w = weighted ? weights[k - degree + j]! : 1;
      return [x * w, y * w, w];
    });
    const at = (t: number): Point => {
      const [x, y, w] = blossom(spline, k, own, new Array<number>(degree).fill(t));
      return [x! / w!, y! / w!];
    };
    return fewCubics(at, knots[k]!, knots[k + 1]!);
  });
};

/** As few cubic curves, each of an equal share of the parameter, as stay near the true curve. */
const fewCubics = (at: (t: number) => Point, begin: number, end: number): Cubic[] => {
  for (let count = 1; ; count *= 2) {
    const step = (end - begin) / count;
    const curves = Array.from({ length: count }, (_, i) => cubicThrough(at, begin + i * step, step));
    const isNear = (curve: Cubic, i: number): boolean =>
      BETWEEN.every((share) => distance(pointAt(curve, share), at(begin + (i + share) * step)) <= DEVIATION);
    if (count === CUBICS_PER_SPAN || curves.every(isNear)) return curves;
  }
};

/** Shares of a cubic at which it is compared, between the points that it goes through. */
const BETWEEN = [1 / 6, 1 / 2, 5 / 6] as const;

/** The cubic through four points of the curve: at its ends and at its thirds. */
const cubicThrough = (at: (t: number) => Point, t: number, step: number): Cubic => {
  const [p, a, b, q] = [at(t), at(t + step / 3), at(t + (2 * step) / 3), at(t + step)];
  const control = (near: Point, n3: Point, f3: Point, far: Point, axis: 0 | 1): number =>
    (-5 * near[axis] + 18 * n3[axis] - 9 * f3[axis] + 2 * far[axis]) / 6;
  return {
    kind: 'cubic',
    from: p,
    c1: [control(p, a, b, q, 0), control(p, a, b, q, 1)],
    c2: [control(q, b, a, p, 0), control(q, b, a, p, 1)],
    to: q,
  };
};
