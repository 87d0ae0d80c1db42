import { arc, type Cubic, type Curve, centreForm, mapCurve, type Point, straight } from '../../geometry/index.ts';

/** x' = a·x + c·y + e, y' = b·x + d·y + f, the transform of drawing programs. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identityAffine: Affine = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. */
export const composeAffine = ([a, b, c, d, e, f]: Affine, [g, h, i, j, k, l]: Affine): Affine => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

export const applyAffine = ([a, b, c, d, e, f]: Affine, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

/** The inverse; undefined for a transform that flattens the plane to a line or a point. */
export const invertAffine = ([a, b, c, d, e, f]: Affine): Affine | undefined => {
  const size = a * d - b * c;
  if (!(Math.abs(size) > 0)) return undefined;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
};

/** True when the transform maps circles to circles. */
const isRound = ([a, b, c, d]: Affine): boolean => {
  const size = Math.hypot(a, b);
  const slack = 1e-9 * size;
  return Math.abs(Math.hypot(c, d) - size) < slack && Math.abs(a * c + b * d) < slack * size;
};

/** Transforms a curve. An arc that does not stay circular becomes cubic curves. */
export const transformCurve = (m: Affine, curve: Curve): Curve[] => {
  const to = (p: Point): Point => applyAffine(m, p);
  if (curve.kind !== 'arc' || isRound(m)) return [mapCurve(curve, to, m[0] * m[3] - m[1] * m[2] < 0 ? -1 : 1)];
  const { centre, radius, start, sweep } = centreForm(curve);
  const [x, y]: Point = [radius * Math.cos(start), radius * Math.sin(start)];
  const [a, b, c, d] = m;
  return ellipse(to(centre), [a * x + c * y, b * x + d * y], [c * x - a * y, d * x - b * y], 0, sweep);
};

/** Angle of an ellipse per cubic curve, in radians. The error is less than 1e-8 of the radius. */
const PART = Math.PI / 16;

/** An elliptic arc centre + cos t · u + sin t · v, from t = `from` over `sweep` radians; exact for circles, else to 1e-8 of its size. */
export const ellipse = (centre: Point, u: Point, v: Point, from: number, sweep: number): Curve[] => {
  const at = (t: number): Point => [
    centre[0] + Math.cos(t) * u[0] + Math.sin(t) * v[0],
    centre[1] + Math.cos(t) * u[1] + Math.sin(t) * v[1],
  ];
  const size = Math.hypot(...u);
  if (isRound([...u, ...v, 0, 0])) {
    const sense = Math.sign(u[0] * v[1] - u[1] * v[0]);
    // At most half a turn each, to limit the bulge.
    const parts = Math.max(1, Math.ceil(Math.abs(sweep) / Math.PI - 1e-9));
    const step = sweep / parts;
    return Array.from({ length: parts }, (_, k) =>
      arc(at(from + k * step), at(from + (k + 1) * step), sense * Math.tan(step / 4)),
    );
  }
  if (Math.hypot(...v) < 1e-9 * size || size === 0) return [straight(at(from), at(from + sweep))];
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / PART));
  const step = sweep / parts;
  const k = (4 / 3) * Math.tan(step / 4);
  const along = (t: number): Point => [
    -Math.sin(t) * u[0] + Math.cos(t) * v[0],
    -Math.sin(t) * u[1] + Math.cos(t) * v[1],
  ];
  return Array.from({ length: parts }, (_, i): Cubic => {
    const [t0, t1] = [from + i * step, from + (i + 1) * step];
    const [p, q, d0, d1] = [at(t0), at(t1), along(t0), along(t1)];
    return {
      kind: 'cubic',
      from: p,
      c1: [p[0] + k * d0[0], p[1] + k * d0[1]],
      c2: [q[0] - k * d1[0], q[1] - k * d1[1]],
      to: q,
    };
  });
};

/** A quadratic curve as a cubic, exactly. */
export const quadratic = (from: Point, control: Point, to: Point): Cubic => ({
  kind: 'cubic',
  from,
  c1: [from[0] + (2 / 3) * (control[0] - from[0]), from[1] + (2 / 3) * (control[1] - from[1])],
  c2: [to[0] + (2 / 3) * (control[0] - to[0]), to[1] + (2 / 3) * (control[1] - to[1])],
  to,
});
