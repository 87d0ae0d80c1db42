import type { Surface } from '../fold/index.ts';
import { add3, cross3, dot3, length3, normalize3, type Point3, scale3, subtract3 } from '../geometry/index.ts';

/**
 * Which way the picture of a relief runs to the right at each corner of a surface, and that it runs up to the left of
 * that (1): as the sheet's x on the outside, against it on the inside. From the triangles (Lengyel 2001); where the sheet is drawn
 * out over a fold it is any way along the board.
 */
export const tangentsOf = ({ points, normals, sheet, corners, side }: Surface): (readonly number[])[] => {
  const ways = points.map((): Point3 => [0, 0, 0]);
  for (let k = 0; k < corners.length; k += 3) {
    const [a, b, c] = [corners[k]!, corners[k + 1]!, corners[k + 2]!];
    const [p, q] = [subtract3(points[b]!, points[a]!), subtract3(points[c]!, points[a]!)];
    const [pv, qv] = [sheet[b]![1] - sheet[a]![1], sheet[c]![1] - sheet[a]![1]];
    const det = (sheet[b]![0] - sheet[a]![0]) * qv - (sheet[c]![0] - sheet[a]![0]) * pv;
    const way = scale3(subtract3(scale3(p, qv), scale3(q, pv)), Math.sign(det) * (side === 'inside' ? -1 : 1));
    for (const corner of [a, b, c]) ways[corner] = add3(ways[corner]!, way);
  }
  return ways.map((way, k) => {
    const normal = normals[k]!;
    const along = subtract3(way, scale3(normal, dot3(way, normal)));
    if (length3(along) > 1e-9) return [...normalize3(along), 1];
    const any: Point3 = Math.abs(normal[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0];
    return [...normalize3(cross3(cross3(normal, any), normal)), 1];
  });
};
