import type { Point } from '../../geometry/index.ts';
import { byDistance, exceededByQuarter, type FitProblem, farOff, fitParameters } from './fit.ts';
import { clipped, WIDE_CLIP } from './robust-fit.ts';
import type { Sized } from './sized.ts';

/** Rounds of a fit. */
const ROUNDS = 3;

/** Upper quartiles of the distances, in mm, from which and up to which the lines are fitted beside the ends. */
export const [OFF, NEAR_BY] = [0.005, 2] as const;

/**
 * Ends that a defect has moved pull all sizes, and an edge that it has moved shifts the centre of the drawing; of the lines, whose distances
 * are capped, most stay where they are.
 * @param problem with the shift of our centre as its last two parameters.
 * @param free the parameters that may move beside the shift.
 */
export const byLines = (one: Sized, problem: FitProblem, free: readonly number[]): Sized => {
  const gap = exceededByQuarter(one.gaps);
  if (gap < OFF || gap > NEAR_BY) return one;
  const count = one.at.length;
  const moving = [...free, count, count + 1];
  const near = fitParameters(clipped(problem, WIDE_CLIP), [...one.at, ...one.shift], ROUNDS, moving);
  // Lines of a defect that are within the wide cap still pull.
  const fitted = near && fitParameters(clipped(problem), near.at, ROUNDS, moving);
  const gaps = byDistance((fitted && problem.of(fitted.at)) ?? []);
  if (!fitted || farOff(gaps) >= farOff(one.gaps)) return one;
  return { ...one, at: fitted.at.slice(0, count), shift: fitted.at.slice(count) as readonly number[] as Point, gaps };
};
