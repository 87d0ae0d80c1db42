import { byDistance, type FitProblem, type Fitted, fitParameters, largest } from './fit.ts';

export interface RobustFit extends Fitted {
  /** The problem without the points that do not fit. */
  readonly problem: FitProblem;
}

/**
 * Caps the distance of a point, in mm: otherwise a missing line would pull all others. The wide cap comes first: points that are all
 * farther off than the narrow one do not show a way.
 */
export const [WIDE_CLIP, CLIP] = [4, 0.5] as const;

/** Rounds of leaving out points; and the multiple of the tolerance beyond which too many points show another drawing. */
const [MASKINGS, MASKED] = [3, 2] as const;

/** Share of the points that a defect may move; in a small drawing the points of two lines, up to the second share. */
const [DEFECTIVE, TWO_LINES, OF_FEW] = [0.12, 10, 0.3] as const;

const mostApart = (points: number): number =>
  Math.floor(Math.max(DEFECTIVE * points, Math.min(TWO_LINES, OF_FEW * points)));

/**
 * Fits all points except those of a defect, which it finds. Undefined when more points stay apart than a defect can move.
 * @param tolerance largest distance of all other points, in mm.
 */
export const fitRobustly = (
  problem: FitProblem,
  start: readonly number[],
  rounds: number,
  free: readonly number[],
  tolerance: number,
): RobustFit | undefined => {
  const near = fitParameters(clipped(problem, WIDE_CLIP), start, rounds, free);
  let fitted = near && fitParameters(clipped(problem), near.at, rounds, free);
  for (let round = 0; fitted && round < MASKINGS; round++) {
    const residuals = problem.of(fitted.at);
    if (!residuals) return undefined;
    const most = mostApart(residuals.length);
    if (residuals.filter((r) => Math.abs(r) > MASKED * tolerance).length > (round ? 1 : 2) * most) return undefined;
    // A line that is slightly off pulls all others off as well, so the farthest points are left out first.
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

export const clipped = ({ of, within }: FitProblem, most: number = CLIP): FitProblem => ({
  within,
  of: (at) => of(at)?.map((r) => Math.min(most, Math.max(-most, r))),
});

/**
 * Lets a far point pull no harder than a near one (the pseudo-Huber loss of 1 mm: squares near by, distances far away).
 * Unlike a capped one it still pulls.
 */
export const softened = ({ of, within }: FitProblem): FitProblem => ({
  within,
  of: (at) => of(at)?.map((r) => Math.sign(r) * Math.sqrt(2 * (Math.sqrt(1 + r * r) - 1))),
});

export const withMask = ({ of, within }: FitProblem, leftOut: readonly boolean[]): FitProblem => ({
  within,
  of: (at) => of(at)?.map((r, k) => (leftOut[k] ? 0 : r)),
});
