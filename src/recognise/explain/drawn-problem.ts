import type { Line } from '../../sheet/index.ts';
import type { FitProblem } from './fit.ts';
import type { FreeParameters } from './free-parameters.ts';
import type { Match } from './target.ts';

/**
 * The least-squares problem that fits our drawing to theirs by its parameters.
 * @param drawn Our drawing at given parameters; undefined where it cannot be made.
 * @param measured The points of our drawing that are compared with theirs.
 */
export const drawnProblem = (
  parameters: FreeParameters,
  drawn: (at: readonly number[]) => readonly Line[] | undefined,
  measured: Match['ends'],
): FitProblem => ({
  of: (at) => {
    const ours = drawn(at);
    return ours && measured(ours);
  },
  within: (at) => parameters.place(parameters.values(at)),
});

/** Adds two parameters: the shift of our centre against theirs, in mm. A defect may have moved their centre. */
export const shiftedProblem = (
  parameters: FreeParameters,
  drawn: (at: readonly number[]) => readonly Line[] | undefined,
  points: Match['points'],
): FitProblem => ({
  of: (at) => {
    const ours = drawn(at.slice(0, -2));
    return ours && points(ours, [at.at(-2)!, at.at(-1)!]);
  },
  within: (at) => [...parameters.place(parameters.values(at.slice(0, -2))), ...at.slice(-2)],
});
