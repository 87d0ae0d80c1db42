import { arc, type Curve, circle, type Point, straight } from '../geometry/index.ts';
import { ellipse } from './affine.ts';
import { type Item, number, numbers, numeric } from './dxf-groups.ts';
import { splineCurves } from './dxf-spline.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Entities whose numbers are of the sheet itself; those of the others are seen along the extrusion. */
const ABSOLUTE = new Set(['LINE', 'ELLIPSE', 'SPLINE', 'DIMENSION', 'MTEXT']);

/** Is an entity seen from behind (true), from the front (false), or at an angle (undefined)? */
export const outOfPlane = (item: Item): boolean | undefined => {
  const [x, y, z] = [number(item, 210), number(item, 220), number(item, 230, 1)];
  if (Math.abs(x) > 1e-9 || Math.abs(y) > 1e-9) return ABSOLUTE.has(item.type) ? false : undefined;
  return z < 0 && !ABSOLUTE.has(item.type);
};

const at = (item: Item, x: number): Point => [number(item, x), number(item, x + 10)];

/**
 * The curves of an entity in its own units; undefined for what draws no line.
 * @param rest the vertices that follow a POLYLINE.
 * @throws Error where its numbers do not fit together.
 */
export const entityCurves = (
  item: Item,
  rest: readonly Item[],
  note: (sentence: string) => void,
): Curve[] | undefined => {
  switch (item.type) {
    case 'LINE':
      return [straight(at(item, 10), at(item, 11))];
    case 'CIRCLE':
      return circle(at(item, 10), radius(item));
    case 'ARC': {
      const r = radius(item);
      const [from, to] = [number(item, 50), number(item, 51)];
      const sweep = (((to - from) % 360) + 360) % 360 || 360;
      return ellipse(at(item, 10), [r, 0], [0, r], radians(from), radians(sweep));
    }
    case 'ELLIPSE': {
      const u = at(item, 11);
      const ratio = number(item, 40, 1);
      const [from, to] = [number(item, 41), number(item, 42, 2 * Math.PI)];
      const back = number(item, 230, 1) < 0 ? -1 : 1;
      const turn = 2 * Math.PI;
      const sweep = (((to - from) % turn) + turn) % turn || turn;
      return ellipse(at(item, 10), u, [-back * ratio * u[1], back * ratio * u[0]], from, sweep);
    }
    case 'LWPOLYLINE':
      return chained(corners(item), (number(item, 70) & 1) === 1);
    case 'POLYLINE': {
      const flags = number(item, 70);
      // Meshes, and what leaves the plane.
      if (flags & (16 | 64) || rest.some((vertex) => number(vertex, 30) !== number(rest[0]!, 30))) return undefined;
      // Points of the frame of a fitted curve do not lie on it.
      const points = rest.filter((vertex) => !(number(vertex, 70) & 16));
      return chained(
        points.map((vertex) => ({ at: at(vertex, 10), bulge: number(vertex, 42) })),
        (flags & 1) === 1,
      );
    }
    case 'SPLINE': {
      const xs = numbers(item, 10);
      const ys = numbers(item, 20);
      if (!xs.length && number(item, 74) > 0)
        throw new Error('a spline by points that it passes through alone, which is not read');
      const { curves, exact } = splineCurves({
        degree: number(item, 71),
        knots: numbers(item, 40),
        controls: xs.map((x, i): Point => [x, ys[i] ?? 0]),
        weights: numbers(item, 41),
      });
      if (!exact)
        note('a weighted spline, or one of a higher degree than the third, is read as short cubics: near, not exact');
      return curves;
    }
    default:
      return undefined;
  }
};

const radius = (item: Item): number => {
  const r = number(item, 40);
  if (!(r > 0)) throw new Error(`a radius of ${r}`);
  return r;
};

interface Corner {
  readonly at: Point;
  readonly bulge: number;
}

/** The corners of a light polyline: each begins with its x. */
const corners = ({ groups }: Item): Corner[] => {
  const found: { x: number; y: number; bulge: number }[] = [];
  for (const group of groups) {
    if (group.code === 10) found.push({ x: numeric(group), y: 0, bulge: 0 });
    const last = found.at(-1);
    if (last && group.code === 20) last.y = numeric(group);
    if (last && group.code === 42) last.bulge = numeric(group);
  }
  return found.map(({ x, y, bulge }) => ({ at: [x, y], bulge }));
};

const chained = (corners: readonly Corner[], closed: boolean): Curve[] =>
  corners.slice(0, closed ? undefined : -1).map((corner, i) => {
    const next = corners[(i + 1) % corners.length]!.at;
    return corner.bulge === 0 ? straight(corner.at, next) : arc(corner.at, next, corner.bulge);
  });
