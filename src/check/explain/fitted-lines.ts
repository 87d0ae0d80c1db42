import { byDistance, exceededByQuarter, type FitProblem, fitParameters } from './fit.ts';
import { clipped, WIDE_CLIP } from './robust-fit.ts';
import type { Sized } from './sized.ts';

/** Rounds of a fit. */
const ROUNDS = 3;

/** Upper quartiles of the distances, in mm, from which and up to which the lines are fitted beside the ends. */
export const [OFF, NEAR_BY] = [0.02, 2] as const;

/** Ends that a defect has moved pull all sizes; of the lines, whose distances are capped, most stay where they are. */
export const byLines = (ends: Sized, problem: FitProblem): Sized => {
  const gap = exceededByQuarter(ends.gaps);
  if (gap < OFF || gap > NEAR_BY) return ends;
  const fitted = fitParameters(clipped(problem, WIDE_CLIP), ends.at, ROUNDS, ends.parameters.sizes);
  const gaps = byDistance((fitted && problem.of(fitted.at)) ?? []);
  return fitted && exceededByQuarter(gaps) < gap ? { ...ends, at: fitted.at, gaps } : ends;
};
