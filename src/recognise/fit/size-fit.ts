import type { Candidate } from '../catalogue/candidates.ts';
import type { DrawLines } from '../catalogue/drawer.ts';
import { type FreeParameters, freeParameters } from '../catalogue/parameters.ts';
import { totalLength } from '../lines/curves.ts';
import { remembered } from '../lines/once.ts';
import { byLines, inFittedBoard, isMet, type ProblemOf } from './board.ts';
import { byDistance, exceededByQuarter, farOff, fitParameters } from './least-squares.ts';
import {
  atSizesOf,
  type DrawnAt,
  drawnProblem,
  hasLikelyBoard,
  type MetDrawings,
  NEAR_ENOUGH,
  type Sized,
  shiftedProblem,
} from './sized.ts';
import type { Target } from './target.ts';
import { fittedWays, type WayLimits } from './ways.ts';

const ROUNDS = 3;

/** How often pieces are paired again, unless three quarters of the distances are below this, in mm. */
const [PAIRINGS, PAIRED] = [3, 0.05] as const;

/** Far from its sizes a piece may be paired with a similar one and pull wrongly. Without the farthest, the others lead to right pairs. */
const pairedAgain = (first: Sized, target: Target, drawn: DrawnAt, problem: ProblemOf): Sized => {
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

interface SizeLimits extends WayLimits {
  readonly board: boolean;
  /** What came of the drawings before; this one is added. */
  readonly met: MetDrawings;
}

/** Distance in mm, at the best sizes, within which a drawing may be a candidate with defects or at another scale: most are within 1. */
const NEARLY_OURS = 2;

/** Share of the length of all lines by which a drawing with a defect may be longer or shorter than ours: all of ours may lie on a few of theirs. */
const LONGER = 0.4;

/** Fits the sizes alone, and the board on request. Undefined with other pieces, far off, or much farther than the candidates before it. */
export const bringToSize = ({ entry, given }: Candidate, target: Target, draw: DrawLines, limits: SizeLimits) => {
  const parameters = freeParameters(entry, given);
  // Each orientation needs the same drawings again.
  const drawn = remembered((at) => draw(entry, parameters.values(at)));
  const usual = drawn(parameters.start);
  const before = usual && limits.met.meet(usual);
  if (before === 'far') return undefined;
  const sized = sizedBy(parameters, target, drawn, { ...limits, same: before });
  const near = sized && exceededByQuarter(sized.gaps) < NEARLY_OURS;
  const isOurs = near && Math.abs(totalLength(drawn(sized.at) ?? []) - target.length()) <= LONGER * target.length();
  if (usual) limits.met.set(usual, isOurs ? sized : 'far');
  return isOurs ? sized : undefined;
};

const sizedBy = (
  parameters: FreeParameters,
  target: Target,
  drawn: DrawnAt,
  { nearest: before, board, same, ...limits }: SizeLimits & { readonly same: Sized | undefined },
): Sized | undefined => {
  const { sizes } = parameters;
  const problem: ProblemOf = (measured) => drawnProblem(parameters, drawn, (ours) => measured(ours));
  const lines = (one: Sized, free: readonly number[]): Sized =>
    byLines(one, shiftedProblem(parameters, drawn, one.match.points), free);
  const inBoard = (ways: readonly Sized[], starts: readonly number[]): Sized => {
    const [first] = ways;
    const near = lines(first!, sizes);
    if (!board || parameters.board < 0 || isMet(near.gaps)) return near;
    const last = lines(inFittedBoard([near, ...ways], problem, starts), [...sizes, parameters.board]);
    // Of a drawing that is off by little, such a board only makes up for that.
    return hasLikelyBoard(last) || exceededByQuarter(near.gaps) > NEAR_ENOUGH ? last : near;
  };
  const twin =
    (same && atSizesOf(same, parameters, target, drawn, Number.POSITIVE_INFINITY)) ??
    (before && atSizesOf(before, parameters, target, drawn, NEAR_ENOUGH));
  // It is in the board of the other one.
  if (twin) return board ? inBoard([twin], []) : twin;
  const ways = fittedWays(parameters, target, drawn, { ...limits, nearest: before });
  const [best, ...others] = ways.toSorted((a, b) => farOff(a.gaps) - farOff(b.gaps));
  if (!best) return undefined;
  const paired = target.pieces > 1 ? pairedAgain(best, target, drawn, problem) : best;
  // Starts of a fit with the board, in times the usual one.
  return inBoard([paired, ...(paired === best ? [] : [best]), ...others], [2, 4]);
};
