import type { Fits } from './kinds.ts';
import { rememberedBy } from './remembered.ts';
import { type BlankRow, mostIn, type Pair, pairRow, pairsOf, pitchesOf, straightRow } from './row.ts';
import { along } from './row-grid.ts';

/** Rows of one kind that a width holds: as many as fit and one less, close together, spread out, and half-way. */
export const straightRows = (fits: Fits, kind: number, width: number, exactly?: number): BlankRow[] => {
  const pitchFrom = pitchesOf(fits, kind);
  const pitch = pitchFrom(0);
  const own = fits.all[kind]!.width;
  const full = exactly ?? along(width, own, pitch);
  const rows: BlankRow[] = [];
  for (const count of exactly === undefined ? [full, full - 1] : [full]) {
    if (count < 1) continue;
    rows.push(straightRow(fits, kind, pitch, count));
    const widest = count > 1 ? Math.floor((width - own) / (count - 1)) : pitch;
    for (const share of [0.5, 1]) {
      // A wider pitch may push a blank into the recess of the next but one.
      const wider = pitchFrom(Math.floor(pitch + (widest - pitch) * share));
      if (wider > pitch && wider <= widest) rows.push(straightRow(fits, kind, wider, count));
    }
  }
  return rows;
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

/** Rows of two kinds head to tail, either kind first. */
export const pairRows = (fits: Fits, one: number, other: number, width: number, exactly?: number): BlankRow[] =>
  rowsOfPairs(fits, eitherFirst(fits, one, other, PAIRS_IN_ROWS), width, exactly);

/** Rows of some pairs that a width holds: as many blanks as fit and one less. */
export const rowsOfPairs = (fits: Fits, pairs: readonly Pair[], width: number, exactly?: number): BlankRow[] =>
  pairs.flatMap((pair) => {
    const row = (count: number): BlankRow => pairRow(fits, pair, count);
    const full = exactly ?? (row(1).width > width ? 0 : mostIn(row, width));
    const counts = exactly === undefined ? [full, full - 1] : [full];
    return counts.filter((count) => count > 0).map(row);
  });
