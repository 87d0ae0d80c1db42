import type { Point } from '../geometry/index.ts';
import type { Piece } from './convex.ts';
import { minus, type Point3, size, unit } from './space.ts';
import { type Surface, Weave } from './surface.ts';

/** A stretch of fold line on the sheet. */
export type Stretch = readonly [from: Point, to: Point];

/** Takes a point of the sheet, `z` mm above the crease lines, to where it is wanted. */
type Place = (p: Point, z: number) => Point3;

/**
 * Print, inside and cut edge of a panel between the heights `z0` and `z1`. Along fold lines
 * there is no edge: the board goes on there. `place` is asked which way the board looks, too, where it bends.
 */
export const skinOf = (
  pieces: readonly Piece[],
  folds: readonly Stretch[],
  [z0, z1]: readonly [number, number],
  place: Place = flat,
): Surface[] => {
  const [outside, inside, edge] = [new Weave('outside'), new Weave('inside'), new Weave('edge')];
  const up = (p: Point): Point3 => (place === flat ? UP : unit(minus(place(p, 1), place(p, 0))));
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
      if (!rim[k] || folds.some((fold) => on(fold, p) && on(fold, q))) return;
      const face = [place(p, z0), place(q, z0), place(q, z1), place(p, z1)];
      const out = outOf(face);
      if (out) edge.face(face, out, [p, q, q, p], [0, 0, 1, 1]);
    });
  }
  return [outside, inside, edge].flatMap((weave) => weave.surface());
};

const flat: Place = ([x, y], z) => [x, y, z];

const UP: Point3 = [0, 0, 1];

/** Square to a face of four corners, out of it; nothing where it has no area. */
const outOf = ([a, b, c, d]: readonly Point3[]): Point3 | undefined => {
  const [u, v] = [minus(c!, a!), minus(d!, b!)];
  const out: Point3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  return size(out) > 1e-9 ? unit(out) : undefined;
};

/** Is `p` on the stretch, to within a hundredth of a millimetre? */
export const on = ([from, to]: Stretch, p: Point): boolean => {
  const [u, v] = [to[0] - from[0], to[1] - from[1]];
  const d = Math.hypot(u, v);
  const [x, y] = [(u * (p[0] - from[0]) + v * (p[1] - from[1])) / d, (u * (p[1] - from[1]) - v * (p[0] - from[0])) / d];
  return Math.abs(y) < 0.01 && x > -0.01 && x < d + 0.01;
};
