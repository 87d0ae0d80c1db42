import {
  add3,
  type Box,
  boxAround,
  cross3,
  dot3,
  flatten,
  normalize3,
  type Point,
  type Point3,
  scale3,
  subtract3,
} from '../../geometry/index.ts';
import { type PlacedPart, panelId } from '../../sheet/index.ts';
import { type Mesh, mesh as meshOf } from '../mesh/mesh.ts';
import { snapshot } from '../mesh/snapshot.ts';
import { placements } from './placement.ts';
import { uprightOf } from './stance.ts';

/** A panel whose print is seen on the closed box. */
export interface PrintDirection {
  /** Name of the panel; in a drawing of several parts after that of the part. */
  readonly name: string;
  /** Index of its part, and its own index in it. */
  readonly part: number;
  readonly panel: number;
  /** The box of its outline on the sheet of its part, in mm. */
  readonly box: Box;
  /** The direction on the sheet that is up on the box; on a lid, the one to the back. */
  readonly up: Point;
}

export const UPWARDS_COSINE = 0.7;

/** Where up is on each panel with visible print on the closed box. Bowed panels are left out. */
export const printDirections = (parts: readonly PlacedPart[], mesh: Mesh = meshOf(parts)): PrintDirection[] => {
  const [, up, front] = uprightOf(parts);
  const places = placements(parts);
  const isCovered = coverOf(mesh);
  return parts.flatMap((home, part) =>
    home.sheet.flatMap((placed, panel): PrintDirection[] => {
      if (placed.panel.bow) return [];
      const { blank } = home.part;
      const box = boxAround(placed.outline.flatMap((curve) => flatten(curve, 1)));
      const middle: Point = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
      const place = places[part]![panel]!;
      const print = place(middle, (1 - blank.inside) * blank.thickness);
      const normal = normalize3(subtract3(place(middle, 1), place(middle, 0)));
      const level = Math.abs(dot3(normal, up)) > UPWARDS_COSINE;
      if ((level && dot3(normal, up) < 0) || isCovered(add3(print, scale3(normal, blank.thickness / 4)), normal))
        return [];
      const rise = (dx: number, dy: number): number => {
        const along = subtract3(place([middle[0] + dx, middle[1] + dy], 0), place(middle, 0));
        // On a lid the upper edge of upright text is at the back.
        return level ? -dot3(along, front) : dot3(along, up);
      };
      return [{ name: panelId(parts, home, placed), part, panel, box, up: [rise(1, 0), rise(0, 1)] }];
    }),
  );
};

/** Tests if a ray from a point of the closed box meets board (Möller and Trumbore 1997). */
const coverOf = (mesh: Mesh): ((from: Point3, direction: Point3) => boolean) => {
  const triangles = snapshot(mesh).flatMap(({ points, corners }) => {
    const at = (k: number): Point3 => [points[3 * k]!, points[3 * k + 1]!, points[3 * k + 2]!];
    return Array.from({ length: corners.length / 3 }, (_, k) => {
      const a = at(corners[3 * k]!);
      return { a, u: subtract3(at(corners[3 * k + 1]!), a), v: subtract3(at(corners[3 * k + 2]!), a) };
    });
  });
  return (from, direction) =>
    triangles.some(({ a, u, v }) => {
      const p = cross3(direction, v);
      const det = dot3(u, p);
      if (Math.abs(det) < 1e-9) return false;
      const offset = subtract3(from, a);
      const s = dot3(offset, p) / det;
      if (s < 0 || s > 1) return false;
      const q = cross3(offset, u);
      const t = dot3(direction, q) / det;
      return t >= 0 && s + t <= 1 && dot3(v, q) / det > 0;
    });
};
