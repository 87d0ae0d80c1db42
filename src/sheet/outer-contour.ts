import {
  type Curve,
  cornerTable,
  cross,
  distance,
  faceWalks,
  integers,
  MICRON,
  PlanarGraph,
  type Point,
  reverse,
  straight,
  takeLoose,
} from '../geometry/index.ts';
import type { Dieline } from './dieline.ts';

/** The exact outermost contour of lines, counter-clockwise, collinear ones joined. Throws RangeError when no line encloses anything. */
export const outerContour = ({ nodes, lines }: Pick<Dieline, 'nodes' | 'lines'>): Curve[] => {
  const graph = new PlanarGraph(lines, cornerTable(nodes.length));
  const loose = integers(graph.size, 0);
  takeLoose(graph, loose);
  // Among the outer walks, those of holes and marks enclose less.
  const [outside] = faceWalks(graph, (half) => !loose[half >> 1]).sort((a, b) => a.area - b.area);
  if (!outside || outside.area >= 0) throw new RangeError('The lines of the drawing do not enclose an area.');
  // Clockwise, and with the outside on both sides of a line that bridges two areas.
  const walked = new Set(outside.halves);
  const border = outside.halves.filter((half) => !walked.has(half ^ 1));
  return joinStraight(border.map((half) => (half & 1 ? graph.curve(half) : reverse(graph.curve(half)))).reverse());
};

/** Joins collinear lines in a row. */
export const joinStraight = (ring: readonly Curve[]): Curve[] => {
  const joined: Curve[] = [];
  for (const curve of ring) {
    const before = joined.at(-1);
    if (before && goesOn(before, curve)) joined[joined.length - 1] = straight(before.from, curve.to);
    else joined.push(curve);
  }
  const last = joined.at(-1)!;
  return joined.length > 1 && goesOn(last, joined[0]!)
    ? [straight(last.from, joined[0]!.to), ...joined.slice(1, -1)]
    : joined;
};

/** True when the second line continues the first. */
const goesOn = (a: Curve, b: Curve): boolean => {
  if (a.kind !== 'line' || b.kind !== 'line' || distance(a.to, b.from) > MICRON) return false;
  const chord: Point = [b.to[0] - a.from[0], b.to[1] - a.from[1]];
  const corner: Point = [a.to[0] - a.from[0], a.to[1] - a.from[1]];
  const along = chord[0] * corner[0] + chord[1] * corner[1];
  return (
    along > 0 && along < chord[0] ** 2 + chord[1] ** 2 && Math.abs(cross(chord, corner)) < MICRON * Math.hypot(...chord)
  );
};
