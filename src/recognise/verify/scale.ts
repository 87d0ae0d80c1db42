import { mapCurve } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import type { DrawLines } from '../catalogue/drawer.ts';
import type { FreeParameters } from '../catalogue/parameters.ts';
import { type FitProblem, fitParameters } from '../fit/least-squares.ts';
import { linesByPart, measureDifferences, measuresOf, type OverallMeasures, turnedMeasures } from '../fit/pieces.ts';
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
  const gone =
    first && !first.near.countDifference && !areWhole(nearestRound(first.at, first.parameters), first.parameters);
  return (
    firstOf(likely, (one) => scaleAt(one, nearestWhole(one.at, one.parameters), search)) ??
    (gone
      ? firstOf(wholeSizesBehindScale(first, search.target, search.draw), (sizes) => scaleAt(first, sizes, search))
      : undefined) ??
    firstOf(likely, (one) => scaleAt(one, sizesBehindScale(one, search.target, search.draw), search))
  );
};

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

/**
 * The whole-millimetre sizes that a scale has made odd; undefined when no scale explains them. Lengths that do not follow the sizes, such as
 * a glue flap, distinguish a scale from other sizes. The caller still compares the drawings.
 */
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

/** True when all sizes of the box are whole. */
export const areWhole = (at: readonly number[], { sizes }: FreeParameters): boolean =>
  sizes.every((k) => Number.isInteger(at[k]));

const scaled = (lines: readonly Line[], scale: number): readonly Line[] =>
  lines.map((line) => ({ ...line, curve: mapCurve(line.curve, ([x, y]) => [scale * x, scale * y]) }));

/** Sizes that a plain scale makes round, in mm; the step and the most of such a scale, in thousandths; and the rounding of sizes. */
const [ROUND, SCALE_STEP, MOST_STEPS, SIZE_ROUNDING] = [5, 5, 10, 0.015] as const;

/**
 * A plain scale that makes odd sizes round. Where every length follows the sizes, as in a pad, no line tells a scale from other sizes: only
 * sizes that all become multiples of 5 mm at 101 % or 99.5 % do.
 */
export const plainScale = ({ entry, values, differences }: Recognition): number | undefined => {
  const sizes = Object.keys(entry.template.size).filter((name) => name !== 'material');
  const isRound = (value: number): boolean => Math.abs(value - ROUND * Math.round(value / ROUND)) < SIZE_ROUNDING;
  if (differences > 0 || sizes.length < 2 || sizes.every((name) => Number.isInteger(values[name]))) return undefined;
  const steps = Array.from({ length: MOST_STEPS }, (_, k) => [k + 1, -k - 1]).flat();
  const scales = steps.map((step) => 1 + (step * SCALE_STEP) / 1000);
  return scales.find((scale) => sizes.every((name) => isRound(values[name]! / scale)));
};

/** Scales farther from 1 are not sought; and the most sizes of a box whose whole values are gone through. */
const [LARGEST_SCALE, MOST_SIZES] = [0.06, 4] as const;

/** Length in mm that the sizes leave to flaps and allowances: at a scale, a fit of sizes is off by that share of it. */
const UNSIZED = 100;

/** Half the step, in mm, over which the change of the measures is taken: settings that are rounded to millimetres jump. */
const STEP_MM = 1.7;

/** Whole sizes that are drawn. The right ones are mostly among the first hundred. */
const DRAWN = 160;

/** Measures that differ by less, in mm, are the same. */
const SAME = 0.1;

/**
 * Whole sizes that a scale may have made those of the candidate: all of them are measured by a linear model, and drawn in the order of
 * their misfit. Those whose drawing has the measures of theirs are given. A fit that starts from odd sizes does not reach them: there,
 * settings that are rounded have other values.
 */
function* wholeSizesBehindScale(
  { entry, at, near, parameters }: ListedCandidate,
  target: Target,
  draw: DrawLines,
): Generator<readonly number[]> {
  const { sizes } = parameters;
  if (!sizes.length || sizes.length > MOST_SIZES) return;
  const theirs = near.turned ? turnedMeasures(target.measures) : target.measures;
  const measured = (values: readonly number[]): OverallMeasures | undefined => {
    const ours = draw(entry, parameters.values(values));
    return ours && measuresOf(linesByPart(ours));
  };
  const middle = measured(at);
  const slopes = sizes.map((k) => {
    const [above, below] = [STEP_MM, -STEP_MM].map((step) => measured(at.with(k, at[k]! + step)));
    return above && below && above.map((value, i) => (value - below[i]!) / (2 * STEP_MM));
  });
  if (!middle || slopes.includes(undefined)) return;
  const modelled = (values: readonly number[]): OverallMeasures =>
    middle.map((value, i) =>
      sizes.reduce((sum, k, j) => sum + slopes[j]![i]! * (values[k]! - at[k]!), value),
    ) as unknown as OverallMeasures;
  const tried = wholeSizesAround(at, sizes)
    .map((values) => ({ values, off: misfit(modelled(values), theirs) }))
    .sort((a, b) => a.off - b.off);
  for (const { values } of tried.slice(0, DRAWN)) {
    const ours = measured(values);
    if (ours && misfit(ours, theirs) < SAME) yield values;
  }
}

/** Sum of the differences of measures, in mm, when ours is scaled to the same length of cuts. */
const misfit = (ours: OverallMeasures, theirs: OverallMeasures): number => {
  const scale = theirs[2] / ours[2];
  const scaled = ours.map((value) => scale * value) as unknown as OverallMeasures;
  return measureDifferences(scaled, theirs).reduce((sum, off) => sum + Math.abs(off), 0);
};

/** Whole sizes near those at each scale that makes the largest size whole. */
const wholeSizesAround = (at: readonly number[], sizes: readonly number[]): (readonly number[])[] => {
  const longest = sizes.reduce((a, b) => (at[b]! > at[a]! ? b : a));
  const found: (readonly number[])[] = [];
  const all = wholeNumbers(at[longest]!, LARGEST_SCALE * at[longest]!);
  for (const whole of all) {
    const ratio = whole / at[longest]!;
    const reach = 1 + UNSIZED * Math.abs(ratio - 1);
    let some: (readonly number[])[] = [at.with(longest, whole)];
    for (const k of sizes)
      if (k !== longest)
        some = some.flatMap((one) => wholeNumbers(at[k]! * ratio, reach).map((value) => one.with(k, value)));
    found.push(...some);
  }
  return found;
};

const wholeNumbers = (near: number, reach: number): number[] => {
  const first = Math.max(1, Math.ceil(near - reach));
  return Array.from({ length: Math.max(0, Math.floor(near + reach) - first + 1) }, (_, k) => first + k);
};
