import { placements, snapshot, uprightOf } from '../fold/index.ts';
import {
  add3,
  boxAround,
  cross3,
  dot3,
  flatten,
  normalize3,
  type Point,
  type Point3,
  scale3,
  subtract3,
} from '../geometry/index.ts';
import { toMicrons } from './dimension-lines.ts';
import type { PrintMark } from './page-data.ts';
import type { Scene } from './scene.ts';

const ABOVE_PRINT_MM = 0.4;

/** Length of an arrow, as a share of the smaller side of its panel. */
const ARROW_SHARE = 0.5;

const UPWARDS_COSINE = 0.7;

/**
 * Arrows on the panels with visible print on the closed box, upwards on the flat sheet. They show a designer which panels to rotate
 * for upright print on the box.
 */
export const printMarks = ({ parts, mesh }: Pick<Scene, 'parts' | 'mesh'>): PrintMark[] => {
  const [, up, front] = uprightOf(parts);
  const places = placements(parts);
  const isCovered = coverOf(mesh);
  return parts.flatMap(({ sheet, part: { blank, name } }, part) =>
    sheet.flatMap((placed, panel): PrintMark[] => {
      if (placed.panel.bow) return [];
      const { left, right, bottom, top } = boxAround(placed.outline.flatMap((curve) => flatten(curve, 1)));
      const middle: Point = [(left + right) / 2, (bottom + top) / 2];
      const place = places[part]![panel]!;
      const print = place(middle, (1 - blank.inside) * blank.thickness);
      const normal = normalize3(subtract3(place(middle, 1), place(middle, 0)));
      const upwards = subtract3(place([middle[0], middle[1] + 1], 0), place(middle, 0));
      const level = Math.abs(dot3(normal, up)) > UPWARDS_COSINE;
      if ((level && dot3(normal, up) < 0) || isCovered(add3(print, scale3(normal, blank.thickness / 4)), normal))
        return [];
      // On a lid the upper edge of upright text is at the back.
      const rise = level ? -dot3(upwards, front) : dot3(upwards, up);
      const reads = rise > UPWARDS_COSINE ? 'upright' : rise < -UPWARDS_COSINE ? 'upside down' : 'sideways';
      const node = mesh.nodes.findIndex((one) => one.part === part && one.panel === panel);
      const [x, y, z] = mesh.nodes[node]!.origin;
      const half = (ARROW_SHARE * Math.min(right - left, top - bottom)) / 2;
      const height = (1 - blank.inside) * blank.thickness + ABOVE_PRINT_MM - z;
      const points = [-half, half].map((dy) => toMicrons([middle[0] - x, middle[1] + dy - y, height]));
      const label = `${parts.length > 1 ? `${name} ` : ''}${placed.id}`.replaceAll(/[_.-]/g, ' ');
      return [{ name: label, reads, node, frames: [{ t: 1, points }] }];
    }),
  );
};

/** Tests if a ray from a point of the closed box meets board (Möller and Trumbore 1997). */
const coverOf = (mesh: Scene['mesh']): ((from: Point3, direction: Point3) => boolean) => {
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
