import { type Quaternion, quaternionOf, snapshot, uprightOf } from '../fold/index.ts';
import type { Point3 } from '../geometry/index.ts';
import type { Scene } from './scene.ts';

/** glTF counts in metres. */
export const METRE = 1e-3;

/** Takes the frame of the box to one with y up and its front towards z: turned first, then shifted by mm. */
export interface Ground {
  readonly turn: Quaternion;
  /** The same turn as three rows. */
  readonly rows: readonly [Point3, Point3, Point3];
  readonly to: Point3;
}

/** Stands the closed box on the ground, its middle over the origin. */
export const groundOf = ({ parts, mesh }: Pick<Scene, 'parts' | 'mesh'>): Ground => {
  const rows = uprightOf(parts);
  const [right, up, front] = rows;
  const { min, max } = boxOf(
    snapshot(mesh).flatMap(({ points }) => points),
    rows,
  );
  return {
    turn: quaternionOf([...right, 0, ...up, 0, ...front, 0]),
    rows,
    to: [-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2],
  };
};

/** The upright box around points, seen along three axes. */
export const boxOf = (
  points: readonly Point3[],
  rows: readonly [Point3, Point3, Point3],
): { readonly min: Point3; readonly max: Point3 } => {
  const min: [number, number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max: [number, number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const p of points)
    for (const k of [0, 1, 2] as const) {
      const row = rows[k];
      const v = row[0] * p[0] + row[1] * p[1] + row[2] * p[2];
      if (v < min[k]) min[k] = v;
      if (v > max[k]) max[k] = v;
    }
  return { min, max };
};
