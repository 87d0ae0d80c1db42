import type { TwoKinds } from '../outline/kind.ts';
import { type Fits, rememberedBy } from '../outline/kinds.ts';
import {
  type BlankRow,
  NO_FIT_ROUNDING_UM,
  type Pair,
  pairRow,
  pairsOf,
  pitchesOf,
  straightRow,
  untilClear,
} from './row.ts';

/** Rows of so many blanks of one kind: close together, spread out over a width, and half-way. */
export const straightRows = (fits: Fits, kind: number, width: number, count: number): BlankRow[] => {
  const pitchFrom = pitchesOf(fits, kind);
  const pitch = pitchFrom(0);
  const widest = count > 1 ? Math.floor((width - fits.all[kind]!.width) / (count - 1)) : pitch;
  // A wider pitch may push a blank into the recess of the next but one.
  const wider = [0.5, 1].map((share) => pitchFrom(Math.floor(pitch + (widest - pitch) * share)));
  return [pitch, ...wider.filter((p) => p > pitch && p <= widest)].map((p) => straightRow(fits, kind, p, count));
};

const pairsKept = rememberedBy<Fits, readonly Pair[]>();

/** Pairs of two kinds head to tail, with either kind first: so many of each. */
export const eitherFirst = (fits: Fits, one: number, other: number, kept: number): readonly Pair[] =>
  pairsKept(fits, `${one} ${other} ${kept}`, () => [
    ...pairsOf(fits, one, other, kept),
    ...pairsOf(fits, other, one, kept),
  ]);

/** Pairs that rows are made of, with either blank first. */
const PAIRS_IN_ROWS = 4;

/** Rows of so many blanks of two kinds head to tail, either kind first. */
export const pairRows = (fits: Fits, kinds: TwoKinds, count: number): BlankRow[] =>
  [...eitherFirst(fits, ...kinds, PAIRS_IN_ROWS), ...exactPairsOf(fits, kinds)].map((pair) =>
    pairRow(fits, pair, count),
  );

/** Pairs that are kept with either kind first, if they take hardly more area than any other pair. */
const EXACT_PAIRS_KEPT = 3;
const MAX_AREA_RATIO = 1.02;

const exactPairs = rememberedBy<Fits, readonly Pair[]>();

/** Pairs head to tail, either kind first: an arm of one blank exactly fills a gap of the other. Only arms as wide as gaps make some. */
export const exactPairsOf = (fits: Fits, [one, other]: readonly [number, number]): readonly Pair[] =>
  exactPairs(fits, `${one} ${other}`, () => [...make(fits, one, other), ...make(fits, other, one)]);

const make = (fits: Fits, first: number, second: number): Pair[] => {
  const { slits } = fits.noFit(first, second);
  if (!slits.length) return [];
  // From row to row, with the gutter.
  const { top } = fits.noFit(first, first);
  const areaOf = ({ y, period }: Pair): number => period * (top + Math.abs(y));
  const least = Math.min(...pairsOf(fits, first, second).map(areaOf));
  return slits
    .flatMap(([ax, ay, bx, by]) => [[ax!, ay!] as const, [bx!, by!] as const])
    .filter(([x]) => x >= 0)
    .map(([x, y]): Pair => ({ first, second, x, y, period: periodOf(fits, { first, second, x, y }) }))
    .filter((pair) => areaOf(pair) <= MAX_AREA_RATIO * least)
    .sort((a, b) => areaOf(a) - areaOf(b) || a.x - b.x)
    .slice(0, EXACT_PAIRS_KEPT);
};

/** The least distance from pair to pair: at the end of a gap between two blanks, or of a slit in which the next pair interlocks too. */
const periodOf = ({ noFit, clear }: Fits, { first, second, x, y }: Omit<Pair, 'period'>): number => {
  const endsOf = (a: number, b: number, up: number): number[] =>
    noFit(a, b)
      .across(up)
      .map(([, to]) => to);
  const slits = noFit(second, first).slits.filter(([, from, , to]) => from === -y && to === -y);
  const ends = [
    ...endsOf(first, first, 0),
    ...endsOf(second, second, 0),
    ...endsOf(first, second, y).map((end) => end - x),
    ...endsOf(second, first, -y).map((end) => end + x),
    ...slits.map(([from, , to]) => Math.min(from!, to!) + x),
  ].map((end) => Math.ceil(end - NO_FIT_ROUNDING_UM));
  const last = Math.max(...ends);
  const isClear = (period: number): boolean => {
    for (let at = period; at <= last; at += period)
      if (
        !clear(first, first, at, 0) ||
        !clear(second, second, at, 0) ||
        !clear(first, second, at + x, y) ||
        !clear(second, first, at - x, -y)
      )
        return false;
    return true;
  };
  return ends.sort((a, b) => a - b).find((end) => end > 0 && isClear(end)) ?? untilClear(last, isClear);
};
