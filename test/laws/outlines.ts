import { distance, enclosedArea, flatten, type Point } from '../../src/geometry/index.ts';
import type { PlacedPanel } from '../../src/sheet/index.ts';
import type { Law } from './built.ts';

/** Every panel's outline closes, runs counter-clockwise, encloses an area and does not cross itself. */
export const outlines: Law = ({ drawing }) =>
  drawing.parts.flatMap(({ sheet }) =>
    sheet.flatMap((placed) => {
      const { id, outline: ring } = placed;
      const open = ring.flatMap((curve, k) => {
        const gap = distance(curve.to, ring[(k + 1) % ring.length]!.from);
        return gap < 1e-9 ? [] : [`${id} is open by ${gap} mm after edge ${k}`];
      });
      if (open.length) return open;
      const area = enclosedArea(ring);
      if (!(area > 0)) return [`${id} has an area of ${area} mm²: draw it counter-clockwise`];
      const where = tangle(placed);
      return where ? [`the outline of ${id} crosses itself near ${where.map((v) => v.toFixed(3))}`] : [];
    }),
  );

/** Distance in mm below which two parts of an outline touch. */
const TOUCH = 1e-6;

/** Points where the outline touches or crosses itself, or reverses. */
const tangle = ({ outline }: PlacedPanel): Point | undefined => {
  const points = outline.flatMap((c) => flatten(c));
  const n = points.length;
  for (let i = 0; i < n; i++) {
    const [a, b] = [points[i]!, points[(i + 1) % n]!];
    const c = points[(i + 2) % n]!;
    const [u, v]: Point[] = [
      [b[0] - a[0], b[1] - a[1]],
      [c[0] - b[0], c[1] - b[1]],
    ];
    const [across, along] = [u![0] * v![1] - u![1] * v![0], u![0] * v![0] + u![1] * v![1]];
    if (along < 0 && Math.abs(across) < -1e-6 * along) return b;
    const box = [Math.min(a[0], b[0]), Math.max(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[1], b[1])] as const;
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      const [p, q] = [points[j]!, points[(j + 1) % n]!];
      if (p[0] < box[0] - TOUCH && q[0] < box[0] - TOUCH) continue;
      if (p[0] > box[1] + TOUCH && q[0] > box[1] + TOUCH) continue;
      if (p[1] < box[2] - TOUCH && q[1] < box[2] - TOUCH) continue;
      if (p[1] > box[3] + TOUCH && q[1] > box[3] + TOUCH) continue;
      if (meet(a, b, p, q)) return p;
    }
  }
  return undefined;
};

const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number =>
  ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);

const meet = (a: Point, b: Point, p: Point, q: Point): boolean => {
  const over = [side(a, b, p), side(a, b, q), side(p, q, a), side(p, q, b)];
  if (over[0]! * over[1]! < 0 && over[2]! * over[3]! < 0) return true;
  return [gap(a, b, p), gap(a, b, q), gap(p, q, a), gap(p, q, b)].some((d) => d < TOUCH);
};

const gap = (a: Point, b: Point, p: Point): number => {
  const [u, v] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.min(1, Math.max(0, ((p[0] - a[0]) * u + (p[1] - a[1]) * v) / (u * u + v * v)));
  return Math.hypot(p[0] - a[0] - t * u, p[1] - a[1] - t * v);
};
