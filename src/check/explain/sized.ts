import type { Line } from '../../sheet/index.ts';
import { byDistance, exceededByQuarter } from './fit.ts';
import type { FreeParameters } from './free-parameters.ts';
import type { Match, Target } from './target.ts';

/** Our drawing at parameters; undefined where it cannot be made. */
export type DrawnAt = (at: readonly number[]) => readonly Line[] | undefined;

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

/** A candidate nearer than this, in mm, is tried in no other orientation. */
export const NEAR_ENOUGH = 0.5;

/** Numbers that differ by less, in mm, are the same. */
export const SAME = 1e-3;

/** The candidate at the sizes and in the orientation of another one, when it is as near there: many ids draw the same. */
export const atSizesOf = (
  other: Sized,
  parameters: FreeParameters,
  target: Target,
  drawn: DrawnAt,
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
