import type { Line } from '../../sheet/index.ts';
import type { FitProblem } from './fit.ts';
import type { FreeParameters } from './free-parameters.ts';
import type { Match } from './target.ts';

/**
 * The problem of bringing ours near to theirs by its parameters.
 * @param drawn ours at parameters; undefined where it cannot be made.
 * @param measured what of ours is held against theirs.
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
