import type { LineType } from '../../board/index.ts';
import type { Point } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import { type Alignment, applyAlignment } from '../compare/align.ts';
import { cutBox } from '../typed-curve.ts';
import { type EndPoints, endsOf } from './ends.ts';

/**
 * The ends of a piece along four directions, sorted, from the middle of its cuts, in mm. Two drawings of one structure have
 * as many ends, in the same order unless one size overtakes another. Subtracted from one another they tell how far each corner
 * is from where it should be, without knowing which corner it is.
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

export const projectionsOf = (
  lines: readonly Line[],
  orientation: Orientation = ORIENTATIONS[0]!,
  ends: EndPoints = endsOf(lines),
): Projections => {
  const { left, right, bottom, top } = cutBox(lines);
  const centre: Point = [-(left + right) / 2, -(bottom + top) / 2];
  const shift = applyAlignment({ ...orientation, shift: [0, 0] }, centre);
  const alignment: Alignment = { ...orientation, shift };
  return new Map(
    [...ends].map(([kind, points]) => {
      const placed = points.map((end) => applyAlignment(alignment, end));
      return [kind, DIRECTIONS.map(([u, v]) => placed.map(([x, y]) => u * x + v * y).sort((a, b) => a - b))];
    }),
  );
};

/** How many ends one has more or fewer than the other; infinite where one has a line type that the other has not. */
export const countDifference = (theirs: Projections, ours: Projections): number => {
  let sum = theirs.size === ours.size ? 0 : Number.POSITIVE_INFINITY;
  for (const [kind, lists] of theirs) sum += Math.abs(endsIn(lists) - endsIn(ours.get(kind)));
  return sum;
};

const endsIn = (lists: readonly (readonly number[])[] | undefined): number =>
  lists?.[0]?.length ?? Number.POSITIVE_INFINITY;

/** How far our ends are from theirs, one by one, in mm. As many numbers as they have projections. */
export const residuals = (theirs: Projections, ours: Projections): number[] => {
  const all: number[] = [];
  for (const [kind, lists] of theirs)
    for (const [k, list] of lists.entries()) {
      const own = ours.get(kind)?.[k] ?? [];
      for (const [i, value] of list.entries()) all.push(own.length ? valueAtShare(own, i, list.length) - value : 0);
    }
  return all;
};

/** The `i`th of `n` in a list that may be longer or shorter: between the two values nearest to its place. */
const valueAtShare = (sorted: readonly number[], i: number, n: number): number => {
  if (sorted.length === n) return sorted[i]!;
  const place = Math.min(sorted.length - 1, Math.max(0, ((i + 0.5) * sorted.length) / n - 0.5));
  const k = Math.floor(place);
  return sorted[k]! + (place - k) * ((sorted[k + 1] ?? sorted[k]!) - sorted[k]!);
};
