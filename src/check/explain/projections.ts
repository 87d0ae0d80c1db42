import type { LineType } from '../../board/index.ts';
import type { Point } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import { type Alignment, applyAlignment } from '../compare/align.ts';
import { cutBox } from '../typed-curve.ts';
import { endsOf } from './ends.ts';

/**
 * The ends of a piece as they lie along four directions, sorted, from the middle of its cuts, in mm. Two drawings of one
 * structure have as many, and the same ones in the same order unless a size overtakes another: held against one another
 * they tell how far each corner is from where it should be, without knowing which corner it is.
 */
export type Projections = ReadonlyMap<LineType, readonly (readonly number[])[]>;

export type Orientation = Omit<Alignment, 'shift'>;

/** The eight ways a sheet can lie, as it is drawn first. */
export const ORIENTATIONS: readonly Orientation[] = [false, true].flatMap((mirrored) =>
  ([0, 1, 2, 3] as const).map((quarters) => ({ mirrored, quarters })),
);

const DIRECTIONS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [Math.SQRT1_2, Math.SQRT1_2],
  [Math.SQRT1_2, -Math.SQRT1_2],
];

export const projectionsOf = (lines: readonly Line[], way: Orientation = ORIENTATIONS[0]!): Projections => {
  const { left, right, bottom, top } = cutBox(lines);
  const shift: Point = [-(left + right) / 2, -(bottom + top) / 2];
  const laying: Alignment = { ...way, shift: applyAlignment({ ...way, shift: [0, 0] }, shift) };
  return new Map(
    [...endsOf(lines)].map(([kind, ends]) => {
      const laid = ends.map((end) => applyAlignment(laying, end));
      return [kind, DIRECTIONS.map(([u, v]) => laid.map(([x, y]) => u * x + v * y).sort((a, b) => a - b))];
    }),
  );
};

/** How many ends more or fewer one has than the other; infinite where one has a kind of line that the other has not. */
export const countDifference = (theirs: Projections, ours: Projections): number => {
  let sum = theirs.size === ours.size ? 0 : Number.POSITIVE_INFINITY;
  for (const [kind, lists] of theirs) sum += Math.abs(endsIn(lists) - endsIn(ours.get(kind)));
  return sum;
};

const endsIn = (lists: readonly (readonly number[])[] | undefined): number =>
  lists?.[0]?.length ?? Number.POSITIVE_INFINITY;

/** How far the ends are from theirs, one after another, in mm: always as many as theirs are. */
export const residuals = (theirs: Projections, ours: Projections): number[] => {
  const all: number[] = [];
  for (const [kind, lists] of theirs)
    for (const [k, list] of lists.entries()) {
      const own = ours.get(kind)?.[k] ?? [];
      for (const [i, value] of list.entries()) all.push(own.length ? valueAtShare(own, i, list.length) - value : 0);
    }
  return all;
};

/** The `i`th of `n` where there may be more or fewer: between the two that are nearest to its place. */
const valueAtShare = (sorted: readonly number[], i: number, n: number): number => {
  if (sorted.length === n) return sorted[i]!;
  const place = Math.min(sorted.length - 1, Math.max(0, ((i + 0.5) * sorted.length) / n - 0.5));
  const k = Math.floor(place);
  return sorted[k]! + (place - k) * ((sorted[k + 1] ?? sorted[k]!) - sorted[k]!);
};
