import { once } from '../lines/once.ts';
import { type FitProblem, fitParameters, squares } from './fit.ts';
import type { FreeParameters } from './free-parameters.ts';
import { measureDifferences, measuresOf, type OverallMeasures, turnedMeasures } from './measures.ts';
import { linesByPart } from './our-pieces.ts';
import type { DrawnAt } from './sized.ts';
import type { Target } from './target.ts';

/** Rounds in which sizes are brought to the measures of a drawing. */
const MEASURED_ROUNDS = 3;

/**
 * Sizes at which the measures of our drawing are nearest to theirs, for a sheet as it lies and rotated by a quarter turn. Far from the
 * usual sizes, ends that pass one another hide the way; measures do not.
 */
export const measuredStarts = (
  { start, sizes, values, place }: FreeParameters,
  target: Target,
  drawn: DrawnAt,
): ((turned: boolean) => readonly number[]) => {
  const sizesFor = (theirs: OverallMeasures): readonly number[] => {
    const problem: FitProblem = {
      of: (at) => {
        const ours = drawn(at);
        return ours && measureDifferences(measuresOf(linesByPart(ours)), theirs);
      },
      within: (at) => place(values(at)),
    };
    return fitParameters(problem, start, MEASURED_ROUNDS, sizes)?.at ?? start;
  };
  const [asItLies, turned] = [
    once(() => sizesFor(target.measures)),
    once(() => sizesFor(turnedMeasures(target.measures))),
  ];
  return (across) => (across ? turned() : asItLies());
};

/** The start with the least sum of squares. */
export const nearestStart = (
  starts: readonly (readonly number[])[],
  { of }: FitProblem,
): { readonly from: readonly number[]; readonly cost: number } => {
  const all = starts.map((from) => {
    const residuals = of(from);
    return { from, cost: residuals ? squares(residuals) : Number.POSITIVE_INFINITY };
  });
  return all.reduce((best, other) => (other.cost < best.cost ? other : best));
};
