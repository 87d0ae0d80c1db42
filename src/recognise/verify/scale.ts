import type { FreeParameters } from '../catalogue/parameters.ts';
import { fitParameters } from '../fit/least-squares.ts';
import type { ListedCandidate } from '../fit/shortlist.ts';
import { nearestWhole } from '../fit/simplest.ts';
import { drawnProblem } from '../fit/sized.ts';
import { inUsualBoard } from '../fit/ways.ts';
import { type Similarity, undo } from '../lines/alignment.ts';
import { firstOf } from '../lines/once.ts';
import { FEW, type Recognition, recognised, type Search, similarityToOurs } from './at-values.ts';
import { mapLines } from './distortion.ts';

/** Candidates that may be scaled or distorted. */
const SCALED = 3;

/** Sizes make up for nearly all of a scale: lines are nearer than the first, in mm, and no more ends differ than those of a few lines. */
const [NEARLY_MET, ENDS_OF_FEW] = [1, 2 * FEW] as const;

/** How their drawing is scaled or distorted against one of the nearest candidates at round sizes, when all but a few lines match there. */
export const similarityBehind = (listed: readonly ListedCandidate[], search: Search): Similarity | undefined => {
  const near = listed.slice(0, SCALED).filter((one) => one.gap < NEARLY_MET && one.near.countDifference <= ENDS_OF_FEW);
  // Another board makes up for a part of a scale.
  const usual = near.map((one) => ({ ...one, at: inUsualBoard(one.at, one.parameters) }));
  const at = (one: ListedCandidate, sizes: readonly number[]): Similarity | undefined =>
    firstOf(STEPS, (mm) => similarityAt(one, inSteps(mm, sizes, one.parameters), search));
  if (!usual.length) return undefined;
  return (
    firstOf([...usual, ...near], (one) => at(one, one.at) ?? at(one, sizesBehind(one, search))) ??
    firstOf(PLAIN_SCALES, (scale) => similarityAt(usual[0]!, unscaled(usual[0]!, scale), search))
  );
};

/** The whole sizes of a candidate that a plain scale has changed. */
const unscaled = ({ at, parameters }: ListedCandidate, scale: number): readonly number[] =>
  nearestWhole(
    at.map((value, k) => (parameters.sizes.includes(k) ? value / scale : value)),
    parameters,
  );

/** One of the nearest candidates, at round sizes, but for one panel of theirs. */
export const withOddPanel = (listed: readonly ListedCandidate[], search: Search): Recognition | undefined =>
  firstOf(listed.slice(0, SCALED), ({ entry, at, parameters }) =>
    firstOf(STEPS, (mm) => recognised(entry, parameters.values(inSteps(mm, at, parameters)), search, true)),
  );

/** Boxes have sizes in such steps, in mm. */
export const STEPS = [1, 0.5] as const;

export const inSteps = (mm: number, at: readonly number[], parameters: FreeParameters): readonly number[] =>
  mm === 1
    ? nearestWhole(at, parameters)
    : parameters.place(
        parameters.values(at.map((value, k) => (parameters.sizes.includes(k) ? mm * Math.round(value / mm) : value))),
      );

/** How their drawing is scaled against a candidate at these sizes; undefined when it is not, or more than a few lines differ. */
const similarityAt = (
  { entry, parameters }: ListedCandidate,
  sizes: readonly number[],
  { theirs, tolerance }: Search,
): Similarity | undefined => {
  const values = parameters.values(sizes);
  const found = similarityToOurs(entry, values, theirs);
  const straight = found && undo(theirs, found);
  const same = straight && recognised(entry, values, { theirs: straight, tolerance });
  return same && same.differences <= FEW ? found : undefined;
};

const SCALE_ROUNDS = 8;

/** The sizes that a scale or a distortion has made odd, as lengths tell that do not follow sizes, such as a glue flap. */
const sizesBehind = ({ entry, at, parameters }: ListedCandidate, { target, draw }: Search): readonly number[] => {
  const count = at.length;
  const drawn = (values: readonly number[]) => draw(entry, parameters.values(values));
  const match = target.nearestMatch(drawn(at) ?? []);
  if (!match) return at;
  const problem = drawnProblem(parameters, drawn, (ours, by) => match.ends(mapLines(ours, by)));
  const start = [...at, 0, 0, 0, 0];
  const settings = (k: number): boolean => k < count && !parameters.sizes.includes(k) && k !== parameters.board;
  const free = [...start.keys()].filter((k) => !settings(k));
  return fitParameters(problem, start, SCALE_ROUNDS, free)?.at.slice(0, count) ?? at;
};

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
