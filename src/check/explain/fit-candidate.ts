import type { Line } from '../../sheet/index.ts';
import type { Candidate } from './candidates.ts';
import { type Fitted, fit, largest, type Problem, squares } from './fit.ts';
import type { Draw, FreeParameters, VariableValues } from './free-parameters.ts';
import { nearestWhole, simplest } from './simplest.ts';
import type { Match, Nearness, Target } from './target.ts';

/** A candidate, and how near it is where it starts. */
export interface Started extends Candidate {
  readonly knobs: FreeParameters;
  readonly near: Nearness;
}

/** Ways a candidate is laid that has other ends. */
const UNLIKE = 1;

/** Ways each candidate is laid, times its pieces are paired anew, and rounds of fitting: the first, and the rest. */
const [LAID, PAIRED, FIRST, ROUNDS] = [2, 3, 5, 10] as const;

/**
 * How near the ends must come before every line is looked at, in mm on the whole: where there are as many, they are
 * the same ones; where there are not, some have nothing to come near to.
 */
const [SAME, NEARLY] = [0.5, 12] as const;

/** What is farther than this after the first rounds is something else, in mm. */
const ELSE = 4;

/** The values at which every line of ours is near theirs, as simple as they can be. */
export const fitCandidate = (
  started: Started,
  target: Target,
  draw: Draw,
  tolerance: number,
): VariableValues | undefined => {
  const { entry, knobs } = started;
  const ours = draw(entry, knobs.values(knobs.start));
  for (const match of target.matches(ours ?? []).slice(0, started.near.countDifference ? UNLIKE : LAID)) {
    const values = fitMatch(started, match, target, draw, tolerance);
    if (values) return values;
  }
  return undefined;
};

const fitMatch = (
  { entry, knobs }: Started,
  start: Match,
  target: Target,
  draw: Draw,
  tolerance: number,
): VariableValues | undefined => {
  const drawn = (at: readonly number[]): readonly Line[] | undefined => draw(entry, knobs.values(at));
  const problem = (held: Match['ends']): Problem => ({
    of: (at) => {
      const ours = drawn(at);
      return ours && held(ours);
    },
    within: (at) => knobs.place(knobs.values(at)),
  });
  /** From ends that are near to lines that are; undefined where these stay apart. */
  const closer = (match: Match, at: readonly number[]): VariableValues | undefined => {
    const points = fit(problem(match.points), at, ROUNDS);
    return points && largest(points.residuals) <= tolerance
      ? simplest(problem(match.points), points.at, knobs)
      : undefined;
  };
  let match = start;
  let at = knobs.start;
  for (let paired = 0; paired < PAIRED; paired++) {
    const first = fit(problem(match.ends), at, FIRST);
    const limit = match.countDifference ? NEARLY : ELSE;
    const ends = first && rms(first) < limit ? fit(problem(match.ends), first.at, ROUNDS) : first;
    if (!ends) return undefined;
    at = ends.at;
    const next: Match | undefined = target.matches(drawn(at) ?? [])[0];
    if (!(match.countDifference && next?.countDifference === 0)) {
      if (rms(ends) < (match.countDifference ? NEARLY : SAME)) {
        // Past a step in what is drawn nothing goes downhill: boxes have round sizes, and those are on its other side.
        const values = closer(match, at) ?? closer(match, nearestWhole(at, knobs));
        if (values) return values;
      }
      if (!next || match.countDifference || next.key === match.key) return undefined;
    }
    // Nearer than they were: now there may be as many ends, or other pieces that are nearest.
    match = next;
  }
  return undefined;
};

/** On the whole; nothing where there are no ends, as in what is all round. */
const rms = ({ residuals }: Fitted): number => Math.sqrt(squares(residuals) / Math.max(1, residuals.length));
