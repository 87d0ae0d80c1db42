import { frozen, mesh, type Point3 } from '../../src/fold/index.ts';
import type { Built } from './built.ts';

/** Looks in all directions alike (Fibonacci's spiral on a sphere), none of them along an axis. */
const looks = (count: number): Point3[] =>
  Array.from({ length: count }, (_, k) => {
    const z = 1 - (2 * k + 1) / count;
    const turn = k * Math.PI * (3 - Math.sqrt(5)) + 0.123;
    const r = Math.sqrt(1 - z * z);
    return [r * Math.cos(turn), r * Math.sin(turn), z];
  });

/** The share of rays from the middle of the closed box that meet no board. */
export const leaks = ({ drawing: { parts } }: Pick<Built, 'drawing'>, count = 600): number => {
  const sides = frozen(mesh(parts));
  const triangles = sides.flatMap(({ points, corners }) =>
    Array.from(
      { length: corners.length / 3 },
      (_, k) => [0, 1, 2].map((i) => points[corners[3 * k + i]!]!) as [Point3, Point3, Point3],
    ),
  );
  const ends = ([0, 1, 2] as const).map((k) => {
    const all = sides.flatMap(({ points }) => points.map((p) => p[k]));
    return [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b))] as const;
  });
  const middle = ends.map(([lo, hi]) => (lo + hi) / 2) as unknown as Point3;
  // Ready for Möller and Trumbore (1997): a corner, and the two sides that leave it.
  const ready = triangles.map(([a, b, c]) => [
    a[0] - middle[0],
    a[1] - middle[1],
    a[2] - middle[2],
    b[0] - a[0],
    b[1] - a[1],
    b[2] - a[2],
    c[0] - a[0],
    c[1] - a[1],
    c[2] - a[2],
  ]);
  const out = looks(count).filter((way) => !ready.some((triangle) => hits(way, triangle)));
  return out.length / count;
};

const hits = ([dx, dy, dz]: Point3, t: readonly number[]): boolean => {
  const [ax, ay, az, ux, uy, uz, vx, vy, vz] = t as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [px, py, pz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx];
  const det = ux * px + uy * py + uz * pz;
  if (Math.abs(det) < 1e-12) return false;
  const u = -(ax * px + ay * py + az * pz) / det;
  if (u < -1e-9 || u > 1 + 1e-9) return false;
  const [qx, qy, qz] = [-(ay * uz - az * uy), -(az * ux - ax * uz), -(ax * uy - ay * ux)];
  const v = (dx * qx + dy * qy + dz * qz) / det;
  if (v < -1e-9 || u + v > 1 + 1e-9) return false;
  return (vx * qx + vy * qy + vz * qz) / det > 0;
};
