import type { LineType } from '../../board/index.ts';
import { type Curve, centreForm, distance, type Point, pointAt, signedDistance } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import { type Alignment, alignCurve, applyAlignment } from '../lines/alignment.ts';
import { nearestByType } from '../lines/curves.ts';
import type { EndPoints } from '../lines/ends.ts';
import { mustBeWithin, step } from '../lines/steps.ts';

/**
 * The ends of a piece projected on four directions, sorted, relative to the centre of its box, in mm. Drawings of one structure have as
 * many, in one order unless one size overtakes another: differences tell how far corners are from their places, without matching corners.
 */
export type Projections = ReadonlyMap<LineType, readonly Float64Array[]>;

export type Orientation = Omit<Alignment, 'shift'>;

/** The eight orientations of a sheet, the drawn one first. */
export const ORIENTATIONS: readonly Orientation[] = [false, true].flatMap((mirrored) =>
  ([0, 1, 2, 3] as const).map((quarters) => ({ mirrored, quarters })),
);

const DIRECTIONS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [Math.SQRT1_2, Math.SQRT1_2],
  [Math.SQRT1_2, -Math.SQRT1_2],
];

/** @param centre origin of the projections. */
export const projectionsOf = (ends: EndPoints, [x, y]: Point, orientation: Orientation = ORIENTATIONS[0]!) => {
  const placed: Alignment = { ...orientation, shift: [0, 0] };
  // The projection on a direction before the sheet is oriented.
  const directions = DIRECTIONS.map(([u, v]): Point => {
    const [[a, b], [c, d]] = [applyAlignment(placed, [1, 0]), applyAlignment(placed, [0, 1])];
    return [u * a + v * b, u * c + v * d];
  });
  const projections = new Map<LineType, Float64Array[]>();
  for (const [kind, points] of ends)
    projections.set(
      kind,
      directions.map(([u, v]) => {
        const list = new Float64Array(points.length);
        for (let k = 0; k < list.length; k++) list[k] = u * (points[k]![0] - x) + v * (points[k]![1] - y);
        return list.sort();
      }),
    );
  return projections;
};

/** Ends that only one of two drawings has. */
export const countDifference = (theirs: Projections, ours: Projections): number => {
  let sum = 0;
  for (const kind of new Set([...theirs.keys(), ...ours.keys()]))
    sum += Math.abs((theirs.get(kind)?.[0]?.length ?? 0) - (ours.get(kind)?.[0]?.length ?? 0));
  return sum;
};

/** Distances of our ends from theirs, in mm: one number per projection of theirs; 0 for an end that ours lacks. */
export const residuals = (theirs: Projections, ours: Projections): number[] => {
  const all: number[] = [];
  for (const [kind, lists] of theirs)
    for (const [k, list] of lists.entries()) pushResiduals(all, list, ours.get(kind)?.[k] ?? NO_ENDS);
  return all;
};

const NO_ENDS = new Float64Array();

const pushResiduals = (all: number[], theirs: Float64Array, ours: Float64Array): void => {
  if (theirs.length === ours.length) for (let i = 0; i < theirs.length; i++) all.push(ours[i]! - theirs[i]!);
  else if (theirs.length > ours.length)
    for (const [i, k] of pairedWith(theirs, ours).entries()) all.push(k < 0 ? 0 : ours[k]! - theirs[i]!);
  else {
    const found = new Float64Array(theirs.length);
    for (const [k, i] of pairedWith(ours, theirs).entries()) if (i >= 0) found[i] = ours[k]! - theirs[i]!;
    for (const gap of found) all.push(gap);
  }
};

/** Cells of the table of partial pairings at most, and how many are filled in one step. */
const [MAX_CELLS, CELLS_PER_STEP] = [10_000_000, 8] as const;

/** For each value of the longer list its partner in the shorter, in order, or -1 for ends of a missing line; the least sum of squares. */
const pairedWith = (long: Float64Array, short: Float64Array): Int32Array => {
  const partner = new Int32Array(long.length).fill(-1);
  const spare = long.length - short.length;
  const width = spare + 1;
  // cost[i · width + s]: the first i of the shorter one paired, s of the longer one left out before.
  const cells = (short.length + 1) * width;
  mustBeWithin(MAX_CELLS, cells, 'ways to pair the ends of its lines');
  step(Math.ceil(cells / CELLS_PER_STEP));
  const cost = new Float64Array(cells);
  for (let i = 1; i <= short.length; i++)
    for (let s = 0; s < width; s++) {
      const off = long[i - 1 + s]! - short[i - 1]!;
      const paired = cost[(i - 1) * width + s]! + off * off;
      cost[i * width + s] = s > 0 ? Math.min(paired, cost[i * width + s - 1]!) : paired;
    }
  let s = spare;
  for (let i = short.length; i > 0; i--) {
    while (s > 0 && cost[i * width + s] === cost[i * width + s - 1]) s--;
    partner[i - 1 + s] = i - 1;
  }
  return partner;
};

type Lines = readonly Line[];

/** Places on a line that are compared: the middle first, since a line that is off is mostly off there. */
const PLACES = [0.5, 0, 1, 0.31, 0.77] as const;

const SEARCH_DISTANCE_MM = 10;

type NearLinesByType = ReturnType<typeof nearestByType>;

/** Their lines by line type, centred and oriented like ours. */
export const orientedLinesOf = (lines: Lines, orientation: Orientation, centre: Point): NearLinesByType => {
  const [x, y] = applyAlignment({ ...orientation, shift: [0, 0] }, centre);
  const alignment: Alignment = { ...orientation, shift: [-x, -y] };
  return nearestByType(lines.map(({ line, curve }) => ({ line, curve: alignCurve(alignment, curve) })));
};

/** Signed distances of points of our lines from theirs in mm; `SEARCH_DISTANCE_MM` where none is near. @param centre Our point on their centre. */
export const signedGaps = (lines: Lines, [x, y]: Point, theirs: NearLinesByType): number[] => {
  const gaps: number[] = [];
  for (const { line, curve } of lines) {
    const near = theirs.get(line);
    for (const t of PLACES) {
      const [u, v] = pointAt(curve, t);
      const p: Point = [u - x, v - y];
      const hit = near?.find(p, SEARCH_DISTANCE_MM);
      gaps.push(hit ? hit.distance * signedSide(near!.curves[hit.of]!, p) : SEARCH_DISTANCE_MM);
    }
  }
  return gaps;
};

/** 1 or -1 by the side of the curve. A point that crosses the curve changes the sign of its gap, but not the slope. */
const signedSide = (curve: Curve, p: Point): number => {
  if (curve.kind !== 'arc') return Math.sign(signedDistance(curve, p));
  const { centre, radius } = centreForm(curve);
  return Math.sign(distance(p, centre) - radius);
};
