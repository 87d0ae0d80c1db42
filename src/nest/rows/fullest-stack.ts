import { keptIn, perObject } from '../../geometry/index.ts';
import { type Fits, rememberedBy } from '../outline/kinds.ts';
import type { Limits } from '../outline/verify.ts';
import { type PlacedRow, type RowChoice, rowChoice } from './heights.ts';
import type { Stack } from './layers.ts';
import { mostOfRows } from './most-of-rows.ts';
import type { Widths, WorthwhileRow } from './openings.ts';
import { along, type BlankRow, pitchOf } from './row.ts';

/** Rows that may lie on one another. */
export interface RowFamily {
  /** Names the family among those of the same kinds. */
  readonly name: string;
  readonly kinds: readonly number[];
  /** The rows worth trying on sheets from one width to another. */
  readonly rows: (widths: Widths) => readonly WorthwhileRow[];
  readonly follows: (a: BlankRow, b: BlankRow) => boolean;
}

const rowChoices = rememberedBy<Fits, RowChoice>();

/** Most stacks that are kept: those of a few sheets. */
const MOST_KEPT = 100;
const stacksOf = perObject((_: Fits) => new Map<string, { readonly stack: Stack | undefined }>());

/** The fullest stack. A larger sheet never holds fewer: steps of widths do not depend on it, and it includes all of every lower step. */
export const fullestStack = (fits: Fits, family: RowFamily, room: Limits): Stack | undefined => {
  const key = [family.name, ...family.kinds, room.width, room.height].join(' ');
  return keptIn(stacksOf(fits), key, () => ({ stack: find(fits, family, room) }), MOST_KEPT).stack;
};

const find = (fits: Fits, family: RowFamily, { width, height, gutter }: Limits): Stack | undefined => {
  // The least width, pitch and area of the kinds of the family.
  const own = Math.min(...family.kinds.map((kind) => fits.all[kind]!.width));
  const pitch = Math.min(...family.kinds.map((kind) => pitchOf(fits, kind)));
  const area = Math.min(...family.kinds.map((kind) => fits.areas[kind]!));
  let best: Stack | undefined;
  for (let columns = along(width, own, pitch); columns > 0; columns--) {
    const held = best?.count ?? 0;
    const widest = Math.min(width, own + columns * pitch - 1);
    const heightOf = (blanks: number): number => (blanks * area) / (widest + gutter.x) - gutter.y - 1e-3;
    // Lower steps hold no more than what their area has room for.
    if (heightOf(held + 1) > height) break;
    best = mostOfRows(choiceOf(fits, family, own, pitch, columns), { width, height, heightOf, moreThan: held }) ?? best;
  }
  return best;
};

/** Rows and places for sheets that are wide enough for so many blanks in a row, and not for more. */
const choiceOf = (fits: Fits, family: RowFamily, own: number, pitch: number, columns: number): RowChoice =>
  rowChoices(fits, `${family.name} ${family.kinds.join(' ')} ${columns}`, () => {
    const widths = { from: own + (columns - 1) * pitch, to: own + columns * pitch - 1 };
    const states = statesOf(family.rows(widths), widths, pitch, columns);
    // Where two blanks fit side by side, single ones on one another are no rows.
    const follows = (a: BlankRow, b: BlankRow): boolean =>
      family.follows(a, b) && (columns === 1 || a.items.length + b.items.length > 2);
    return rowChoice(fits, states, follows);
  });

/** Lines along the pitch of a blank at which rows end: rows close together, up to a dozen blanks long, and other rows. */
const LINES_PER_PITCH = 8;
const LINES_OF_LOOSE_ROWS = 3;

/** Rows at the left, at the places that suit them, and where they end on a line. */
const statesOf = (rows: readonly WorthwhileRow[], { from, to }: Widths, pitch: number, columns: number) => {
  // In a long row one blank more or less matters less.
  const fine = Math.max(4, Math.round(LINES_PER_PITCH / Math.max(1, columns / 12)));
  return rows.flatMap(({ row, shifts, tight }): PlacedRow[] => {
    const lines = tight ? fine : Math.min(LINES_OF_LOOSE_ROWS, fine - 3);
    // All lines are as far apart, so that two rows lie at the same few distances.
    const step = Math.floor(pitch / lines);
    const xs = new Set([0, ...shifts]);
    for (let k = -lines; k <= lines; k++) xs.add((k === lines ? to : from + k * step) - row.width);
    return [...xs]
      .filter((x) => x >= 0 && x + row.width <= to)
      .sort((a, b) => a - b)
      .map((x) => ({ row, x, extent: Math.max(from, x + row.width) }));
  });
};
