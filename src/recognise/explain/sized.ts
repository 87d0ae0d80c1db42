import type { Point } from '../../geometry/index.ts';
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
  readonly match: Match;
  /** Of our centre against theirs, in mm: a defect may have moved theirs. */
  readonly shift: Point;
  /** Distances of the points of our lines from theirs in mm, the farthest first. */
  readonly gaps: readonly number[];
  /** Upper quartile of the distances of their ends after the first round, in mm. */
  readonly begun: number;
}

/** A candidate nearer than this, in mm, is tried in no other orientation. */
export const NEAR_ENOUGH = 0.5;

/** Numbers that differ by less, in mm, are the same. */
export const SAME = 1e-3;

/** Boards are made in steps of so many mm; and how far off a fitted one may be. */
const [BOARD_STEP, BOARD_OFF] = [0.01, 0.002] as const;

/** False for a board that nobody makes: it makes up for other sizes or for another structure. */
export const hasLikelyBoard = ({ at, parameters: { board } }: Sized): boolean =>
  board < 0 || Math.abs(at[board]! - BOARD_STEP * Math.round(at[board]! / BOARD_STEP)) < BOARD_OFF;

/** The parameters at the sizes of another candidate, and in its board. */
export const takenFrom = (
  { at, parameters: { names: theirs } }: Sized,
  { names, start, sizes, board }: FreeParameters,
): readonly number[] =>
  start.map((usual, k) => {
    const same = theirs.indexOf(names[k]!);
    return (sizes.includes(k) || k === board) && same >= 0 ? at[same]! : usual;
  });

/**
 * The candidate at the sizes and in the orientation of another one, when it is as near there: many ids draw the same.
 * @param most distance in mm.
 */
export const atSizesOf = (
  other: Sized,
  parameters: FreeParameters,
  target: Target,
  drawn: DrawnAt,
  most: number,
): Sized | undefined => {
  const at = takenFrom(other, parameters);
  const ours = drawn(at);
  const match = ours && target.matches(ours).find(({ key }) => key === other.match.key);
  const gaps = byDistance(match?.points(ours!, other.shift) ?? []);
  const near = exceededByQuarter(gaps) < Math.min(most, exceededByQuarter(other.gaps) + SAME);
  return match && near ? { parameters, at, match, shift: other.shift, gaps, begun: other.begun } : undefined;
};
