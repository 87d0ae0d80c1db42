import type { Point } from '../../geometry/index.ts';
import {
  byDistance,
  exceededBy,
  exceededByQuarter,
  type FitProblem,
  farOff,
  fitClipped,
  fitParameters,
} from './least-squares.ts';
import type { Sized } from './sized.ts';
import type { Match } from './target.ts';

const ROUNDS = 3;

export type ProblemOf = (measured: Match['ends']) => FitProblem;

/** Upper quartiles of the distances, in mm, from which and up to which the lines are fitted beside the ends. */
const [OFF, NEAR_BY] = [0.005, 2] as const;

/**
 * Ends that a defect has moved pull all sizes, and a moved edge shifts the centre. Most lines, whose distances are capped, stay.
 * @param problem with the shift of our centre as its last two parameters.
 * @param free the parameters that may move beside the shift.
 */
export const byLines = (one: Sized, problem: FitProblem, free: readonly number[]): Sized => {
  const gap = exceededByQuarter(one.gaps);
  if (gap < OFF || gap > NEAR_BY) return one;
  const count = one.at.length;
  const moving = [...free, count, count + 1];
  const fitted = fitClipped(problem, [...one.at, ...one.shift], ROUNDS, moving);
  const gaps = byDistance((fitted && problem.of(fitted.at)) ?? []);
  if (!fitted || farOff(gaps) >= farOff(one.gaps)) return one;
  return { ...one, at: fitted.at.slice(0, count), shift: fitted.at.slice(count) as readonly number[] as Point, gaps };
};

/** Ends that may differ through another board, whose locks and steps come and go, or through one line. */
const ENDS_OF_BOARD = 10;

/** Ways of lying that are tried. */
const WAYS = 2;

/**
 * A drawing in another board than the usual one has other allowances, which no sizes make up for. Only with as many ends may it be ours.
 * @param ways the candidate as it may lie on theirs, the nearest first.
 * @param starts other boards to start from, in times the usual one.
 */
export const inFittedBoard = (ways: readonly Sized[], problem: ProblemOf, starts: readonly number[]): Sized => {
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
  problem: ProblemOf,
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
