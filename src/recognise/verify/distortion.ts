import { mapCurve, type Point, toDegrees } from '../../geometry/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import {
  byDistance,
  exceededByQuarter,
  type FitProblem,
  fitParameters,
  softened,
  withMask,
} from '../fit/least-squares.ts';
import { type Match, Target } from '../fit/target.ts';
import { type Alignment, applyAlignment, invertAlignment, type Similarity, undo } from '../lines/alignment.ts';
import { boxSize, cutBox } from '../lines/curves.ts';

/** Changes of a linear map from the identity, by rows, in thousandths. */
type MapChanges = readonly number[];

const ROUNDS = 6;

/** Ends farther off than the first, in mm, belong to a defect. Three quarters must be nearer than the second: a half that moved is no scale. */
const [OFF, EQUAL] = [0.2, 0.01] as const;

/** What moves no end by more than this, in mm, is rounding. */
const UNSEEN = 0.02;

const mapPoint = ([a = 0, b = 0, c = 0, d = 0]: MapChanges, [x, y]: Point): Point => [
  x + (a * x + b * y) / 1000,
  y + (c * x + d * y) / 1000,
];

export const mapLines = (lines: readonly Line[], by: MapChanges): readonly Line[] =>
  lines.map((line) => ({ ...line, curve: mapCurve(line.curve, (p) => mapPoint(by, p)) }));

/**
 * The rotation, scale and distortion of their drawing against ours by a least-squares fit of their corners, without those of a defect.
 * Undefined when corners do not follow one map, or one of ours that is only moved and turned.
 * @param first a first estimate: corners keep their order along each direction.
 */
export const similarityBetween = (theirs: Dieline, ours: Dieline, first: Similarity): Similarity | undefined => {
  const straight = undo(theirs, first);
  const match = new Target(straight).nearestMatch(ours.lines);
  if (!match) return undefined;
  const problem: FitProblem = { of: (at) => match.ends(mapLines(ours.lines, at)), within: (at) => at };
  const all = fitParameters(softened(problem), [0, 0, 0, 0], ROUNDS);
  const isOff = all && problem.of(all.at)!.map((gap) => Math.abs(gap) > OFF);
  const near = isOff && fitParameters(withMask(problem, isOff), all.at, ROUNDS);
  if (!near || exceededByQuarter(byDistance(near.residuals)) > EQUAL) return undefined;
  return asSimilarity(axesUnder(near.at, match), first, boxSize(cutBox(straight.lines)));
};

/** The axes of their sheet under the map of our lines, on which it may lie mirrored or turned by quarters. */
const axesUnder = (by: MapChanges, { orientation }: Match): readonly Point[] => {
  const place: Alignment = { ...orientation, shift: [0, 0] };
  const axes: readonly Point[] = [
    [1, 0],
    [0, 1],
  ];
  return axes.map((axis) => invertAlignment(place, mapPoint(by, applyAlignment(place, axis))));
};

/** A map as a rotation, a scale and a distortion; what is smaller than rounding in a drawing of this size is left out. */
const asSimilarity = ([across, up]: readonly Point[], { degrees, scale }: Similarity, [width, height]: Point) => {
  const turn = Math.atan2(across![1], across![0]);
  const lean = Math.PI / 2 - (Math.atan2(up![1], up![0]) - turn);
  const [x, y] = [scale * Math.hypot(...across!), scale * Math.hypot(...up!)];
  const most = Math.max(width, height);
  const skewed = Math.abs(lean) * height > UNSEEN;
  const turned = degrees + (Math.abs(turn) * most > UNSEEN ? toDegrees(turn) : 0);
  if (!skewed && Math.abs(x / y - 1) * most < UNSEEN) {
    const same = (x * width + y * height) / (width + height);
    return Math.abs(same - 1) * most < UNSEEN ? undefined : { degrees: turned, scale: same };
  }
  const plain = (value: number, size: number): number => (Math.abs(value - 1) * size < UNSEEN ? 1 : value);
  return {
    degrees: turned,
    scale: 1,
    distortion: { x: plain(x, width), y: plain(y, height), skew: skewed ? toDegrees(lean) : 0 },
  };
};
