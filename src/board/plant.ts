import { keptIn } from '../geometry/index.ts';
import type { Allowance, PlantBoard, PlantTable } from './plant-types.ts';
import tables from './plants.json' with { type: 'json' };

export type * from './plant-types.ts';

/** Rules of a plant: plain data that JSON can hold. All lengths in mm. */
export interface Plant extends PlantTable {
  /** True where `boards` are the rows for flutes that run round the box. */
  readonly isTurned?: boolean;
}

/** The built-in tables that templates offer as a choice, by name. */
export const chosenPlants = tables as unknown as Readonly<Record<string, Plant>>;

/** Forms of an allowance in boards: `7/6 t`, `0.5t`, `t - 1`, `-t`. */
const IN_BOARDS = /^(-?)(?:([\d.]+)(?:\/(\d+))?)? ?t(?: ?([+-]) ?([\d.]+))?$/;

/** A text as boards, their divisor and mm beside them; not numbers for one of another form. */
const readAllowance = (text: string): readonly [boards: number, under: number, more: number] => {
  const [found, minus, over = '1', under = '1', sign, more = '0'] = IN_BOARDS.exec(text) ?? [];
  if (found === undefined) return [Number.NaN, 1, 0];
  return [(minus ? -1 : 1) * Number(over), Number(under), (sign === '-' ? -1 : 1) * Number(more)];
};

/** Texts that were read: every drawing of a case asks for the same few. */
const [texts, MAX_TEXTS] = [new Map<string, ReturnType<typeof readAllowance>>(), 1000] as const;

/** An allowance for a board of thickness `t`, in mm; not a number for a text of another form. */
export const allowanceAt = (given: Allowance, t: number): number => {
  if (typeof given === 'number') return given;
  const [boards, under, more] = keptIn(texts, given, () => readAllowance(given), MAX_TEXTS);
  return (boards * t) / under + more;
};

/** Difference of thickness, in mm, below which a board is that of a row. */
const SAME_BOARD = 0.05;

/** The row of a plant for board of thickness `t`, in mm. A board thicker than all rows takes the last one. */
export const plantRow = ({ boards, between = 'next' }: Plant, t: number): PlantBoard =>
  (between === 'from'
    ? boards.findLast(({ from = 0 }) => t >= from)
    : boards.find((row) => (row.t ?? t) >= t - SAME_BOARD)) ?? boards.at(between === 'from' ? 0 : -1)!;

/** How a plant names the row of a board, and a sentence where the board is not that of the row. */
export const describeRow = (plant: Plant, t: number): { readonly row: string; readonly note?: string } => {
  const { flutes, t: own } = plantRow(plant, t);
  if (own === undefined) return { row: 'for every board' };
  const row = `row ${[flutes?.join('/'), `${own} mm`, plant.isTurned && 'flutes turned'].filter(Boolean).join(' ')}`;
  if (Math.abs(own - t) < SAME_BOARD) return { row };
  const range = plant.between === 'from' ? 'the row of its range' : 'the next thicker row';
  const which = t > plant.boards.at(-1)!.t! ? 'the thickest row' : range;
  return { row, note: `No row of ${plant.name} is for board of ${t} mm: it takes ${which}, ${own} mm.` };
};
