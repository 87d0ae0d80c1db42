import { once } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import type { FreeParameters } from '../catalogue/parameters.ts';
import {
  byDistance,
  exceededByQuarter,
  type FitProblem,
  type Fitted,
  farOff,
  fitParameters,
  softened,
  squares,
} from './least-squares.ts';
import { linesByPart, measureDifferences, measuresOf, type OverallMeasures, turnedMeasures } from './pieces.ts';
import { type DrawnAt, drawnProblem, NEAR_ENOUGH, SAME, type Sized, takenFrom } from './sized.ts';
import type { Match, Target } from './target.ts';

/** Rounds in which sizes are brought to the measures of a drawing. */
const MEASURED_ROUNDS = 3;

/** Sizes at which our measures are nearest to theirs, as it lies and by a quarter turn. Far off, ends that pass others hide the way. */
export const measuredStarts = (parameters: FreeParameters, target: Target, drawn: DrawnAt) => {
  const { start, sizes } = parameters;
  const sizesFor = (theirs: OverallMeasures): readonly number[] => {
    const differences = (ours: readonly Line[]) => measureDifferences(measuresOf(linesByPart(ours)), theirs);
    return fitParameters(drawnProblem(parameters, drawn, differences), start, MEASURED_ROUNDS, sizes)?.at ?? start;
  };
  const asItLies = once(() => sizesFor(target.measures()));
  const turned = once(() => sizesFor(turnedMeasures(target.measures())));
  return (across: boolean) => (across ? turned() : asItLies());
};

/** The start with the least sum of squares. */
const nearestStart = (starts: readonly (readonly number[])[], { of }: FitProblem) => {
  const all = starts.map((from) => {
    const residuals = of(from);
    return { from, cost: residuals ? squares(residuals) : Number.POSITIVE_INFINITY };
  });
  return all.reduce((best, other) => (other.cost < best.cost ? other : best));
};

/** Orientations of one piece that are fitted, in how many rounds; how many of them are fitted further, and in how many rounds. */
const [BEGUN, FIRST_ROUNDS, FINISHED, ROUNDS] = [4, 1, 2, 3] as const;

/** A candidate is dropped when after the first round it is farther off than the nearest one before it by this factor plus these mm. */
const [TIMES_AS_FAR, AND_FARTHER] = [2, 5] as const;

/** Differing ends that show pieces laid on the wrong pieces. */
const OTHER_PIECES = 12;

export interface WayLimits {
  /** Accepts an orientation of our drawing on theirs. */
  readonly admits: (match: Match) => boolean;
  /** The least `begun` of the candidates before. */
  readonly nearestBegun: number;
  /** The nearest of the candidates before. */
  readonly nearest?: Sized | undefined;
}

/** The likely ways in which a candidate may lie on theirs, each at the sizes of the usual board at which its ends are nearest. */
export const fittedWays = (
  parameters: FreeParameters,
  target: Target,
  drawn: DrawnAt,
  { admits, nearestBegun, nearest: before }: WayLimits,
): readonly Sized[] => {
  const { start, sizes } = parameters;
  const problem = (measured: Match['ends']): FitProblem => drawnProblem(parameters, drawn, (ours) => measured(ours));
  const ours = drawn(start);
  const matches = ours ? target.matches(ours) : [];
  const fewest = Math.min(...matches.map(({ countDifference }) => countDifference));
  // Pieces laid on the wrong pieces have few matching ends to be far from.
  const alike = matches.filter((match) => match.countDifference <= fewest + OTHER_PIECES && admits(match));
  const measured = measuredStarts(parameters, target, drawn);
  // In the usual board: that of the nearest one may make up for other sizes.
  const known = before ? [inUsualBoard(takenFrom(before, parameters), parameters)] : [];
  // Of several pieces there are many pairings, and the right one leads to the sizes.
  const likely =
    target.pieces > 1
      ? alike.map((match) => ({ match, starts: [nearestStart([start, ...known], problem(match.ends)).from] }))
      : alike
          .map((match) => {
            const starts = [start, measured(match.turned), ...known];
            return { match, starts, cost: nearestStart(starts, problem(match.ends)).cost };
          })
          .sort((a, b) => a.cost - b.cost)
          .slice(0, BEGUN);
  const begun = likely.flatMap(({ match, starts }) =>
    starts.flatMap((from) => {
      const fitted = fitParameters(problem(match.ends), from, FIRST_ROUNDS, sizes);
      return fitted ? [{ match, fitted, off: exceededByQuarter(byDistance(fitted.residuals)) }] : [];
    }),
  );
  // Far from its size a box may first look nearer upside down. A box that is its own mirror image has the same sizes both ways.
  const near = begun
    .sort((a, b) => a.off - b.off)
    .filter(({ off }) => off <= TIMES_AS_FAR * nearestBegun + AND_FARTHER);
  const asNearAs = ({ fitted, off }: (typeof near)[number]) =>
    near.filter((other) => isNear([...other.fitted.at, other.off], [...fitted.at, off]));
  const nearest = near.filter((one) => asNearAs(one)[0] === one).slice(0, FINISHED);
  const ways: Sized[] = [];
  for (const one of nearest) {
    const ends = problem(one.match.ends);
    const fitted = fitParameters(ends, one.fitted.at, ROUNDS, sizes) ?? one.fitted;
    const { at } = mayBeDefect(one.match, fitted)
      ? (fitParameters(softened(ends), fitted.at, SOFT_ROUNDS, sizes) ?? fitted)
      : fitted;
    // The ends of a pinwheel are as near when it is mirrored; its lines are not.
    for (const { match, off } of asNearAs(one))
      ways.push({
        parameters,
        at,
        match,
        shift: [0, 0],
        gaps: byDistance(problem(match.points).of(at) ?? []),
        begun: off,
      });
    if (ways.some(({ gaps }) => farOff(gaps) < NEAR_ENOUGH)) break;
  }
  return ways;
};

export const inUsualBoard = (at: readonly number[], { board, start }: FreeParameters): readonly number[] =>
  board < 0 ? at : at.with(board, start[board]!);

/** Differing ends of one line that is moved, missing or of another kind; and the rounds in which its ends lose their pull. */
const [ENDS_OF_LINE, SOFT_ROUNDS] = [4, 6] as const;

/** True when the ends are as many as theirs, but far off: one that a defect has moved far pulls all sizes. */
const mayBeDefect = ({ countDifference }: Match, { residuals }: Fitted): boolean =>
  countDifference <= ENDS_OF_LINE && exceededByQuarter(byDistance(residuals)) > NEAR_ENOUGH;

/** True for the same numbers, within rounding. */
const isNear = (a: readonly number[], b: readonly number[]) => a.every((value, k) => Math.abs(value - b[k]!) < SAME);
