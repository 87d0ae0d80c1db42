import { length3, normalize3, type Point, type Point3, subtract3 } from '../../geometry/index.ts';
import type { ConvexPiece } from '../solid/convex.ts';
import { MeshBuilder, type Surface } from './surface.ts';

/** A stretch of fold line on the sheet. */
export type FoldSegment = readonly [from: Point, to: Point];

/** Takes a point of the sheet, `z` mm above the crease lines, to where it is wanted. */
type PlacePoint = (p: Point, z: number) => Point3;

/**
 * Print, inside and cut edge of a panel between the heights `z0` and `z1`. Along fold lines
 * there is no edge: the board goes on there. `place` is asked which way the board looks, too, where it bends.
 */
export const panelSurfaces = (
  pieces: readonly ConvexPiece[],
  folds: readonly FoldSegment[],
  [z0, z1]: readonly [number, number],
  place: PlacePoint = onSheet,
): Surface[] => {
  const [outside, inside, edge] = [new MeshBuilder('outside'), new MeshBuilder('inside'), new MeshBuilder('edge')];
  const up = (p: Point): Point3 => (place === onSheet ? UP : normalize3(subtract3(place(p, 1), place(p, 0))));
  for (const { ring, rim } of pieces) {
    const ups = ring.map(up);
    const back = ring.toReversed();
    outside.face(
      ring.map((p) => place(p, z1)),
      ups,
      ring,
    );
    inside.face(
      back.map((p) => place(p, z0)),
      ups.toReversed().map(([x, y, z]): Point3 => [-x, -y, -z]),
      back,
    );
    ring.forEach((p, k) => {
      const q = ring[(k + 1) % ring.length]!;
      if (!rim[k] || folds.some((fold) => liesOn(fold, p) && liesOn(fold, q))) return;
      const face = [place(p, z0), place(q, z0), place(q, z1), place(p, z1)];
      const out = outOf(face);
      if (out) edge.face(face, out, [p, q, q, p], [0, 0, 1, 1]);
    });
  }
  return [outside, inside, edge].flatMap((weave) => weave.surface());
};

const onSheet: PlacePoint = ([x, y], z) => [x, y, z];

const UP: Point3 = [0, 0, 1];

/** Square to a face of four corners, out of it; nothing where it has no area. */
const outOf = ([a, b, c, d]: readonly Point3[]): Point3 | undefined => {
  const [u, v] = [subtract3(c!, a!), subtract3(d!, b!)];
  const out: Point3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  return length3(out) > 1e-9 ? normalize3(out) : undefined;
};

/** Is `p` on the stretch, to within a hundredth of a millimetre? */
export const liesOn = ([from, to]: FoldSegment, p: Point): boolean => {
  const [u, v] = [to[0] - from[0], to[1] - from[1]];
  const d = Math.hypot(u, v);
  const [x, y] = [(u * (p[0] - from[0]) + v * (p[1] - from[1])) / d, (u * (p[1] - from[1]) - v * (p[0] - from[0])) / d];
  return Math.abs(y) < 0.01 && x > -0.01 && x < d + 0.01;
};
