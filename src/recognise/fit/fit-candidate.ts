import type { Line } from '../../sheet/index.ts';
import type { Candidate } from '../catalogue/candidates.ts';
import type { DrawLines, VariableValues } from '../catalogue/drawer.ts';
import type { FreeParameters } from '../catalogue/parameters.ts';
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
import { drawnProblem, shiftedProblem } from './sized.ts';
import type { Match, Target } from './target.ts';

/** A candidate, and where its fit starts. */
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
  /** True when the sizes are known: only settings move, in the nearest orientation. @defaultValue false */
  readonly settled?: boolean;
}

/** Orientations tried, pairings of pieces tried, rounds of fitting: the first, and the rest. */
const [ORIENTATIONS_TRIED, PAIRINGS, FIRST_ROUNDS, ROUNDS] = [2, 3, 5, 10] as const;

/**
 * Largest root mean square distance of the ends in mm at which every line is compared. With equal counts the ends correspond;
 * with other counts some ends have no partner.
 */
const [SAME_ENDS, OTHER_ENDS] = [0.5, 12] as const;

/** With this upper quartile of the distances, in mm, the rest are the ends of a defect: a long line of another kind moves them far. */
const MOST_ENDS = 4;

/** Ends farther away than this after the first rounds belong to another drawing, in mm. */
const ELSEWHERE = 4;

/** The simplest values at which each of our lines is near theirs; undefined when no values achieve that. */
export const fitCandidate = (
  candidate: StartedCandidate,
  target: Target,
  draw: DrawLines,
  options: FitOptions,
): VariableValues | undefined => {
  const { entry, parameters, at = parameters.start } = candidate;
  const ours = draw(entry, parameters.values(at));
  const nearest = options.settled && target.nearestMatch(ours ?? []);
  for (const match of nearest ? [nearest] : target.matches(ours ?? []).slice(0, ORIENTATIONS_TRIED)) {
    const values = new MatchFitter(candidate, target, draw, options).fit(match);
    if (values) return values;
  }
  return undefined;
};

class MatchFitter {
  readonly #candidate: StartedCandidate;
  readonly #parameters: FreeParameters;
  readonly #target: Target;
  readonly #draw: DrawLines;
  readonly #options: FitOptions;
  /** The parameters that may move. */
  readonly #free: readonly number[];
  #last: { readonly key: string; readonly lines: readonly Line[] | undefined } | undefined;

  constructor(candidate: StartedCandidate, target: Target, draw: DrawLines, options: FitOptions) {
    const { parameters } = candidate;
    this.#candidate = candidate;
    this.#parameters = parameters;
    this.#target = target;
    this.#draw = draw;
    this.#options = options;
    const all = parameters.start.map((_, k) => k);
    const settings = all.filter((k) => !parameters.sizes.includes(k));
    this.#free = options.sizesOnly ? parameters.sizes : options.settled ? settings : all;
  }

  fit(start: Match): VariableValues | undefined {
    let match = start;
    let at = this.#candidate.at ?? this.#parameters.start;
    if (this.#options.settled) return this.#closer(match, at);
    for (let paired = 0; paired < PAIRINGS; paired++) {
      const other = match.countDifference > 0 || this.#options.robust;
      const limit = other ? OTHER_ENDS : ELSEWHERE;
      const isNear = (ends: Fitted, most: number): boolean =>
        rms(ends) < most || (other && exceededByQuarter(byDistance(ends.residuals)) < MOST_ENDS);
      const first = fitParameters(this.#problem(match.ends), at, FIRST_ROUNDS, this.#free);
      const ends =
        first && isNear(first, limit) ? fitParameters(this.#problem(match.ends), first.at, ROUNDS, this.#free) : first;
      if (!ends) return undefined;
      at = ends.at;
      const next: Match | undefined = this.#target.matches(this.#drawn(at) ?? [])[0];
      if (!(match.countDifference && next?.countDifference === 0)) {
        if (isNear(ends, other ? OTHER_ENDS : SAME_ENDS)) {
          const values = this.#closer(match, at) ?? this.#beyondStep(match, at);
          if (values) return values;
        }
        if (!next || match.countDifference || next.key === match.key) return undefined;
      }
      // After a fit the counts of ends may agree, or other pieces may be nearest.
      match = next;
    }
    return undefined;
  }

  /** Keeps the last drawing: a step that changes only the shift needs it again. */
  #drawn(at: readonly number[]): readonly Line[] | undefined {
    const key = at.join();
    if (this.#last?.key !== key)
      this.#last = { key, lines: this.#draw(this.#candidate.entry, this.#parameters.values(at)) };
    return this.#last.lines;
  }

  #problem(measured: Match['ends']): FitProblem {
    return drawnProblem(this.#parameters, (at) => this.#drawn(at), measured);
  }

  /** Refines a fit of ends to a fit of lines; undefined when lines stay apart. */
  #closer(match: Match, at: readonly number[]): VariableValues | undefined {
    const { tolerance, robust } = this.#options;
    const problem = this.#problem(match.points);
    // With the right template most lines are near before the fit of lines.
    const before = robust ? medianSize(problem.of(at)) : 0;
    if (!(before < NEAR_LINES)) return undefined;
    const fitted = fitParameters(problem, at, ROUNDS, this.#free);
    if (!fitted) return undefined;
    if (largest(fitted.residuals) <= tolerance) return simplest(problem, fitted.at, this.#parameters);
    if (!robust) return undefined;
    // A line that ours lacks may pull a fit of all lines away.
    return this.#robust(match, medianSize(fitted.residuals) > before ? at : fitted.at);
  }

  /** A fit cannot cross a step of the drawing. Boxes have round sizes, which may lie beyond the step. */
  #beyondStep(match: Match, at: readonly number[]): VariableValues | undefined {
    return this.#options.robust ? undefined : this.#closer(match, nearestWhole(at, this.#parameters));
  }

  /** Leaves out the points of a defect, and lets our centre differ from theirs. */
  #robust(match: Match, before: readonly number[]): VariableValues | undefined {
    const count = before.length;
    const free = [...this.#free, count, count + 1];
    const start = [...before, 0, 0];
    const problem = shiftedProblem(this.#parameters, (at) => this.#drawn(at), match.points);
    const fitted = fitRobustly(problem, start, ROUNDS, free, this.#options.tolerance);
    if (!fitted) return undefined;
    const shift = fitted.at.slice(count);
    const { within } = this.#problem(match.points);
    return simplest(
      { within, of: (own) => fitted.problem.of([...own, ...shift]) },
      fitted.at.slice(0, count),
      this.#parameters,
    );
  }
}

/** Half of all lines must be nearer than this, in mm. */
const NEAR_LINES = 1;

const medianSize = (residuals: readonly number[] | undefined): number =>
  residuals ? (byDistance(residuals)[residuals.length >> 1] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;

/** Root mean square; 0 for no residuals, as in a drawing of circles. */
const rms = ({ residuals }: Fitted): number => Math.sqrt(squares(residuals) / Math.max(1, residuals.length));
