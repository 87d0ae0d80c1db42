import { mesh, snapshot } from '../../src/fold/index.ts';
import { add3, cross3, dot3, length3, normalize3, type Point3, subtract3 } from '../../src/geometry/index.ts';
import type { Drawing } from '../../src/sheet/index.ts';
import { group } from '../../src/template/index.ts';
import { pointsIn } from '../support/rows.ts';
import type { Law } from './built.ts';

/** Share of rays that may leave a closed box: chinks where flaps meet. */
const CHINKS = 0.005;

/** No light leaves a box that is declared closed, and some leaves one that is declared open. */
export const leaks: Law = ({ drawing, template: { open, group: id } }) => {
  if (!open && !group(id).encloses) return [];
  const share = escaping(drawing);
  const percent = `${(100 * share).toFixed(2)} % of the light`;
  if (open) return share > CHINKS ? [] : [`it is open (${open}), but only ${percent} comes out`];
  return share < CHINKS ? [] : [`${percent} comes out, but it is declared closed`];
};

/** Directions uniformly distributed over the sphere (Fibonacci spiral), none of them along an axis. */
const looks = (count: number): Point3[] =>
  Array.from({ length: count }, (_, k) => {
    const z = 1 - (2 * k + 1) / count;
    const turn = k * Math.PI * (3 - Math.sqrt(5)) + 0.123;
    const r = Math.sqrt(1 - z * z);
    return [r * Math.cos(turn), r * Math.sin(turn), z];
  });

/** A triangle of board seen from the centre of the box, prepared for Möller and Trumbore (1997). */
interface Target {
  /** One corner and its two sides. */
  readonly corner: Point3;
  readonly sides: readonly [Point3, Point3];
  /** Cone that contains the triangle: its axis, and the cosine of its half angle. */
  readonly axis: Point3;
  readonly cone: number;
}

/** The share of rays from the centre of the closed box that meet no board. */
const escaping = ({ parts }: Drawing, count = 2000): number => {
  const sides = snapshot(mesh(parts));
  const ends = ([0, 1, 2] as const).map((k) => {
    const all = sides.flatMap(({ points }) => points.filter((_, i) => i % 3 === k));
    return [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b))] as const;
  });
  const middle = ends.map(([lo, hi]) => (lo + hi) / 2) as unknown as Point3;
  const targets = sides
    .flatMap(({ points, corners }) => {
      const seen = pointsIn(points).map((p) => subtract3(p, middle));
      return Array.from({ length: corners.length / 3 }, (_, k) =>
        target([0, 1, 2].map((i) => seen[corners[3 * k + i]!]!) as [Point3, Point3, Point3]),
      );
    })
    // Test the largest triangles first: most rays meet them.
    .sort((a, b) => a.cone - b.cone);
  const out = looks(count).filter((way) => {
    const met = targets.findIndex((one) => dot3(way, one.axis) >= one.cone && hits(way, one));
    // Rays that follow meet the same triangles.
    if (met > 0) targets.unshift(...targets.splice(met, 1));
    return met < 0;
  });
  return out.length / count;
};

const target = (points: readonly [Point3, Point3, Point3]): Target => {
  const [a, b, c] = points;
  const ways = points.map((p) => (length3(p) > 0 ? normalize3(p) : p));
  const sum = add3(add3(ways[0]!, ways[1]!), ways[2]!);
  const axis = length3(sum) > 0.1 ? normalize3(sum) : sum;
  // Too close to the centre for a cone.
  const widest = Math.min(...ways.map((way) => dot3(way, axis)));
  const cone = length3(sum) > 0.1 && widest > 0 ? widest - 1e-9 : -1;
  return { corner: a, sides: [subtract3(b, a), subtract3(c, a)], axis, cone };
};

const hits = (way: Point3, { corner, sides: [side, other] }: Target): boolean => {
  const p = cross3(way, other);
  const det = dot3(side, p);
  if (Math.abs(det) < 1e-12) return false;
  const u = -dot3(corner, p) / det;
  if (u < -1e-9 || u > 1 + 1e-9) return false;
  const q = cross3(side, corner);
  const v = dot3(way, q) / det;
  if (v < -1e-9 || u + v > 1 + 1e-9) return false;
  return dot3(other, q) / det > 0;
};
