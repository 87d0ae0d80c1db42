import { rowHeight } from '../lattice/rows-along.ts';
import { type Fits, rememberedBy } from '../outline/kinds.ts';
import type { NoFit } from '../outline/no-fit.ts';
import { along, type BlankRow, NO_FIT_ROUNDING_UM, pitchesOf, pitchOf, straightRow } from './row.ts';

/** A distance from blank to blank in two rows, and how far the upper one lies to the right, so that they sink into each other. Micrometres. */
interface RowOpening {
  readonly pitch: number;
  readonly shift: number;
  /** Height from one row to the next but one, were the rows endless. */
  readonly both: number;
}

/** Even steps along the least distance from blank to blank. */
const STEPS_PER_PITCH = 12;

/** A wider distance is worth trying if it saves at least this share of height. */
const MIN_GAIN_SHARE = 0.002;

const openings = rememberedBy<Fits, readonly RowOpening[]>();
const shiftsAlone = rememberedBy<Fits, readonly number[]>();

/** Distances in rows, the shortest first, each with the best shift: rows of the other kind sink ever deeper. The blank alone sets them. */
const openingsOf = (fits: Fits, one: number, other: number): readonly RowOpening[] => {
  // Turned by 180° as a whole, rows of one kind on those of the other are rows of the other on those of the one.
  if (other < one && other % 4 === (one + 2) % 4) return openingsOf(fits, other, one);
  return openings(fits, `${one} ${other}`, () => {
    const pitchFrom = [one, other].map((kind) => pitchesOf(fits, kind));
    const pitch = Math.max(...pitchFrom.map((from) => from(0)));
    const own = fits.noFit(one, one);
    const bothAt = heightsOf(fits, one, other);
    const { rights, lefts } = cornersOf(fits, one, other);
    const isValid = (p: number): boolean => p === pitch || pitchFrom.every((from) => from(p) === p);

    const all: RowOpening[] = [];
    for (let k = 0; k <= 2 * STEPS_PER_PITCH; k++) {
      const p = Math.round(pitch + (k * pitch) / STEPS_PER_PITCH);
      let best: RowOpening | undefined;
      for (const [corners, beyond] of [
        [rights, BEYOND_EDGE_UM],
        [lefts, -BEYOND_EDGE_UM],
      ] as const)
        for (const x of corners) {
          const both = bothAt(p, x + beyond, best?.both);
          if (!best || both < best.both) best = { pitch: p, shift: remainder(x, p), both };
        }
      if (best) all.push(best);
    }
    const widest = own.right + pitch;
    // Rows begin to sink where a blank fits between two others.
    for (const right of rights)
      for (const left of [...rights, ...lefts]) {
        const p = right - left;
        if (p > pitch && p <= widest)
          all.push({
            pitch: p,
            shift: remainder(right, p),
            both: bothAt(p + 2 * BEYOND_EDGE_UM, right + BEYOND_EDGE_UM),
          });
      }
    return deeper(all, isValid, (p) => rowHeight(own, 1, 0, p, 0));
  });
};

/** Shifts of a single blank on another that let it sink deeper than all smaller ones. */
const openingsAlone = (fits: Fits, one: number, other: number): readonly number[] =>
  shiftsAlone(fits, `${one} ${other}`, () => {
    const bothAt = heightsOf(fits, one, other);
    const far = 4 * (fits.all[one]!.width + fits.noFit(one, other).right);
    const { rights } = cornersOf(fits, one, other);
    const all = rights
      .filter((x) => x > 0)
      .map((x): RowOpening => ({ pitch: x, shift: x, both: bothAt(far, x + BEYOND_EDGE_UM) }));
    return deeper(
      all,
      () => true,
      () => 0,
    ).map(({ shift }) => shift);
  });

/** A vertical edge matters no more this far beyond it. Micrometres. */
const BEYOND_EDGE_UM = 0.5;

const heightsOf = (fits: Fits, one: number, other: number) => {
  const [there, back] = [fits.noFit(one, other), fits.noFit(other, one)];
  /** Height of two rows; of the first alone if that is more than `least` already. */
  return (pitch: number, shift: number, least = Number.POSITIVE_INFINITY): number => {
    const up = rowHeight(there, 1, 0, pitch, shift);
    return up >= least ? up : up + rowHeight(back, 1, 0, pitch, -shift);
  };
};

/** Corners of rounded outlines count once along this share of the least distance. */
const CORNERS = 16;

/** Shifts of the upper blank at which a corner of one passes one of the other, going up and coming down. */
const cornersOf = (fits: Fits, one: number, other: number) => {
  const cell = fits.all[one]!.width / CORNERS;
  const cornersIn = ({ bends }: NoFit): number[] => {
    const last = new Map<number, number>();
    for (const x of bends) {
      // Where two edges cross, corners are rounded.
      const whole = Number.isInteger(x) ? x : Math.ceil(x + NO_FIT_ROUNDING_UM);
      last.set(Math.floor(whole / cell), whole);
    }
    return [...last.values()];
  };
  return { rights: cornersIn(fits.noFit(one, other)), lefts: cornersIn(fits.noFit(other, one)).map((x) => -x) };
};

const remainder = (shift: number, pitch: number): number => ((shift % pitch) + pitch) % pitch;

/** The valid ones, each deeper than all with less pitch; two rows of one kind are never lower than these alone. */
const deeper = (all: readonly RowOpening[], isValid: (pitch: number) => boolean, alone: (pitch: number) => number) => {
  const kept: RowOpening[] = [];
  for (const opening of [...all].sort((a, b) => a.pitch - b.pitch || a.both - b.both)) {
    const least = (kept.at(-1)?.both ?? Number.POSITIVE_INFINITY) * (1 - MIN_GAIN_SHARE);
    if (opening.both >= least || !isValid(opening.pitch)) continue;
    const both = Math.max(opening.both, alone(opening.pitch));
    if (both < least) kept.push({ ...opening, both });
  }
  return kept;
};

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

/** Rows of one kind for these widths, not one sheet: as many as fit and one less, close together, and apart for other kinds to sink in. */
export const straightRowsFor = (fits: Fits, kind: number, others: readonly number[], widths: Widths) => {
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
    for (const openings of others.map((other) => openingsOf(fits, kind, other))) {
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
