import { byDistance, exceededByQuarter, type FitProblem, fitParameters } from './fit.ts';
import type { DrawnAt, Sized } from './sized.ts';
import type { Match, Target } from './target.ts';

/** Rounds of a fit. */
const ROUNDS = 3;

/** How often pieces are paired again, unless three quarters of the distances are below this, in mm. */
const [PAIRINGS, PAIRED] = [3, 0.05] as const;

/**
 * Far from its sizes a piece may be paired with a similar one, and pulls the sizes with it. Without the farthest pieces the others come
 * near; then the right pairs are nearest, and lead to the sizes.
 */
export const pairedAgain = (
  first: Sized,
  target: Target,
  drawn: DrawnAt,
  problem: (measured: Match['ends']) => FitProblem,
): Sized => {
  let best = first;
  const { sizes } = first.parameters;
  for (let k = 0; k < PAIRINGS && exceededByQuarter(best.gaps) >= PAIRED; k++) {
    const ours = drawn(best.at);
    const near = ours && fitParameters(problem(best.match.endsOfNearPieces(ours)), best.at, ROUNDS, sizes);
    const match = near && target.matches(drawn(near.at) ?? [])[0];
    const fitted = match && fitParameters(problem(match.ends), near.at, ROUNDS, sizes);
    const gaps = byDistance(fitted ? (problem(match.points).of(fitted.at) ?? []) : []);
    if (!fitted || exceededByQuarter(gaps) >= exceededByQuarter(best.gaps)) break;
    best = { ...best, at: fitted.at, match, gaps };
  }
  return best;
};
