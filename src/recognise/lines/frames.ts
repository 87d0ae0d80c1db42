import { bends } from '../../board/index.ts';
import { distance, keptIn, type Point, pointAt, tangentAt } from '../../geometry/index.ts';
import type { PlanarEdge } from './planar.ts';
import type { RegionBorder, RegionKind } from './region-kinds.ts';
import sheets from './sheets.json' with { type: 'json' };
import { step } from './steps.ts';

type Rectangle = NonNullable<ReturnType<typeof rectangleOf>>;

/** Cosine, or sine, of an angle that is right, or straight, within rounding. */
const ANGLE = 1e-3;

/**
 * The rectangle at any angle that straight cuts form: a corner, unit vectors from there along its width and its height, and the lengths
 * of these sides in mm. Undefined for any other shape.
 */
export const rectangleOf = (edges: readonly PlanarEdge[]) => {
  if (edges.some(({ curve, line }) => curve.kind !== 'line' || bends(line))) return undefined;
  const at = new Map<number, { readonly place: Point; readonly directions: Point[] }>();
  for (const { from, to, curve } of edges) {
    const [x, y] = tangentAt(curve, 0);
    const size = Math.hypot(x, y);
    for (const [node, place] of [
      [from, curve.from],
      [to, curve.to],
    ] as const)
      keptIn(at, node, () => ({ place, directions: [] })).directions.push([x / size, y / size]);
  }
  const corners: Point[] = [];
  for (const { place, directions } of at.values()) {
    const [a, b, ...more] = directions;
    const cosine = b && !more.length ? Math.abs(a![0] * b[0] + a![1] * b[1]) : Number.NaN;
    if (cosine < ANGLE) corners.push(place);
    else if (!(cosine > 1 - ANGLE)) return undefined;
  }
  if (corners.length !== 4) return undefined;
  // The corner opposite the first one is the farthest from it.
  const [corner, ...others] = corners as [Point, Point, Point, Point];
  const near = others.sort((a, b) => distance(corner, a) - distance(corner, b)).slice(0, 2);
  // Its width first.
  const [p, q] = near.sort((a, b) => Math.abs(a[1] - corner[1]) - Math.abs(b[1] - corner[1])) as [Point, Point];
  const sides = [distance(corner, p), distance(corner, q)] as const;
  const axis = (end: Point, side: number): Point => [(end[0] - corner[0]) / side, (end[1] - corner[1]) / side];
  return { corner, sides, axes: [axis(p, sides[0]), axis(q, sides[1])] as const };
};

/** Distances of what lies in a rectangle from its four sides, in mm. */
const marginsIn = ({ corner, axes, sides }: Rectangle, points: readonly Point[]): number[] =>
  axes.flatMap(([u, v], k) => {
    const along = points.map(([x, y]) => u * (x - corner[0]) + v * (y - corner[1]));
    const [least, most] = along.reduce(([a, b], at) => [Math.min(a, at), Math.max(b, at)], [Infinity, -Infinity]);
    return [least!, sides[k]! - most!];
  });

/** The border that a drawing has inside its sheet (ISO 5457): 20 mm where it is bound, 10 mm on the other sides. */
const BORDER = [20, 30] as const;

/** Largest difference from a standard size, in mm. */
const CLOSE = 0.5;

/** The name of the standard sheet of a size, or of the drawing border on it; undefined for any other size. */
const standardSheet = (sides: readonly [number, number]): string | undefined => {
  const [short, long] = sides.toSorted((a, b) => a - b) as [number, number];
  const isSize = (width: number, height: number): boolean =>
    Math.abs(short - Math.min(width, height)) < CLOSE && Math.abs(long - Math.max(width, height)) < CLOSE;
  const [narrow, wide] = BORDER;
  const fits = (width: number, height: number): boolean =>
    isSize(width, height) || isSize(width - wide, height - narrow) || isSize(width - narrow, height - wide);
  // Paper and press sheets: ISO 216 and 217, ANSI/ASME Y14.1, the usual sheets of presses.
  return sheets.find(({ width, height }) => fits(width, height))?.name;
};

/** What a rectangle without creases around other outlines was taken for: a frame is no board, a sheet is. */
export interface Surround {
  readonly as: 'frame' | 'sheet';
  /** Width and height, in mm. */
  readonly sides: readonly [number, number];
  /** The reason, to follow "because". */
  readonly because: string;
}

/** What lies in the region between a rectangle and the outlines in it. */
interface Content {
  readonly rectangle: Rectangle;
  /** Regions with creases: blanks for certain. */
  readonly creased: number;
  /** The larger side of each region without creases, in mm, and how many have holes of their own. These may be blanks or holes. */
  readonly plainSizes: readonly number[];
  readonly holed: number;
  /** Distances of all of them from the four sides, in mm. */
  readonly margins: readonly number[];
}

/**
 * Rectangles without creases around blanks. The lines alone do not tell the frame of a page from a sheet with parts to punch out;
 * sizes and contents make one likelier. A plain rectangle with plain holes is a blank, unless it looks like a page.
 * @param kinds with the frames that are known.
 */
export const surroundsOf = (
  edges: readonly PlanarEdge[],
  borders: readonly RegionBorder[],
  kinds: readonly RegionKind[],
): ReadonlyMap<number, Surround> => {
  const isOut = (k: number): boolean => kinds[k] === 'outside' || kinds[k] === 'frame';
  const around = (k: number, isOther: (other: number) => boolean): PlanarEdge[] =>
    [...borders[k]!.neighbours].flatMap(([other, own]) => (isOther(other) ? own.map((e) => edges[e]!) : []));
  const reachesOut = (k: number): boolean => [...borders[k]!.neighbours.keys()].some(isOut);
  const found = new Map<number, Surround>();
  for (const [k, kind] of kinds.entries()) {
    const { bends, neighbours } = borders[k]!;
    if (kind !== 'piece' || bends.size || !reachesOut(k)) continue;
    const inside = [...neighbours.keys()].filter((other) => !isOut(other));
    step(inside.reduce((sum, other) => sum + borders[other]!.neighbours.size, neighbours.size));
    // A blank that reaches past the rectangle is not in it.
    if (!inside.length || inside.some(reachesOut)) continue;
    const rectangle = rectangleOf(around(k, isOut));
    if (!rectangle) continue;
    const pointsOf = (own: readonly PlanarEdge[]) => own.flatMap(({ curve }) => PLACES.map((t) => pointAt(curve, t)));
    const plain = inside.filter((other) => !borders[other]!.bends.size);
    const isHoled = (other: number): boolean =>
      [...borders[other]!.neighbours.keys()].some((one) => one !== k && !neighbours.has(one));
    const surround = judged({
      rectangle,
      creased: inside.length - plain.length,
      holed: plain.filter(isHoled).length,
      plainSizes: plain.map((other) => sizeIn(rectangle, pointsOf(around(other, (one) => one === k)))),
      margins: marginsIn(rectangle, pointsOf(around(k, (other) => inside.includes(other)))),
    });
    if (surround) found.set(k, surround);
  }
  return found;
};

const sizeIn = (rectangle: Rectangle, points: readonly Point[]): number => {
  const [a, b, c, d] = marginsIn(rectangle, points) as [number, number, number, number];
  return Math.max(rectangle.sides[0] - a - b, rectangle.sides[1] - c - d);
};

/** Where on a line its reach is measured. */
const PLACES = [0, 0.25, 0.5, 0.75, 1] as const;

/** A smaller region without creases is a hole to hang or hold the sheet by, in mm. */
const SMALL_HOLE = 45;

/** No page is smaller than A5, in mm. */
const SMALLEST_PAGE = [148, 210] as const;

/** Margins that differ by less are the same, in mm. */
const SAME_MARGIN = 0.1;

/** Undefined for a plain blank with holes. */
const judged = ({ rectangle, creased, holed, plainSizes, margins }: Content): Surround | undefined => {
  const { sides } = rectangle;
  const as = (kind: Surround['as'], because: string): Surround => ({ as: kind, sides, because });
  const standard = standardSheet(sides);
  const ofPage = `it has the size of a sheet of ${standard} or of the border on it`;
  if (!creased) {
    if (standard && plainSizes.some((size) => size > SMALL_HOLE)) return as('frame', ofPage);
    return holed > 1 ? as('frame', 'what it surrounds has holes of its own') : undefined;
  }
  if (standard) return as('frame', ofPage);
  if (creased > 1) return as('frame', 'it surrounds several blanks with creases');
  if (plainSizes.length && plainSizes.every((size) => size < SMALL_HOLE))
    return as('sheet', 'it has a small hole of its own, as to hang it by');
  if (Math.max(...margins) - Math.min(...margins) < SAME_MARGIN)
    return as('frame', 'it is as far from the blank on all four sides');
  return sides.toSorted((a, b) => a - b).every((side, k) => side < SMALLEST_PAGE[k]!)
    ? as('sheet', 'it is smaller than a page')
    : as('frame', 'it is as large as a page and has no creases');
};
