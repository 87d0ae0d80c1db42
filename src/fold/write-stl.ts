import { dot3, type Point3 } from '../geometry/index.ts';
import type { PlacedPart } from '../sheet/index.ts';
import { uprightOf } from './pose/stance.ts';
import { areaVector, bodies } from './solid/solid.ts';

/** Bytes before the first triangle, and of each triangle. */
const [HEAD, TRIANGLE] = [84, 50] as const;

/**
 * Writes the closed box as binary STL: mm, upright, from the origin. Each convex piece of a panel is a closed solid as thick as the board.
 * They touch or overlap at the folds, where slicers unite them; the bend of the board itself is not in it.
 * @example
 * fold.writeStl(dieline('becf-10101').drawing.parts).length > 84; // = true
 */
export const writeStl = (parts: readonly PlacedPart[]): Uint8Array => {
  const [right, up, front] = uprightOf(parts);
  const upright = (p: Point3): Point3 => [dot3(p, right), -dot3(p, front), dot3(p, up)];
  const triangles = bodies(parts).flatMap(({ prisms }) =>
    prisms.flatMap((prism) => {
      const [inner, print] = [prism.inner.map(upright), prism.print.map(upright)];
      const sides = print.map((p, k): Point3[] => {
        const next = (k + 1) % print.length;
        return [inner[k]!, inner[next]!, print[next]!, p];
      });
      return [print, inner.toReversed(), ...sides].flatMap(fan);
    }),
  );
  const least = [0, 1, 2].map((axis) => triangles.flat().reduce((min, p) => Math.min(min, p[axis]!), Infinity));
  const data = new DataView(new ArrayBuffer(HEAD + TRIANGLE * triangles.length));
  data.setUint32(HEAD - 4, triangles.length, true);
  triangles.forEach((corners, k) => {
    const normal = areaVector(corners);
    const size = Math.hypot(...normal) || 1;
    const numbers = [...normal.map((n) => n / size), ...corners.flatMap((p) => p.map((v, axis) => v - least[axis]!))];
    for (const [n, number] of numbers.entries()) data.setFloat32(HEAD + TRIANGLE * k + 4 * n, number, true);
  });
  return new Uint8Array(data.buffer);
};

const fan = ([first, ...others]: readonly Point3[]): Point3[][] =>
  others.slice(1).map((p, k) => [first!, others[k]!, p]);
