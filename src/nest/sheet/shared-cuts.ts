import { type Curve, type Motion, moveCurve, type Point, straight } from '../../geometry/index.ts';

/** Cuts closer than this are one, in mm: rounding lays blanks some micrometres apart, and no tool has two knives there. */
export const SAME_CUT_MM = 0.02;
/** Radians by which two cuts of one direction may differ: noise. */
const SAME_ANGLE_RADIANS = 1e-6;

/** The outlines of all blanks on a sheet, with straight edges that lie on one another drawn once. `saved` is the length saved, in mm. */
export const sharedCuts = (
  placed: readonly {
    readonly blank: { readonly outline: readonly Curve[] };
    readonly placements: readonly { readonly motion: Motion }[];
  }[],
) => {
  const curves: Curve[] = [];
  const edges: Edge[] = [];
  for (const { blank, placements } of placed)
    for (const { motion } of placements)
      for (const curve of blank.outline) {
        const moved = moveCurve(motion, curve);
        if (moved.kind === 'line') edges.push(edgeOf(moved.from, moved.to));
        else curves.push(moved);
      }
  let saved = 0;
  for (const line of clusters(edges, (edge) => edge.angle, SAME_ANGLE_RADIANS).flatMap((parallel) =>
    clusters(parallel, (edge) => edge.offset, SAME_CUT_MM),
  )) {
    const runs = together(line);
    for (const edge of line) saved += edge.to - edge.from;
    for (const { from, to, ends } of runs) {
      saved -= to - from;
      curves.push(straight(ends[0], ends[1]));
    }
  }
  // The length of gaps between near ends is no saving.
  return { curves, saved: saved < SAME_CUT_MM ? 0 : saved };
};

type Edge = ReturnType<typeof edgeOf>;

/** A straight cut by its line and where on it: its angle from 0 up to half a turn, and its distance from the origin, to its left positive. */
const edgeOf = (a: Point, b: Point) => {
  let [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  let ends: readonly [Point, Point] = [a, b];
  const size = Math.hypot(dx, dy);
  // One of the two directions of a line; an upright one must not flip by noise.
  if (dx < -SAME_ANGLE_RADIANS * size || (Math.abs(dx) <= SAME_ANGLE_RADIANS * size && dy < 0)) {
    [dx, dy] = [-dx, -dy];
    ends = [b, a];
  }
  const [ux, uy] = [dx / size, dy / size];
  const at = (p: Point): number => p[0] * ux + p[1] * uy;
  return { angle: Math.atan2(uy, ux), offset: ux * a[1] - uy * a[0], from: at(ends[0]), to: at(ends[1]), ends };
};

const clusters = <T>(all: readonly T[], by: (of: T) => number, gap: number): T[][] => {
  const sorted = [...all].sort((a, b) => by(a) - by(b));
  const groups: T[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const each of sorted) {
    const value = by(each);
    if (value - last > gap) groups.push([]);
    groups.at(-1)!.push(each);
    last = value;
  }
  return groups;
};

/** Edges of one line, those that overlap joined. Edges that only meet end to end stay two: each is somebody's. */
const together = (line: readonly Edge[]): Edge[] => {
  const sorted = [...line].sort((a, b) => a.from - b.from || b.to - a.to);
  const runs: Edge[] = [];
  for (const edge of sorted) {
    const last = runs.at(-1);
    if (last && edge.from < last.to - SAME_CUT_MM) {
      if (edge.to > last.to) runs[runs.length - 1] = { ...last, to: edge.to, ends: [last.ends[0], edge.ends[1]] };
    } else runs.push(edge);
  }
  return runs;
};
