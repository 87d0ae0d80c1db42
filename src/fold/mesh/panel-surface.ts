import { cross3, length3, normalize3, type Point, type Point3, scale3, subtract3 } from '../../geometry/index.ts';
import type { PanelPlacement } from '../pose/placement.ts';
import type { ConvexPiece } from '../solid/convex.ts';
import { type FoldSegment, liesOn } from '../solid/fold-lines.ts';
import { MeshBuilder } from './mesh-builder.ts';
import type { Surface } from './surface.ts';

/** Area in mm² below which a face has no reliable normal. */
const MIN_FACE_MM2 = 1e-9;

/**
 * Print, inside and cut edge of a panel between two heights above the crease lines. Folds have no edge: the board continues there.
 * @param flat - true for a placement that keeps the panel in the plane of the sheet.
 */
export const panelSurfaces = (
  pieces: readonly ConvexPiece[],
  folds: readonly FoldSegment[],
  [bottom, top]: readonly [number, number],
  place: PanelPlacement,
  flat = false,
): Surface[] => {
  for (const builder of BUILDERS) builder.begin();
  const [outside, inside, edge] = BUILDERS;
  const upAt = (p: Point): Point3 => (flat ? UP : normalize3(subtract3(place(p, 1), place(p, 0))));
  for (const { ring, rim } of pieces) {
    const count = ring.length;
    const lower = ring.map((p) => place(p, bottom));
    const upper = ring.map((p) => place(p, top));
    const ups = ring.map(upAt);
    for (let k = 0; k < count; k++) outside.corner(upper[k]!, ups[k]!, ring[k]!);
    outside.face();
    for (let k = count - 1; k >= 0; k--) inside.corner(lower[k]!, flat ? DOWN : scale3(ups[k]!, -1), ring[k]!);
    inside.face();
    for (let k = 0; k < count; k++) {
      const n = (k + 1) % count;
      const [p, q] = [ring[k]!, ring[n]!];
      if (!rim[k] || folds.some((fold) => liesOn(fold, p) && liesOn(fold, q))) continue;
      const out = cross3(subtract3(upper[n]!, lower[k]!), subtract3(upper[k]!, lower[n]!));
      if (length3(out) <= MIN_FACE_MM2) continue;
      const normal = normalize3(out);
      edge.corner(lower[k]!, normal, p, 0);
      edge.corner(lower[n]!, normal, q, 0);
      edge.corner(upper[n]!, normal, q, 1);
      edge.corner(upper[k]!, normal, p, 1);
      edge.face();
    }
  }
  return BUILDERS.flatMap((builder) => builder.surface());
};

/** Used by one panel after the other. */
const BUILDERS = [new MeshBuilder('outside'), new MeshBuilder('inside'), new MeshBuilder('edge')] as const;

const UP: Point3 = [0, 0, 1];
const DOWN: Point3 = [-0, -0, -1];
