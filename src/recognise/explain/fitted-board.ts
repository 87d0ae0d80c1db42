import { byDistance, exceededBy, type FitProblem, farOff, fitParameters } from './fit.ts';
import { OFF } from './fitted-lines.ts';
import type { Sized } from './sized.ts';
import type { Match } from './target.ts';

/** Rounds of a fit. */
const ROUNDS = 3;

/** Ends that may differ through another board, whose locks and steps come and go, or through one line. */
const ENDS_OF_BOARD = 10;

/** Starts of a fit with the board, in times the usual one, when it is not found from there. */
export const BOARDS = [2, 4] as const;

/** Ways of lying that are tried. */
const WAYS = 2;

/**
 * A drawing in another board than the usual one has other allowances, which no sizes make up for. Only with as many ends may it be ours.
 * @param ways the candidate as it may lie on theirs, the nearest first.
 * @param starts other boards to start from, in times the usual one.
 */
export const inFittedBoard = (
  ways: readonly Sized[],
  problem: (measured: Match['ends']) => FitProblem,
  starts: readonly number[],
): Sized => {
  let best = ways[0]!;
  const likely = ways.filter(({ match }) => match.countDifference <= ENDS_OF_BOARD);
  for (const [k, one] of distinct(likely).slice(0, WAYS).entries()) {
    for (const { at, gaps } of boardFits(one, problem, k === 0 ? starts : [])) {
      if (farOff(gaps) < farOff(best.gaps)) best = { ...one, at, shift: [0, 0], gaps };
      if (isMet(best.gaps)) return best;
    }
  }
  return best;
};

/** A defect moves fewer points than this share; another board moves more. */
const MOVED = 0.1;

/** True when no other board is needed. */
export const isMet = (gaps: readonly number[]): boolean => exceededBy(MOVED, gaps) < OFF;

/** Without the same way again: of a box that is its own mirror image, several have the same sizes and as many ends. */
const distinct = (ways: readonly Sized[]): readonly Sized[] =>
  ways.filter(({ at, match }, k) => {
    const isSame = (other: Sized): boolean =>
      other.match.key === match.key ||
      (other.match.countDifference === match.countDifference && other.at.every((value, i) => value === at[i]));
    return !ways.slice(0, k).some(isSame);
  });

/** Sizes and boards, with the distances of the lines, as they are found. */
function* boardFits(
  { at: first, match, parameters: { sizes, board, start } }: Sized,
  problem: (measured: Match['ends']) => FitProblem,
  starts: readonly number[],
): Generator<Pick<Sized, 'at' | 'gaps'>> {
  const ends = problem(match.ends);
  const fit = (from: readonly number[], free: readonly number[]) => fitParameters(ends, from, ROUNDS, free)?.at;
  for (const times of [undefined, ...starts]) {
    const from = times === undefined ? first : fit(first.with(board, times * start[board]!), sizes);
    const at = from && fit(from, [...sizes, board]);
    if (at) yield { at, gaps: byDistance(problem(match.points).of(at) ?? []) };
  }
}
