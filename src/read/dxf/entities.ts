import { arc, type Curve, circle, type Point, straight } from '../../geometry/index.ts';
import { ellipse } from '../affine.ts';
import { type DxfItem, groupNumber, numberOf, numbersOf } from './groups.ts';
import { splineCurves } from './spline.ts';

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Entities whose numbers are of the sheet itself; those of the others are seen along the extrusion. */
const ABSOLUTE = new Set(['LINE', 'ELLIPSE', 'SPLINE', 'DIMENSION', 'MTEXT']);

/** Is an entity seen from behind (true), from the front (false), or at an angle (undefined)? */
export const outOfPlane = (item: DxfItem): boolean | undefined => {
  const [x, y, z] = [numberOf(item, 210), numberOf(item, 220), numberOf(item, 230, 1)];
  if (Math.abs(x) > 1e-9 || Math.abs(y) > 1e-9) return ABSOLUTE.has(item.type) ? false : undefined;
  return z < 0 && !ABSOLUTE.has(item.type);
};

const pointOf = (item: DxfItem, x: number): Point => [numberOf(item, x), numberOf(item, x + 10)];

/**
 * The curves of an entity in its own units; undefined for what draws no line.
 * @param rest the vertices that follow a POLYLINE.
 * @throws Error where its numbers do not fit together.
 */
export const entityCurves = (
  item: DxfItem,
  rest: readonly DxfItem[],
  note: (sentence: string) => void,
): Curve[] | undefined => {
  switch (item.type) {
    case 'LINE':
      return [straight(pointOf(item, 10), pointOf(item, 11))];
    case 'CIRCLE':
      return circle(pointOf(item, 10), radius(item));
    case 'ARC': {
      const r = radius(item);
      const [from, to] = [numberOf(item, 50), numberOf(item, 51)];
      const sweep = (((to - from) % 360) + 360) % 360 || 360;
      return ellipse(pointOf(item, 10), [r, 0], [0, r], toRadians(from), toRadians(sweep));
    }
    case 'ELLIPSE': {
      const u = pointOf(item, 11);
      const ratio = numberOf(item, 40, 1);
      const [from, to] = [numberOf(item, 41), numberOf(item, 42, 2 * Math.PI)];
      const back = numberOf(item, 230, 1) < 0 ? -1 : 1;
      const turn = 2 * Math.PI;
      const sweep = (((to - from) % turn) + turn) % turn || turn;
      return ellipse(pointOf(item, 10), u, [-back * ratio * u[1], back * ratio * u[0]], from, sweep);
    }
    case 'LWPOLYLINE':
      return polylineCurves(polylineVertices(item), (numberOf(item, 70) & 1) === 1);
    case 'POLYLINE': {
      const flags = numberOf(item, 70);
      // Meshes, and what leaves the plane.
      if (flags & (16 | 64) || rest.some((vertex) => numberOf(vertex, 30) !== numberOf(rest[0]!, 30))) return undefined;
      // Points of the frame of a fitted curve do not lie on it.
      const points = rest.filter((vertex) => !(numberOf(vertex, 70) & 16));
      return polylineCurves(
        points.map((vertex) => ({ at: pointOf(vertex, 10), bulge: numberOf(vertex, 42) })),
        (flags & 1) === 1,
      );
    }
    case 'SPLINE': {
      const xs = numbersOf(item, 10);
      const ys = numbersOf(item, 20);
      if (!xs.length && numberOf(item, 74) > 0)
        throw new Error('a spline by points that it passes through alone, which is not read');
      const { curves, exact } = splineCurves({
        degree: numberOf(item, 71),
        knots: numbersOf(item, 40),
        controls: xs.map((x, i): Point => [x, ys[i] ?? 0]),
        weights: numbersOf(item, 41),
      });
      if (!exact)
        note('a weighted spline, or one of a higher degree than the third, is read as short cubics: near, not exact');
      return curves;
    }
    default:
      return undefined;
  }
};

const radius = (item: DxfItem): number => {
  const r = numberOf(item, 40);
  if (!(r > 0)) throw new Error(`a radius of ${r}`);
  return r;
};

interface PolylineVertex {
  readonly at: Point;
  readonly bulge: number;
}

/** The corners of a light polyline: each begins with its x. */
const polylineVertices = ({ groups }: DxfItem): PolylineVertex[] => {
  const found: { x: number; y: number; bulge: number }[] = [];
  for (const group of groups) {
    if (group.code === 10) found.push({ x: groupNumber(group), y: 0, bulge: 0 });
    const last = found.at(-1);
    if (last && group.code === 20) last.y = groupNumber(group);
    if (last && group.code === 42) last.bulge = groupNumber(group);
  }
  return found.map(({ x, y, bulge }) => ({ at: [x, y], bulge }));
};

const polylineCurves = (corners: readonly PolylineVertex[], closed: boolean): Curve[] =>
  corners.slice(0, closed ? undefined : -1).map((corner, i) => {
    const next = corners[(i + 1) % corners.length]!.at;
    return corner.bulge === 0 ? straight(corner.at, next) : arc(corner.at, next, corner.bulge);
  });
