import { byDistance, exceededByQuarter, type FitProblem, farOff, fitParameters } from './fit.ts';
import { OFF } from './fitted-lines.ts';
import type { Sized } from './sized.ts';
import type { Match } from './target.ts';

/** Rounds of a fit. */
const ROUNDS = 3;

/** Ends that may differ through one line that is moved, missing or of another kind. */
const ENDS_OF_LINE = 4;

/** Starts of a fit with the board, in times the usual one. */
const BOARDS = [1, 2, 4] as const;

/** A drawing in another board than the usual one has other allowances, which no sizes make up for. Only with as many ends may it be ours. */
export const inFittedBoard = (one: Sized, problem: (measured: Match['ends']) => FitProblem): Sized => {
  const { sizes, board, start } = one.parameters;
  if (board < 0 || one.match.countDifference > ENDS_OF_LINE) return one;
  const ends = problem(one.match.ends);
  let best = one;
  for (const times of BOARDS) {
    if (exceededByQuarter(best.gaps) < OFF) break;
    const from = one.at.with(board, times * start[board]!);
    const near = times === 1 ? from : fitParameters(ends, from, ROUNDS, sizes)?.at;
    const fitted = near && fitParameters(ends, near, ROUNDS, [...sizes, board]);
    const gaps = byDistance((fitted && problem(one.match.points).of(fitted.at)) ?? []);
    if (fitted && farOff(gaps) < farOff(best.gaps)) best = { ...one, at: fitted.at, gaps };
  }
  return best;
};
