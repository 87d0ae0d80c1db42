import type { Candidate } from './candidates.ts';
import type { DrawLines } from './drawer.ts';
import { drawnProblem } from './drawn-problem.ts';
import { byDistance, exceededByQuarter, type FitProblem, type Fitted, farOff, fitParameters } from './fit.ts';
import { inFittedBoard } from './fitted-board.ts';
import { byLines } from './fitted-lines.ts';
import { freeParameters } from './free-parameters.ts';
import { measuredStarts, nearestStart } from './measured-starts.ts';
import { pairedAgain } from './paired-again.ts';
import { softened } from './robust-fit.ts';
import { atSizesOf, NEAR_ENOUGH, SAME, type Sized } from './sized.ts';
import type { Match, Target } from './target.ts';

/** Orientations of one piece that are fitted, in how many rounds; how many of them are fitted further, and in how many rounds. */
const [BEGUN, FIRST_ROUNDS, FINISHED, ROUNDS] = [4, 1, 2, 3] as const;

/** A candidate is dropped when after the first round it is farther off than the nearest one before it by this factor plus these mm. */
const [TIMES_AS_FAR, AND_FARTHER] = [2, 5] as const;

/** Differing ends that show pieces laid on the wrong pieces. */
const OTHER_PIECES = 12;

interface SizeLimits {
  /** Accepts an orientation of our drawing on theirs. */
  readonly admits: (match: Match) => boolean;
  /** The least `begun` of the candidates before. */
  readonly nearestBegun: number;
  /** The nearest of the candidates before. */
  readonly nearest?: Sized | undefined;
  /** True to fit the board as well. */
  readonly board: boolean;
}

/**
 * Fits only the sizes of a candidate; finer settings follow them. Undefined when it has other pieces, or is much farther off
 * than the candidates before it.
 */
export const bringToSize = (
  { entry, given }: Candidate,
  target: Target,
  draw: DrawLines,
  { admits, nearestBegun, nearest: before, board }: SizeLimits,
): Sized | undefined => {
  const parameters = freeParameters(entry, given);
  const { start, sizes } = parameters;
  // Each orientation needs the same drawings again.
  const drawn = remembered((at) => draw(entry, parameters.values(at)));
  const problem = (measured: Match['ends']): FitProblem => drawnProblem(parameters, drawn, measured);
  const twin = before && atSizesOf(before, parameters, target, drawn);
  if (twin) return twin;
  const ours = drawn(start);
  const matches = ours ? target.matches(ours) : [];
  const fewest = Math.min(...matches.map(({ countDifference }) => countDifference));
  // Pieces laid on the wrong pieces have few matching ends to be far from.
  const alike = matches.filter((match) => match.countDifference <= fewest + OTHER_PIECES && admits(match));
  const measured = measuredStarts(parameters, target, drawn);
  const withStart = (match: Match) => ({
    match,
    ...nearestStart([start, measured(match.turned)], problem(match.ends)),
  });
  // Of several pieces there are many pairings, and the right one leads to the sizes.
  const likely =
    target.pieces > 1
      ? alike.map((match) => ({ match, from: start }))
      : alike
          .map(withStart)
          .sort((a, b) => a.cost - b.cost)
          .slice(0, BEGUN);
  const begun = likely.flatMap(({ match, from }) => {
    const fitted = fitParameters(problem(match.ends), from, FIRST_ROUNDS, sizes);
    return fitted ? [{ match, fitted, off: exceededByQuarter(byDistance(fitted.residuals)) }] : [];
  });
  // Far from its size a box may first look nearer upside down. A box that is its own mirror image has the same sizes both ways.
  const near = begun
    .sort((a, b) => a.off - b.off)
    .filter(({ off }) => off <= TIMES_AS_FAR * nearestBegun + AND_FARTHER);
  const asNearAs = ({ fitted, off }: (typeof near)[number]) =>
    near.filter((other) => isNear([...other.fitted.at, other.off], [...fitted.at, off]));
  const nearest = near.filter((one) => asNearAs(one)[0] === one).slice(0, FINISHED);
  const again = (one: Sized): Sized => {
    const paired = target.pieces > 1 ? pairedAgain(one, target, drawn, problem) : one;
    const plain = { ...paired, atUsualBoard: paired.at };
    return byLines(board ? inFittedBoard(plain, problem) : plain, problem(paired.match.points));
  };
  let best: Sized | undefined;
  for (const one of nearest) {
    const ends = problem(one.match.ends);
    const fitted = fitParameters(ends, one.fitted.at, ROUNDS, sizes) ?? one.fitted;
    const { at } = mayBeDefect(one.match, fitted)
      ? (fitParameters(softened(ends), fitted.at, SOFT_ROUNDS, sizes) ?? fitted)
      : fitted;
    // The ends of a pinwheel are as near when it is mirrored; its lines are not.
    for (const { match, off } of asNearAs(one)) {
      const gaps = byDistance(problem(match.points).of(at) ?? []);
      if (!best || farOff(gaps) < farOff(best.gaps))
        best = { parameters, at, atUsualBoard: at, match, gaps, begun: off };
      if (farOff(best.gaps) < NEAR_ENOUGH) return again(best);
    }
  }
  return best && again(best);
};

/** Differing ends of one line that is moved, missing or of another kind; and the rounds in which its ends lose their pull. */
const [ENDS_OF_LINE, SOFT_ROUNDS] = [4, 6] as const;

/** True when the ends are as many as theirs, but far off: one that a defect has moved far pulls all sizes. */
const mayBeDefect = ({ countDifference }: Match, { residuals }: Fitted): boolean =>
  countDifference <= ENDS_OF_LINE && exceededByQuarter(byDistance(residuals)) > NEAR_ENOUGH;

/** True for the same numbers, within rounding. */
const isNear = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((value, k) => Math.abs(value - b[k]!) < SAME);

const remembered = <T>(make: (at: readonly number[]) => T): ((at: readonly number[]) => T) => {
  const known = new Map<string, T>();
  return (at) => {
    const key = at.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make(at);
    known.set(key, value);
    return value;
  };
};
