import { arc, type Curve, circle, type Point, straight, toRadians } from '../../../geometry/index.ts';
import { ellipse } from '../../reading/affine.ts';
import { curvesThrough } from './fit-points.ts';
import { type DxfItem, groupNumber, isDimension, numberOf, numbersOf } from './groups.ts';
import { splineCurves } from './spline.ts';

/** Entities in world coordinates. All others use a coordinate system along their extrusion. */
const SHEET_COORDINATES = new Set(['LINE', 'ELLIPSE', 'SPLINE', 'MTEXT']);

/** True for an entity seen from behind, false from the front, undefined at an angle. */
export const isSeenFromBehind = (item: DxfItem): boolean | undefined => {
  const [x, y, z] = [numberOf(item, 210), numberOf(item, 220), numberOf(item, 230, 1)];
  const inSheet = SHEET_COORDINATES.has(item.type) || isDimension(item);
  if (Math.abs(x) > 1e-9 || Math.abs(y) > 1e-9) return inSheet ? false : undefined;
  return z < 0 && !inSheet;
};

/** @throws Error for a missing coordinate. */
const pointOf = (item: DxfItem, x: number): Point => [coordinate(item, x), coordinate(item, x + 10)];

const coordinate = (item: DxfItem, code: number): number => {
  const value = numberOf(item, code, Number.NaN);
  if (Number.isNaN(value)) throw new Error(`no group ${code}`);
  return value;
};

/**
 * The curves of an entity in its own units; undefined for an entity that draws none. `rest`: the vertices that follow a POLYLINE.
 * @throws Error for inconsistent numbers. The message completes "ENTITY with …".
 */
export const entityCurves = (item: DxfItem, rest: readonly DxfItem[], note: (sentence: string) => void) => {
  switch (item.type) {
    case 'LINE':
      requireLevel('ends', [numberOf(item, 30), numberOf(item, 31)]);
      return [straight(pointOf(item, 10), pointOf(item, 11))];
    case 'CIRCLE':
      return circle(pointOf(item, 10), radiusOf(item));
    case 'ARC': {
      const r = radiusOf(item);
      const [from, to] = [numberOf(item, 50), numberOf(item, 51)];
      return ellipse(pointOf(item, 10), [r, 0], [0, r], toRadians(from), toRadians(sweepOf(from, to, 360)));
    }
    case 'ELLIPSE': {
      const u = pointOf(item, 11);
      if (u[0] === 0 && u[1] === 0) throw new Error('radius 0');
      requireLevel('axis', [0, numberOf(item, 31)]);
      const ratio = numberOf(item, 40, 1);
      if (ratio === 0) throw new Error('axis ratio 0');
      const [from, to] = [numberOf(item, 41), numberOf(item, 42, 2 * Math.PI)];
      const whole = numberOf(item, 230, 1) < 0 ? -1 : 1;
      const v: Point = [-whole * ratio * u[1], whole * ratio * u[0]];
      return ellipse(pointOf(item, 10), u, v, from, sweepOf(from, to, 2 * Math.PI));
    }
    case 'LWPOLYLINE':
      return polylineCurves(lightVertices(item), (numberOf(item, 70) & 1) === 1);
    case 'POLYLINE': {
      const flags = numberOf(item, 70);
      if (flags & (16 | 64)) throw new Error('a mesh');
      requireLevel(
        'vertices',
        rest.map((vertex) => numberOf(vertex, 30)),
      );
      // Control points of a fitted curve do not lie on the curve.
      const vertices = rest.filter((vertex) => !(numberOf(vertex, 70) & 16));
      return polylineCurves(
        vertices.map((vertex) => ({ at: pointOf(vertex, 10), bulge: numberOf(vertex, 42) })),
        (flags & 1) === 1,
      );
    }
    case 'SPLINE': {
      const xs = numbersOf(item, 10);
      const ys = numbersOf(item, 20);
      if (!xs.length && numbersOf(item, 11).length) return fittedCurves(item, note);
      requireLevel('points', numbersOf(item, 30));
      const { curves, exact } = splineCurves({
        degree: numberOf(item, 71),
        knots: numbersOf(item, 40),
        controls: xs.map((x, i): Point => [x, ys[i] ?? 0]),
        weights: numbersOf(item, 41),
      });
      if (!exact) note('A spline that is weighted or above the third degree is read as short cubics: near, not exact');
      return curves;
    }
    default:
      return undefined;
  }
};

/** The curves of a spline that has fit points, but no control points. */
const fittedCurves = (item: DxfItem, note: (sentence: string) => void): Curve[] => {
  requireLevel('fit points', numbersOf(item, 31));
  const ys = numbersOf(item, 21);
  const direction = (x: number): Point | undefined => {
    const [u] = numbersOf(item, x);
    return u === undefined ? undefined : [u, numberOf(item, x + 10)];
  };
  const points = numbersOf(item, 11).map((x, i): Point => [x, ys[i] ?? 0]);
  const isClosed = (numberOf(item, 70) & CLOSED_OR_PERIODIC) !== 0;
  const curves = curvesThrough(points, isClosed, direction(12), direction(13));
  if (curves.some(({ kind }) => kind === 'cubic'))
    note(
      'A spline that names only the points it goes through is read as the cubic through them: programs may draw it a little differently',
    );
  return curves;
};

const CLOSED_OR_PERIODIC = 1 | 2;

/** Smaller differences in height, in units of the file, are rounding. */
const HEIGHT_ROUNDING = 1e-6;

/** Rejects a sloping entity, because its projection is shorter than the line. */
const requireLevel = (what: string, heights: readonly number[]): void => {
  if (heights.some((z) => Math.abs(z - heights[0]!) > HEIGHT_ROUNDING)) throw new Error(`${what} at several heights`);
};

/** Sweep from one angle to the other, counter-clockwise. Equal angles, or angles a whole turn apart within rounding, give a full turn. */
const sweepOf = (from: number, to: number, whole: number): number => {
  const sweep = (((to - from) % whole) + whole) % whole;
  return sweep < 1e-9 * whole || sweep > (1 - 1e-9) * whole ? whole : sweep;
};

const radiusOf = (item: DxfItem): number => {
  const r = numberOf(item, 40);
  if (!(r > 0)) throw new Error(`radius ${r}`);
  return r;
};

/** Vertices of a light polyline. Each begins with its x. */
const lightVertices = ({ groups }: DxfItem) => {
  const found: { readonly at: [x: number, y: number]; bulge: number }[] = [];
  for (const group of groups) {
    if (group.code === 10) found.push({ at: [groupNumber(group), 0], bulge: 0 });
    const last = found.at(-1);
    if (last && group.code === 20) last.at[1] = groupNumber(group);
    if (last && group.code === 42) last.bulge = groupNumber(group);
  }
  return found;
};

const polylineCurves = (vertices: readonly { readonly at: Point; readonly bulge: number }[], closed: boolean) => {
  if (!vertices.length) throw new Error('no vertices');
  // A double click leaves a polyline with a single vertex: a point, which draws nothing.
  if (vertices.length === 1) return [];
  return vertices.slice(0, closed ? undefined : -1).map((vertex, i) => {
    const next = vertices[(i + 1) % vertices.length]!.at;
    return vertex.bulge === 0 ? straight(vertex.at, next) : arc(vertex.at, next, vertex.bulge);
  });
};
