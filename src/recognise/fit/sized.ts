import type { Point } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import type { FreeParameters } from '../catalogue/parameters.ts';
import { byDistance, exceededByQuarter, type FitProblem } from './least-squares.ts';
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

/** The candidate at another's sizes and orientation, when as near there: many ids draw the same. @param most distance in mm. */
export const atSizesOf = (other: Sized, parameters: FreeParameters, target: Target, drawn: DrawnAt, most: number) => {
  const at = takenFrom(other, parameters);
  const ours = drawn(at);
  const match = ours && target.matches(ours).find(({ key }) => key === other.match.key);
  const gaps = byDistance(match?.points(ours!, other.shift) ?? []);
  const near = exceededByQuarter(gaps) < Math.min(most, exceededByQuarter(other.gaps) + SAME);
  return match && near ? { parameters, at, match, shift: other.shift, gaps, begun: other.begun } : undefined;
};

/**
 * The least-squares problem that fits our drawing to theirs by its parameters, and by more behind them.
 * @param measured The points of our drawing that are compared with theirs.
 */
export const drawnProblem = (
  { start: { length: count }, place, values }: FreeParameters,
  drawn: DrawnAt,
  measured: (ours: readonly Line[], more: readonly number[]) => readonly number[] | undefined,
): FitProblem => ({
  of: (at) => {
    const ours = drawn(at.slice(0, count));
    return ours && measured(ours, at.slice(count));
  },
  within: (at) => [...place(values(at.slice(0, count))), ...at.slice(count)],
});

/** Adds two parameters: the shift of our centre against theirs, in mm. A defect may have moved their centre. */
export const shiftedProblem = (parameters: FreeParameters, drawn: DrawnAt, points: Match['points']): FitProblem =>
  drawnProblem(parameters, drawn, (ours, shift) => points(ours, shift as readonly number[] as Point));

/** Digits after the point to which equal drawings agree, in mm. */
const DIGITS = 6;

/** What came of a drawing: its nearest sizes, or that it is far from theirs at all sizes. */
type Outcome = Sized | 'far';

/** The drawings at their usual sizes that were brought to the size of theirs. Many ids draw the same, and the same comes of them. */
export class MetDrawings {
  readonly #outcomes = new Map<string, Outcome>();
  /** How often one that is far was met again. */
  farAgain = 0;

  set(usual: readonly Line[], outcome: Outcome): void {
    this.#outcomes.set(keyOf(usual), outcome);
  }

  /** What came of it before; undefined for a new one. */
  meet(usual: readonly Line[]): Outcome | undefined {
    const outcome = this.#outcomes.get(keyOf(usual));
    if (outcome === 'far') this.farAgain++;
    return outcome;
  }
}

const keyOf = (lines: readonly Line[]): string =>
  lines
    .map(({ line, curve: { kind, from, to } }) => [
      line,
      kind,
      ...[...from, ...to].map((value) => value.toFixed(DIGITS)),
    ])
    .join();
