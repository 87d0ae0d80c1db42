import type { Fits } from './kinds.ts';
import { rememberedBy } from './remembered.ts';
import { type BlankRow, pitchesOf, rise, straightRow } from './row.ts';
import { along, fullestGrid, type RowGrid, rowStep } from './row-grid.ts';

/** A distance from blank to blank in a row, and from row to row. Micrometres. */
interface Steps {
  readonly x: number;
  readonly y: number;
}

/** Even steps along the least distance from blank to blank. */
const STEPS_PER_PITCH = 96;

const remembered = rememberedBy<Fits, readonly Steps[]>();

/** Distances of rows of so many blanks, the shortest first; each further one lets rows sink deeper than all before. */
const stepsOf = (fits: Fits, kind: number, columns: number): readonly Steps[] => {
  const { right } = fits.noFit(kind, kind);
  const pitch = pitchesOf(fits, kind)(0);
  // Blanks further away than a no-fit polygon reaches do not matter.
  const enough = Math.min(columns, 1 + Math.ceil(right / pitch));
  return remembered(fits, `${kind} ${enough}`, () => make(fits, kind, enough));
};

const make = (fits: Fits, kind: number, columns: number): readonly Steps[] => {
  const { rings, right } = fits.noFit(kind, kind);
  const pitchFrom = pitchesOf(fits, kind);
  const pitch = pitchFrom(0);
  const rowAt = (x: number): BlankRow => straightRow(fits, kind, x, columns);
  const steps: Steps[] = [{ x: pitch, y: rowStep(fits, rowAt(pitch)) }];
  if (columns === 1) return steps;
  const tried = new Set<number>();
  for (let k = 0; k * pitch <= right * STEPS_PER_PITCH; k++)
    tried.add(Math.round(pitch + (k * pitch) / STEPS_PER_PITCH));
  // Above a corner of the no-fit polygon, rows begin to sink or to rise.
  for (const ring of rings)
    for (let k = 0; k < ring.length; k += 2)
      for (let n = 1; n < columns; n++) for (const x of [ring[k]! / n - 1, ring[k]! / n]) tried.add(Math.ceil(x));
  for (const x of [...tried].sort((p, q) => p - q)) {
    const [row, least] = [rowAt(x), steps.at(-1)!.y];
    if (x <= pitch || x > right + pitch || rise(fits, row, row, 0) >= least || pitchFrom(x) !== x) continue;
    const y = rowStep(fits, row);
    if (y < least) steps.push({ x, y });
  }
  return steps;
};

/** Rows of so many blanks, at the distance within a width that lets them sink deepest; as tight as they go if it holds none. */
const rowsOf = (fits: Fits, kind: number, width: number, columns: number): Omit<RowGrid, 'rows'> => {
  const steps = stepsOf(fits, kind, columns);
  const widest = steps.findLast(({ x }) => (columns - 1) * x + fits.all[kind]!.width <= width);
  const { x, y } = widest ?? steps[0]!;
  return { row: straightRow(fits, kind, x, columns), step: y };
};

/**
 * The grid of one kind that holds most. A larger sheet never holds fewer: the distances do not depend on the sheet, a wider one
 * holds at least as many of them, and a higher one at least as many rows at each.
 */
export const straightGrid = (fits: Fits, kind: number, width: number, height: number): RowGrid | undefined => {
  const own = fits.all[kind]!;
  const pitch = pitchesOf(fits, kind)(0);
  return fullestGrid(along(width, own.width, pitch), (columns) => {
    const rows = rowsOf(fits, kind, width, columns);
    return { ...rows, rows: along(height, own.height, rows.step) };
  });
};

/** The lowest grid of so many columns and rows. It may be larger than the sheet. */
export const givenGrid = (fits: Fits, kind: number, width: number, columns: number, rows: number): RowGrid => ({
  ...rowsOf(fits, kind, width, columns),
  rows,
});
