import type { Fits } from '../kinds.ts';
import type { BlankRow } from '../row.ts';

/** A row, and how far right of the edge it lies. Micrometres. */
export interface PlacedRow {
  readonly row: BlankRow;
  readonly x: number;
  /** The least width of a sheet on which it is tried. */
  readonly extent: number;
}

/** Rows at places of their own, from which stacks are made. Nothing of it depends on a sheet. */
export interface RowChoice {
  readonly fits: Fits;
  readonly states: readonly PlacedRow[];
  readonly rows: readonly BlankRow[];
  /** Of each state the index of its row. */
  readonly rowOf: readonly number[];
  /** True when row `b` may lie on row `a`, by their indices. */
  readonly follows: (a: number, b: number) => boolean;
  /** Heights of one row above another by no-fit polygons, by both and by how far the upper one lies to the right: as far as they are known. */
  readonly known: (Map<number, number> | undefined)[];
}

export const rowChoice = (
  fits: Fits,
  states: readonly PlacedRow[],
  follows: (a: BlankRow, b: BlankRow) => boolean,
): RowChoice => {
  const rows = [...new Set(states.map(({ row }) => row))];
  const rowOf = states.map(({ row }) => rows.indexOf(row));
  const allowed = rows.map((a) => rows.map((b) => follows(a, b)));
  return { fits, states, rows, rowOf, follows: (a, b) => allowed[a]![b]!, known: [] };
};
