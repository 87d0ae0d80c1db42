import type { Fits } from '../kinds.ts';
import { type BlankRow, pitchOf, straightRow } from '../row.ts';
import { along } from '../row-grid.ts';
import { openingsAlone, openingsOf, type RowOpening } from './openings.ts';

/** A row, and places where it lies well on others or they on it. */
export interface WorthwhileRow {
  readonly row: BlankRow;
  readonly shifts: readonly number[];
  /** As close together as blanks of one kind go. */
  readonly tight: boolean;
}

/** Widths of sheets that rows are chosen for. Micrometres. */
export interface Widths {
  readonly from: number;
  readonly to: number;
}

/** Widths between the least and the largest one for which wider rows are chosen; one of them for long rows. */
const WIDTHS_CHOSEN = 3;
const LONG_ROW_BLANKS = 12;

/**
 * Rows of one kind: as many as fit and one less, close together, and so far apart that rows of the other kinds sink into them. All are
 * for the widths, not for one sheet.
 */
export const straightRowsFor = (
  fits: Fits,
  kind: number,
  others: readonly number[],
  widths: Widths,
): WorthwhileRow[] => {
  const { from, to } = widths;
  const pitch = pitchOf(fits, kind);
  const own = fits.all[kind]!.width;
  return countsOf(fits, kind, widths).flatMap((count): WorthwhileRow[] => {
    if (count === 1) {
      const shifts = others.flatMap((other) => openingsAlone(fits, kind, other));
      return [{ row: straightRow(fits, kind, pitch, 1), shifts, tight: true }];
    }
    const pitches = new Map<number, Set<number>>([[pitch, new Set()]]);
    const add = ({ pitch: p, shift }: RowOpening): void => {
      const shifts = pitches.get(p) ?? new Set();
      for (const x of [shift, p - shift]) shifts.add(x);
      pitches.set(p, shifts);
    };
    for (const openings of others.flatMap((other) => openingsOf(fits, kind, other))) {
      if (openings[0]) add(openings[0]);
      const chosen = count > LONG_ROW_BLANKS ? 1 : WIDTHS_CHOSEN;
      for (let k = 1; k <= chosen; k++) {
        const room = from + ((to - from) * k) / chosen - own;
        // A row above of as many blanks needs the shift, to one side or the other; one of fewer does not.
        for (const over of [() => 0, (o: RowOpening) => o.shift, (o: RowOpening) => o.pitch - o.shift]) {
          const widest = openings.findLast((opening) => (count - 1) * opening.pitch + over(opening) <= room);
          if (widest) add(widest);
        }
      }
    }
    return [...pitches].map(([p, shifts]) => ({
      row: straightRow(fits, kind, p, count),
      shifts: [...shifts],
      tight: p === pitch,
    }));
  });
};

const countsOf = (fits: Fits, kind: number, { to }: Widths): number[] => {
  const full = along(to, fits.all[kind]!.width, pitchOf(fits, kind));
  return [full, full - 1].filter((count) => count > 0);
};
