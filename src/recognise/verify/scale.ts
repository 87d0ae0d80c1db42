import { mapCurve } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import type { DrawLines } from '../catalogue/drawer.ts';
import type { FreeParameters } from '../catalogue/parameters.ts';
import { type FitProblem, fitParameters } from '../fit/least-squares.ts';
import type { ListedCandidate } from '../fit/shortlist.ts';
import { nearestRound, nearestWhole } from '../fit/simplest.ts';
import { drawnProblem } from '../fit/sized.ts';
import { Target } from '../fit/target.ts';
import { SCALE_ROUNDING, undo } from '../lines/alignment.ts';
import { firstOf } from '../lines/once.ts';
import { FEW, type Recognition, recognised, type Search, scaleToOurs } from './at-values.ts';

/** Candidates that may be drawn at another scale, and rounds in which their sizes are brought to the usual board. */
const [SCALED, BOARD_ROUNDS] = [3, 3] as const;

/** The scale of their drawing against one of the nearest candidates at whole sizes, when all but a few lines match there. */
export const scaleBehind = (listed: readonly ListedCandidate[], search: Search): number | undefined => {
  // Another board makes up for a part of a scale.
  const likely = listed.slice(0, SCALED).map((one) => ({ ...one, at: atUsualBoard(one, search) }));
  const [first] = likely;
  return (
    firstOf(likely, (one) => scaleAt(one, nearestWhole(one.at, one.parameters), search)) ??
    firstOf(likely, (one) => scaleAt(one, sizesBehindScale(one, search.target, search.draw), search)) ??
    (first && firstOf(PLAIN_SCALES, (scale) => scaleAt(first, wholeAt(first, scale), search)))
  );
};

/** The whole sizes that a plain scale may have made those of a candidate. */
const wholeAt = ({ at, parameters }: ListedCandidate, scale: number): readonly number[] =>
  nearestWhole(
    at.map((value, k) => (parameters.sizes.includes(k) ? value / scale : value)),
    parameters,
  );

/** The sizes of a candidate in the usual board. */
const atUsualBoard = ({ entry, at, near, parameters }: ListedCandidate, { draw }: Search): readonly number[] => {
  const { start, sizes, board, values } = parameters;
  if (board < 0 || at[board] === start[board]) return at;
  const usual = at.with(board, start[board]!);
  const ends = drawnProblem(parameters, (each) => draw(entry, values(each)), near.ends);
  return fitParameters(ends, usual, BOARD_ROUNDS, sizes)?.at ?? usual;
};

/** The scale of their drawing against a candidate at these sizes; undefined for none, and when more than a few lines differ. */
const scaleAt = (
  { entry, parameters }: ListedCandidate,
  sizes: readonly number[] | undefined,
  { theirs, tolerance }: Search,
): number | undefined => {
  const values = sizes && parameters.values(sizes);
  const scale = values && scaleToOurs(entry, values, theirs);
  if (!scale || Math.abs(scale - 1) < SCALE_ROUNDING) return undefined;
  const unscaled = undo(theirs, { degrees: 0, scale });
  const found = recognised(entry, values, { theirs: unscaled, target: new Target(unscaled), tolerance });
  return found && found.differences <= FEW ? scale : undefined;
};

/** Scales farther from 1 than this are another unit, nearer ones rounding; in thousandths. */
const [LARGEST, LEAST] = [150, 0.2] as const;

const SCALE_ROUNDS = 8;

/** Whole-millimetre sizes that a scale has made odd, if lengths that do not follow sizes, as a glue flap, agree; otherwise undefined. */
const sizesBehindScale = (
  { entry, at, parameters }: ListedCandidate,
  target: Target,
  draw: DrawLines,
): readonly number[] | undefined => {
  if (areWhole(nearestRound(at, parameters), parameters)) return undefined;
  const count = at.length;
  const drawn = (values: readonly number[]): readonly Line[] | undefined => draw(entry, parameters.values(values));
  const match = target.nearestMatch(drawn(at) ?? []);
  if (!match) return undefined;
  const problem: FitProblem = {
    of: (all) => {
      const ours = drawn(all.slice(0, count));
      return ours && match.ends(scaled(ours, 1 + all[count]! / 1000));
    },
    within: (all) => [...parameters.place(parameters.values(all.slice(0, count))), all[count]!],
  };
  const fitted = fitParameters(problem, [...at, 0], SCALE_ROUNDS, [...parameters.sizes, count]);
  if (!fitted) return undefined;
  const thousandths = Math.abs(fitted.at[count]!);
  return thousandths > LEAST && thousandths < LARGEST ? nearestWhole(fitted.at.slice(0, count), parameters) : undefined;
};

export const areWhole = (at: readonly number[], { sizes }: FreeParameters): boolean =>
  sizes.every((k) => Number.isInteger(at[k]));

const scaled = (lines: readonly Line[], scale: number): readonly Line[] =>
  lines.map((line) => ({ ...line, curve: mapCurve(line.curve, ([x, y]) => [scale * x, scale * y]) }));

/** Sizes that a plain scale makes round, in mm; the step and the most of such a scale, in thousandths; and the rounding of sizes. */
const [ROUND, SCALE_STEP, MOST_STEPS, SIZE_ROUNDING] = [5, 5, 10, 0.015] as const;

const PLAIN_SCALES = Array.from({ length: MOST_STEPS }, (_, k) => [k + 1, -k - 1])
  .flat()
  .map((step) => 1 + (step * SCALE_STEP) / 1000);

/** A plain scale that makes odd sizes round. Where all lengths scale, as in a pad, only multiples of 5 mm at 101 % or 99.5 % tell it. */
export const plainScale = ({ entry, values, differences }: Recognition): number | undefined => {
  const sizes = Object.keys(entry.template.size).filter((name) => name !== 'material');
  const isRound = (value: number): boolean => Math.abs(value - ROUND * Math.round(value / ROUND)) < SIZE_ROUNDING;
  if (differences > 0 || sizes.length < 2 || sizes.every((name) => Number.isInteger(values[name]))) return undefined;
  return PLAIN_SCALES.find((scale) => sizes.every((name) => isRound(values[name]! / scale)));
};
