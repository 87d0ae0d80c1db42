import { bends, type LineType } from '../../board/index.ts';
import { boundsOf, length } from '../../geometry/index.ts';
import {
  bordersOf,
  boxSize,
  type ClosedDrawing,
  classify,
  OUTSIDE,
  type PlanarDrawing,
  type PlanarEdge,
  type Regions,
  type Surround,
  type TypedCurve,
  totalLength,
  UnionFind,
} from '../../recognise/lines/index.ts';
import { DOUBLE, type Doubles } from './doubled.ts';
import { countSlits, STEP } from './outlines.ts';
import { nearestPieces } from './piece-distance.ts';

/** Areas of the pieces in mm², the largest first. A panel with an open outline has none; the panels beside it still count as one piece. */
const pieceAreas = ({ nodes, edges }: PlanarDrawing, { all, left, right }: Regions): number[] => {
  // Corners come first, then regions.
  const joined = new UnionFind(nodes.length + all.length);
  edges.forEach(({ from, to, line, curve }, k) => {
    const [inside, outside] = [left[k]!, right[k]!].sort((a, b) => b - a) as [number, number];
    if (outside !== OUTSIDE) return;
    if (inside === OUTSIDE || bends(line) || length(curve) < STEP) joined.join(from, to);
    if (inside !== OUTSIDE && bends(line)) joined.join(from, nodes.length + inside);
  });
  const pieces = [...all.keys()].filter((region) => all[region]!.kind === 'piece');
  return joined
    .groups(pieces, (region) => nodes.length + region)
    .map((parts) => parts.reduce((sum, region) => sum + all[region]!.area, 0))
    .sort((a, b) => b - a);
};

/** Measures of a drawing that need no template. In mm and mm². */
export interface Facts {
  /** Open outlines are closed by straight cuts before pieces and areas are counted. The parts of a torn piece count once. */
  readonly pieces: number;
  readonly panels: number;
  readonly holes: number;
  /** Cuts that end in the board. */
  readonly slits: number;
  readonly width: number;
  readonly height: number;
  readonly area: number;
  /** Per piece, the largest first. */
  readonly areas: readonly number[];
  readonly lengths: Readonly<Partial<Record<LineType, number>>>;
  /** Rectangles around blanks, as on a page. They count neither as pieces nor in the size. */
  readonly frames?: number;
  /** Rectangles around blanks, what they were taken for, and why. The lines alone do not tell frames from sheets with parts to punch out. */
  readonly surrounds?: readonly Surround[];
  /** The smallest distance between two pieces, 0 when they share a cut; undefined for one piece, and for 20 mm and more. */
  readonly clearance?: number;
  /** True where the check stopped at a limit before it found the pieces: counts and areas are then 0, and lines that coincide count each. */
  readonly incomplete?: true;
}

/** What a check can measure that stops before it finds the pieces. */
export const measureLines = (lines: readonly TypedCurve[]): Facts => {
  const lengths: Partial<Record<LineType, number>> = {};
  for (const { line, curve } of lines) lengths[line] = (lengths[line] ?? 0) + length(curve);
  const [width, height] = sizeOfCuts(lines);
  return { pieces: 0, panels: 0, holes: 0, slits: 0, width, height, area: 0, areas: [], lengths, incomplete: true };
};

export const sizeOfCuts = (lines: readonly TypedCurve[]): readonly [number, number] => {
  const box = boundsOf(lines.flatMap(({ line, curve }) => (line === 'cut' ? [curve] : [])));
  return box.right >= box.left ? boxSize(box) : [0, 0];
};

/** The regions without slivers between a line and its double. Each sliver goes to the neighbour with which it shares most of its border. */
const withoutSlivers = (edges: readonly PlanarEdge[], regions: Regions, beside: Doubles): Regions => {
  if (!beside.size) return regions;
  const { all, left, right } = regions;
  const borders = bordersOf(edges, left, right, all.length);
  const doubled = edges.flatMap(({ of }, e) => (beside.has(of) && left[e] !== right[e] ? [left[e]!, right[e]!] : []));
  const isThin = (k: number): boolean => 2 * all[k]!.area < DOUBLE * borders[k]!.length;
  const slivers = new Set(doubled.filter((k) => k !== OUTSIDE && isThin(k)));
  if (!slivers.size) return regions;
  const joined = new UnionFind(all.length);
  for (const k of slivers) {
    const shared = ([, own]: readonly [number, readonly number[]]): number => totalLength(own.map((e) => edges[e]!));
    const [nearest] = [...borders[k]!.neighbours].reduce((a, b) => (shared(b) > shared(a) ? b : a));
    joined.join(k, nearest);
  }
  const numberOf = joined.numbering(OUTSIDE);
  const parts = all.map(({ area, faces }, k) => ({ region: numberOf(k), area, faces: slivers.has(k) ? 0 : faces }));
  return classify(edges, { left: left.map(numberOf), right: right.map(numberOf) }, parts);
};

/** A larger distance of pieces is not told, in mm. */
const MAX_DISTANCE_MM = 20;

/** @param beside lines with doubles beside them. */
export const measureDrawing = ({ edges }: PlanarDrawing, closed: ClosedDrawing, beside: Doubles): Facts => {
  const { drawing } = closed;
  const regions = withoutSlivers(drawing.edges, closed.regions, beside);
  const { all, left, right } = regions;
  const areas = pieceAreas(drawing, regions);
  const isFrame = (k: number): boolean => {
    const sides = [all[left[k]!]!.kind, all[right[k]!]!.kind];
    return sides.includes('frame') && sides.every((kind) => kind === 'frame' || kind === 'outside');
  };
  const [width, height] = sizeOfCuts(edges.filter((_, k) => !isFrame(k)));
  const frames = all.filter(({ kind }) => kind === 'frame').length;
  const surrounds = all.flatMap(({ surround }) => surround ?? []);
  const clearance = areas.length > 1 ? nearestPieces(drawing, regions, MAX_DISTANCE_MM)?.gap : undefined;
  return {
    pieces: areas.length,
    panels: regions.all.reduce((sum, { kind, faces }) => sum + (kind === 'piece' ? faces : 0), 0),
    holes: regions.all.filter(({ kind }) => kind === 'hole').length,
    slits: countSlits(drawing, regions),
    width,
    height,
    area: areas.reduce((sum, area) => sum + area, 0),
    areas,
    lengths: measureLines(edges).lengths,
    ...(frames && { frames }),
    ...(surrounds.length && { surrounds }),
    ...(clearance !== undefined && { clearance }),
  };
};
