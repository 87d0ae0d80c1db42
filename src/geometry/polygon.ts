import ClipperLib from 'clipper-lib';
import { CHORD, type Point } from './point.ts';
import { type Ring, ringArea } from './ring.ts';

/** A connected area: its outer ring counter-clockwise, its holes clockwise. */
export interface Region {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
}

/**
 * Area of regions without their holes, in mm².
 * @example
 * geometry.regionArea(geometry.unite([[[0, 0], [10, 0], [10, 5], [0, 5]]])); // = 50
 */
export const regionArea = (regions: readonly Region[]): number =>
  regions.reduce((sum, { outer, holes }) => holes.reduce((s, h) => s + ringArea(h), sum + ringArea(outer)), 0);

/** All rings of the regions, as input for another operation. */
export const ringsOf = (regions: readonly Region[]): Ring[] => regions.flatMap(({ outer, holes }) => [outer, ...holes]);

/**
 * The union of rings. A ring inside another with the opposite direction is a hole.
 * @example
 * const square = [[0, 0], [10, 0], [10, 10], [0, 10]] as const;
 * const beside = [[5, 0], [15, 0], [15, 10], [5, 10]] as const;
 * geometry.regionArea(geometry.unite([square, beside])); // = 150
 */
export const unite = (rings: readonly Ring[]): Region[] => clip(ClipperLib.ClipType.ctUnion, rings, []);

/**
 * The area of `a` without that of `b`.
 * @example
 * const square = [[0, 0], [10, 0], [10, 10], [0, 10]] as const;
 * const window = [[2, 2], [8, 2], [8, 8], [2, 8]] as const;
 * geometry.subtract([square], [window])[0]!.holes.length; // = 1
 */
export const subtract = (a: readonly Ring[], b: readonly Ring[]): Region[] =>
  clip(ClipperLib.ClipType.ctDifference, a, b);

/**
 * The area common to both.
 * @example
 * const square = [[0, 0], [10, 0], [10, 10], [0, 10]] as const;
 * const beside = [[5, 0], [15, 0], [15, 10], [5, 10]] as const;
 * geometry.regionArea(geometry.intersect([square], [beside])); // = 50
 */
export const intersect = (a: readonly Ring[], b: readonly Ring[]): Region[] =>
  clip(ClipperLib.ClipType.ctIntersection, a, b);

/**
 * The area grown by `by` mm on all sides. A negative value shrinks it. Corners stay sharp unless `round`.
 * @example
 * const square = [[0, 0], [10, 0], [10, 10], [0, 10]] as const;
 * geometry.regionArea(geometry.grow([square], 3)); // = 256
 */
export const grow = (rings: readonly Ring[], by: number, corners: 'sharp' | 'round' = 'sharp'): Region[] => {
  const { jtRound, jtMiter } = ClipperLib.JoinType;
  const join = corners === 'round' ? jtRound : jtMiter;
  return offsetPaths(ringsOf(unite(rings)), by, join, ClipperLib.EndType.etClosedPolygon);
};

/** The area within `by` mm of open polylines. */
export const thicken = (paths: readonly (readonly Point[])[], by: number): Region[] =>
  by > 0 ? offsetPaths(paths, by, ClipperLib.JoinType.jtRound, ClipperLib.EndType.etOpenRound) : [];

const offsetPaths = (paths: readonly (readonly Point[])[], by: number, join: number, end: number): Region[] => {
  const grid = gridFor(paths, Math.abs(by) * MITER);
  const offset = new ClipperLib.ClipperOffset(MITER, CHORD * grid);
  offset.AddPaths(toGrid(paths, grid), join, end);
  const tree = new ClipperLib.PolyTree();
  offset.Execute(tree, by * grid);
  return fromTree(tree, grid);
};

/** Longest sharp corner, as a multiple of the offset. A sharper corner is cut off square. */
const MITER = 4;

/** Largest integers the clipper multiplies exactly in doubles: sqrt(2^53 - 1) / 2. For larger ones it uses slow big numbers. */
const RANGE = 47_453_132;

/** Steps per mm of the clipper's grid for polygons of usual size. */
const GRID = 10_000;

/** Steps per mm of the grid to which results are rounded: 10⁴ within ±4,745 mm, and a tenth of that for each factor of ten in size. */
export const gridFor = (rings: readonly Ring[], margin = 0): number => {
  let reach = 0;
  for (const ring of rings) for (const [x, y] of ring) reach = Math.max(reach, Math.abs(x), Math.abs(y));
  if (!Number.isFinite(reach)) throw new RangeError('a corner of a polygon is not finite');
  let grid = GRID;
  while ((reach + margin) * grid > RANGE) grid /= 10;
  return grid;
};

const clip = (operation: number, a: readonly Ring[], b: readonly Ring[]): Region[] => {
  const grid = gridFor([...a, ...b]);
  const clipper = new ClipperLib.Clipper();
  const some = clipper.AddPaths(toGrid(a, grid), ClipperLib.PolyType.ptSubject, true);
  const others = clipper.AddPaths(toGrid(b, grid), ClipperLib.PolyType.ptClip, true);
  // The clipper drops rings without area. Without rings it has no result.
  if (!some && !others) return [];
  const tree = new ClipperLib.PolyTree();
  const fill = ClipperLib.PolyFillType.pftNonZero;
  if (!clipper.Execute(operation, tree, fill, fill)) throw new Error('Polygon clipping failed.');
  return fromTree(tree, grid);
};

/** Rounds, because the clipper accepts fractions without an error and then fails. */
const toGrid = (rings: readonly Ring[], grid: number) =>
  rings.map((ring) => ring.map(([x, y]) => ({ X: Math.round(x * grid), Y: Math.round(y * grid) })));

const fromTree = (tree: InstanceType<typeof ClipperLib.PolyTree>, grid: number): Region[] => {
  const back = (path: readonly { X: number; Y: number }[]): Point[] => path.map(({ X, Y }) => [X / grid, Y / grid]);
  return ClipperLib.JS.PolyTreeToExPolygons(tree).map(({ outer, holes }) => ({
    outer: back(outer),
    holes: holes.map(back),
  }));
};
