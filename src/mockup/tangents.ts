import type { Surface } from '../fold/index.ts';
import { cross3, dot3, length3, normalize3, type Point3, scale3, subtract3 } from '../geometry/index.ts';

/**
 * Tangents for a relief at each corner of a surface, in glTF form: x, y, z and 1. They point to the right in the picture of
 * the relief: along the sheet's x on the outside, against it on the inside (Lengyel 2001). Where the sheet is stretched over
 * a fold, they have any direction along the board.
 */
export const tangentsOf = ({ points, normals, sheet, corners, side }: Surface): number[] => {
  const count = points.length / 3;
  const sums = new Float64Array(points.length);
  const sense = side === 'inside' ? -1 : 1;
  for (let k = 0; k < corners.length; k += 3) {
    const [a, b, c] = [corners[k]!, corners[k + 1]!, corners[k + 2]!];
    const pv = sheet[2 * b + 1]! - sheet[2 * a + 1]!;
    const qv = sheet[2 * c + 1]! - sheet[2 * a + 1]!;
    const det = (sheet[2 * b]! - sheet[2 * a]!) * qv - (sheet[2 * c]! - sheet[2 * a]!) * pv;
    const sign = Math.sign(det) * sense;
    for (let i = 0; i < 3; i++) {
      const along = (points[3 * b + i]! - points[3 * a + i]!) * qv - (points[3 * c + i]! - points[3 * a + i]!) * pv;
      for (const corner of [a, b, c]) sums[3 * corner + i]! += along * sign;
    }
  }
  const tangents: number[] = [];
  for (let k = 0; k < count; k++) {
    const at = (row: ArrayLike<number>): Point3 => [row[3 * k]!, row[3 * k + 1]!, row[3 * k + 2]!];
    const [sum, normal] = [at(sums), at(normals)];
    const along = subtract3(sum, scale3(normal, dot3(sum, normal)));
    const any: Point3 = Math.abs(normal[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0];
    const tangent = length3(along) > 1e-9 ? along : cross3(cross3(normal, any), normal);
    tangents.push(...normalize3(tangent), 1);
  }
  return tangents;
};
