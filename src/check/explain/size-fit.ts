import type { Line } from '../../sheet/index.ts';
import { once } from '../once.ts';
import type { Candidate } from './candidates.ts';
import type { DrawLines } from './drawer.ts';
import { drawnProblem } from './drawn-problem.ts';
import { byDistance, exceededByQuarter, type FitProblem, type Fitted, farOff, fitParameters, squares } from './fit.ts';
import { type FreeParameters, freeParameters } from './free-parameters.ts';
import { measureDifferences, measuresOf, type OverallMeasures, turnedMeasures } from './measures.ts';
import { linesByPart } from './our-pieces.ts';
import { clipped, softened, WIDE_CLIP } from './robust-fit.ts';
import type { Match, Target } from './target.ts';

/** Orientations of one piece that are fitted, in how many rounds; how many of them are fitted further, and in how many rounds. */
const [BEGUN, FIRST_ROUNDS, FINISHED, ROUNDS] = [4, 1, 2, 3] as const;

/** A candidate nearer than this, in mm, is tried in no other orientation. */
const NEAR_ENOUGH = 0.5;

/** A candidate is dropped when after the first round it is farther off than the nearest one before it by this factor plus these mm. */
const [TIMES_AS_FAR, AND_FARTHER] = [2, 5] as const;

/** Differing ends that show pieces laid on the wrong pieces. */
const OTHER_PIECES = 12;

/** A candidate at the sizes that bring it nearest. */
export interface Sized {
  readonly parameters: FreeParameters;
  readonly at: readonly number[];
  /** The same in the usual board. */
  readonly atUsualBoard: readonly number[];
  readonly match: Match;
  /** Distances of the points of our lines from theirs in mm, the farthest first. */
  readonly gaps: readonly number[];
  /** Upper quartile of the distances of their ends after the first round, in mm. */
  readonly begun: number;
}

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
    return byLines(board ? withBoard(plain, problem) : plain, problem(paired.match.points));
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

/** Upper quartiles of the distances, in mm, from which and up to which the lines are fitted beside the ends. */
const [OFF, NEAR_BY] = [0.02, 2] as const;

/** Starts of a fit with the board, in times the usual one. */
const BOARDS = [1, 2, 4] as const;

/** A drawing in another board than the usual one has other allowances, which no sizes make up for. Only with as many ends may it be ours. */
const withBoard = (one: Sized, problem: (measured: Match['ends']) => FitProblem): Sized => {
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

/** Ends that a defect has moved pull all sizes; of the lines, whose distances are capped, most stay where they are. */
const byLines = (ends: Sized, problem: FitProblem): Sized => {
  const gap = exceededByQuarter(ends.gaps);
  if (gap < OFF || gap > NEAR_BY) return ends;
  const fitted = fitParameters(clipped(problem, WIDE_CLIP), ends.at, ROUNDS, ends.parameters.sizes);
  const gaps = byDistance((fitted && problem.of(fitted.at)) ?? []);
  return fitted && exceededByQuarter(gaps) < gap ? { ...ends, at: fitted.at, gaps } : ends;
};

/** Rounds in which sizes are brought to the measures of a drawing. */
const MEASURED_ROUNDS = 3;

/**
 * Sizes at which the measures of our drawing are nearest to theirs, for a sheet as it lies and rotated by a quarter turn. Far from the
 * usual sizes, ends that pass one another hide the way; measures do not.
 */
const measuredStarts = (
  { start, sizes, values, place }: FreeParameters,
  target: Target,
  drawn: (at: readonly number[]) => readonly Line[] | undefined,
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

const nearestStart = (
  starts: readonly (readonly number[])[],
  { of }: FitProblem,
): { readonly from: readonly number[]; readonly cost: number } => {
  const all = starts.map((from) => {
    const residuals = of(from);
    return { from, cost: residuals ? squares(residuals) : Number.POSITIVE_INFINITY };
  });
  return all.reduce((best, other) => (other.cost < best.cost ? other : best));
};

/** How often pieces are paired again, unless three quarters of the distances are below this, in mm. */
const [PAIRINGS, PAIRED] = [3, 0.05] as const;

/**
 * Far from its sizes a piece may be paired with a similar one, and pulls the sizes with it. Without the farthest pieces the others come
 * near; then the right pairs are nearest, and lead to the sizes.
 */
const pairedAgain = (
  first: Sized,
  target: Target,
  drawn: (at: readonly number[]) => readonly Line[] | undefined,
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

/** The candidate at the sizes and in the orientation of another one, when it is as near there: many ids draw the same. */
const atSizesOf = (
  other: Sized,
  parameters: FreeParameters,
  target: Target,
  drawn: (at: readonly number[]) => readonly Line[] | undefined,
): Sized | undefined => {
  const { names, start, sizes, board } = parameters;
  const taken = (from: readonly number[]): readonly number[] =>
    start.map((usual, k) => {
      const same = other.parameters.names.indexOf(names[k]!);
      return (sizes.includes(k) || k === board) && same >= 0 ? from[same]! : usual;
    });
  const at = taken(other.at);
  const ours = drawn(at);
  const match = ours && target.matches(ours).find(({ key }) => key === other.match.key);
  const gaps = byDistance(match?.points(ours!) ?? []);
  const near = exceededByQuarter(gaps) < Math.min(NEAR_ENOUGH, exceededByQuarter(other.gaps) + SAME);
  return match && near
    ? { parameters, at, atUsualBoard: taken(other.atUsualBoard), match, gaps, begun: other.begun }
    : undefined;
};

/** Numbers that differ by less, in mm, are the same. */
const SAME = 1e-3;

const isNear = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((value, k) => Math.abs(value - b[k]!) < SAME);

/** The share of distances up to a limit. */
export const withinShare = (gaps: readonly number[], limit: number): number =>
  gaps.length ? gaps.filter((gap) => gap <= limit).length / gaps.length : 0;

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
