import { arc, type Curve, straight } from './curve.ts';
import { cross, distance, type Point } from './point.ts';
import type { Ring } from './polygon.ts';
import { CHORD } from './tolerance.ts';

/** How far a corner of a flattened arc may lie off the arc that is found again, in mm. */
const OFF = CHORD / 2;

/** How far a chord's middle may: a chord strays by `CHORD`, and its arc may have been flattened twice. */
const SAG = 2 * CHORD + OFF;

/** Fewer sides than this are sides. */
const SIDES = 3;

/** Gives a polygon its arcs back: sides that turn steadily, as a flattened arc does, become one. */
export const recoverArcs = (ring: Ring): Curve[] => {
  const n = ring.length;
  const side = (k: number): number => distance(ring[k % n]!, ring[(k + 1) % n]!);
  // Begin behind the longest side: no arc goes on from there.
  let first = 0;
  for (let k = 1; k < n; k++) if (side(k) > side(first)) first = k;
  const points = [...ring.slice(first + 1), ...ring.slice(0, first + 1)];
  points.push(points[0]!);

  const curves: Curve[] = [];
  for (let i = 0; i < n; ) {
    let [end, bulge] = [i + 1, 0];
    for (let j = i + SIDES; j <= n; j++) {
      const found = bulgeThrough(points, i, j);
      if (found === undefined) break;
      [end, bulge] = [j, found];
    }
    curves.push(bulge ? arc(points[i]!, points[end]!, bulge) : straight(points[i]!, points[end]!));
    i = end;
  }
  return curves;
};

/** Bulge of the arc that corners i…j lie on, if they do and it is less than half a circle. */
const bulgeThrough = (points: readonly Point[], i: number, j: number): number | undefined => {
  const [a, b, c] = [points[i]!, points[(i + j) >> 1]!, points[j]!];
  const u: Point = [b[0] - a[0], b[1] - a[1]];
  const v: Point = [c[0] - a[0], c[1] - a[1]];
  const twice = 2 * cross(u, v);
  if (Math.abs(twice) < 1e-9) return undefined;
  const [uu, vv] = [u[0] ** 2 + u[1] ** 2, v[0] ** 2 + v[1] ** 2];
  const centre: Point = [a[0] + (v[1] * uu - u[1] * vv) / twice, a[1] + (u[0] * vv - v[0] * uu) / twice];
  const radius = distance(centre, a);
  for (let k = i; k < j; k++) {
    const [p, q] = [points[k]!, points[k + 1]!];
    if (Math.abs(distance(centre, q) - radius) > OFF) return undefined;
    if (Math.abs(distance(centre, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]) - radius) > SAG) return undefined;
  }
  const chord = Math.sqrt(vv);
  // Beyond nine tenths of the radius an arc is close to a half circle, of which its chord says little.
  if (Math.abs(twice) / 2 / chord > 0.9 * radius) return undefined;
  return Math.sign(twice) * Math.tan(Math.asin(chord / (2 * radius)) / 2);
};
