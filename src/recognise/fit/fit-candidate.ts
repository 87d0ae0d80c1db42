import type { Candidate } from '../catalogue/candidates.ts';
import type { DrawLines, VariableValues } from '../catalogue/drawer.ts';
import type { FreeParameters } from '../catalogue/parameters.ts';
import { firstOf, remembered } from '../lines/once.ts';
import {
  byDistance,
  exceededByQuarter,
  type FitProblem,
  type Fitted,
  fitParameters,
  fitRobustly,
  largest,
  squares,
} from './least-squares.ts';
import { nearestWhole, simplest } from './simplest.ts';
import { type DrawnAt, drawnProblem, shiftedProblem } from './sized.ts';
import type { Match, Target } from './target.ts';

export interface StartedCandidate extends Candidate {
  readonly parameters: FreeParameters;
  /** Parameters to start from. @defaultValue those of the candidate */
  readonly at?: readonly number[];
}

export interface FitOptions {
  /** In mm. */
  readonly tolerance: number;
  /** True to allow a few wrong lines, so that a drawing with a defect is still recognised. */
  readonly robust: boolean;
  /** True to keep settings at their usual values. @defaultValue false */
  readonly sizesOnly?: boolean;
}

/** Orientations tried, pairings of pieces tried, rounds of fitting: the first, and the rest. */
const [ORIENTATIONS_TRIED, PAIRINGS, FIRST_ROUNDS, ROUNDS] = [2, 3, 5, 10] as const;

/** Largest root mean square distance of ends, in mm, to compare all lines: for equal counts of ends, and for others, lacking partners. */
const [SAME_ENDS, OTHER_ENDS] = [0.5, 12] as const;

/** With this upper quartile of the distances, in mm, the rest are the ends of a defect: a long line of another kind moves them far. */
const MOST_ENDS = 4;

/** Ends farther away than this after the first rounds belong to another drawing, in mm. */
const ELSEWHERE = 4;

/** The simplest values at which each of our lines is near theirs; undefined when no values achieve that. */
export const fitCandidate = (
  { entry, parameters, at = parameters.start }: StartedCandidate,
  target: Target,
  draw: DrawLines,
  options: FitOptions,
): VariableValues | undefined => {
  const drawn = remembered((each) => draw(entry, parameters.values(each)));
  const matches = target.matches(drawn(at) ?? []).slice(0, ORIENTATIONS_TRIED);
  return firstOf(matches, (match) => fitMatch(parameters, drawn, target, match, at, options));
};

/** The same as our drawing first lies on theirs. */
const fitMatch = (
  parameters: FreeParameters,
  drawn: DrawnAt,
  target: Target,
  first: Match,
  start: readonly number[],
  { tolerance, robust, sizesOnly }: FitOptions,
): VariableValues | undefined => {
  const free = sizesOnly ? parameters.sizes : [...parameters.start.keys()];
  const problemOf = (measured: Match['ends']): FitProblem => drawnProblem(parameters, drawn, (ours) => measured(ours));

  /** Leaves out the points of a defect, and lets our centre differ from theirs. */
  const robustly = (match: Match, before: readonly number[]): VariableValues | undefined => {
    const count = before.length;
    const problem = shiftedProblem(parameters, drawn, match.points);
    const fitted = fitRobustly(problem, [...before, 0, 0], ROUNDS, [...free, count, count + 1], tolerance);
    if (!fitted) return undefined;
    const shift = fitted.at.slice(count);
    const { within } = problemOf(match.points);
    const of: FitProblem['of'] = (own) => fitted.problem.of([...own, ...shift]);
    return simplest({ within, of }, fitted.at.slice(0, count), parameters);
  };
  /** Refines a fit of ends to a fit of lines; undefined when lines stay apart. */
  const closer = (match: Match, at: readonly number[]): VariableValues | undefined => {
    const problem = problemOf(match.points);
    // With the right template most lines are near before the fit of lines.
    const before = robust ? medianSize(problem.of(at)) : 0;
    if (!(before < NEAR_LINES)) return undefined;
    const fitted = fitParameters(problem, at, ROUNDS, free);
    if (!fitted) return undefined;
    if (largest(fitted.residuals) <= tolerance) return simplest(problem, fitted.at, parameters);
    // A line that ours lacks may pull a fit of all lines away.
    return robust ? robustly(match, medianSize(fitted.residuals) > before ? at : fitted.at) : undefined;
  };
  /** A fit cannot cross a step of the drawing. Boxes have round sizes, which may lie beyond the step. */
  const beyondStep = (match: Match, at: readonly number[]): VariableValues | undefined =>
    robust ? undefined : closer(match, nearestWhole(at, parameters));

  let [match, at] = [first, start];
  for (let paired = 0; paired < PAIRINGS; paired++) {
    const other = match.countDifference > 0 || robust;
    const isNear = (ends: Fitted, most: number): boolean =>
      rms(ends) < most || (other && exceededByQuarter(byDistance(ends.residuals)) < MOST_ENDS);
    const problem = problemOf(match.ends);
    const begun = fitParameters(problem, at, FIRST_ROUNDS, free);
    const ends =
      begun && isNear(begun, other ? OTHER_ENDS : ELSEWHERE) ? fitParameters(problem, begun.at, ROUNDS, free) : begun;
    if (!ends) return undefined;
    at = ends.at;
    const next: Match | undefined = target.matches(drawn(at) ?? [])[0];
    if (!(match.countDifference && next?.countDifference === 0)) {
      if (isNear(ends, other ? OTHER_ENDS : SAME_ENDS)) {
        const values = closer(match, at) ?? beyondStep(match, at);
        if (values) return values;
      }
      if (!next || match.countDifference || next.key === match.key) return undefined;
    }
    // After a fit the counts of ends may agree, or other pieces may be nearest.
    match = next;
  }
  return undefined;
};

/** Half of all lines must be nearer than this, in mm. */
const NEAR_LINES = 1;

const medianSize = (residuals: readonly number[] | undefined): number =>
  residuals ? (byDistance(residuals)[residuals.length >> 1] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;

/** Root mean square; 0 for no residuals, as in a drawing of circles. */
const rms = ({ residuals }: Fitted): number => Math.sqrt(squares(residuals) / Math.max(1, residuals.length));
