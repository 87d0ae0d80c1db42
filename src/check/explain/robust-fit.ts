import { byDistance, type FitProblem, type Fitted, fitParameters, largest } from './fit.ts';

export interface RobustFit extends Fitted {
  /** The problem without the points that stay apart. */
  readonly problem: FitProblem;
}

/** A point counts no more than if it were this far away, in mm: a missing line would pull all others. */
const CLIP = 0.5;

/** Points are left out in so many rounds; beyond so many tolerances more than are left out mean another drawing. */
const [MASKINGS, MASKED] = [3, 2] as const;

/** The share of all points that a defect may move; of few points, those of two lines, where they are not more than this share. */
const [DEFECTIVE, TWO_LINES, OF_FEW] = [0.12, 10, 0.3] as const;

const mostApart = (points: number): number =>
  Math.floor(Math.max(DEFECTIVE * points, Math.min(TWO_LINES, OF_FEW * points)));

/**
 * Fits all points but a few, which it finds: those of a defect. Undefined where more stay apart than a defect moves.
 * @param tolerance in mm: nearer than this all others must be.
 */
export const fitRobustly = (
  problem: FitProblem,
  start: readonly number[],
  rounds: number,
  free: readonly number[],
  tolerance: number,
): RobustFit | undefined => {
  let fitted = fitParameters(clipped(problem), start, rounds, free);
  for (let round = 0; fitted && round < MASKINGS; round++) {
    const residuals = problem.of(fitted.at);
    if (!residuals) return undefined;
    const most = mostApart(residuals.length);
    if (residuals.filter((r) => Math.abs(r) > MASKED * tolerance).length > (round ? 1 : 2) * most) return undefined;
    // A line that is off by little pulls all others, and they are off as well: the farthest are left out first.
    const limit = Math.max(tolerance, byDistance(residuals)[most] ?? 0);
    const masked = withMask(
      problem,
      residuals.map((r) => Math.abs(r) > limit),
    );
    fitted = fitParameters(masked, fitted.at, rounds, free);
    if (fitted && largest(fitted.residuals) <= tolerance) return { ...fitted, problem: masked };
  }
  return undefined;
};

export const clipped = ({ of, within }: FitProblem): FitProblem => ({
  within,
  of: (at) => of(at)?.map((r) => Math.min(CLIP, Math.max(-CLIP, r))),
});

export const withMask = ({ of, within }: FitProblem, apart: readonly boolean[]): FitProblem => ({
  within,
  of: (at) => of(at)?.map((r, k) => (apart[k] ? 0 : r)),
});
