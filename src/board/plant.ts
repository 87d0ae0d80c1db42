import { keptIn } from '../geometry/index.ts';
import tables from './plants.json' with { type: 'json' };

/** Millimetres, or a size in boards such as `7/6 t`, `t - 1` or `-t`, where `t` is the thickness of the board. */
export type Allowance = number | string;

/** What a plant adds for one board. */
export interface PlantBoard {
  /** Names of its flutes, for people. */
  readonly flutes?: readonly string[];
  /** Thickness in mm; without it the row is for every board. */
  readonly t?: number;
  /** The least thickness that takes this row, in mm, in a table that is read `from` thicknesses. */
  readonly from?: number;
  /** Added to the four inside sizes round the case, the wall with the glue flap first. */
  readonly walls: readonly [Allowance, Allowance, Allowance, Allowance];
  /** Added to the last wall instead, where the ends are slotted and nothing locks beside its edge. */
  readonly lastSlotted?: Allowance;
  /** Added to the inside height at one end: cut straight, flaps that meet, flaps that overlap fully. */
  readonly depth: { readonly raw: Allowance; readonly meet: Allowance; readonly full: Allowance };
  /** Added to half the width, for the outer flaps; to half the length or width for inner ones; to the width where flaps overlap fully. */
  readonly flap: { readonly outer: Allowance; readonly inner?: Allowance; readonly full?: Allowance };
  /** The gap of flaps that meet, instead of an addition to them: the least of these. */
  readonly gap?: readonly Allowance[];
  /** Added to an odd width before it is halved, in mm. */
  readonly odd?: number;
  /** Width of the slots, in mm. */
  readonly slot?: number;
  /** Width of the joint; `small` while length and width are below `smallUnder`; how far it starts from the scores; how far its ends drop. All in mm. */
  readonly joint?: {
    readonly width: number;
    readonly small?: number;
    readonly smallUnder?: number;
    readonly start?: number;
    readonly drop?: number;
  };
}

/** A machine of a plant, its limits in mm and where each comes from: `boxwright profile schema` has their names. */
export interface PlantMachine {
  readonly name: string;
  readonly kind: string;
  readonly sources?: Readonly<Record<string, string>>;
  readonly [limit: string]: unknown;
}

/** Rules of a plant: plain data that JSON can hold. All lengths in mm. */
export interface Plant {
  readonly name: string;
  readonly title?: string;
  readonly source?: string;
  readonly date?: string;
  /** The row of a thickness between two rows: the next thicker, or the last one whose `from` it reaches. @defaultValue next */
  readonly between?: 'next' | 'from';
  /** By rising thickness. */
  readonly boards: readonly PlantBoard[];
  /** The rows for flutes that run round the box, which a request asks for by `direction` or `cross`. */
  readonly turned?: readonly PlantBoard[];
  /** True where `boards` are those rows. */
  readonly isTurned?: boolean;
  /** Flaps are measured from their straight score, as plants do, or from the middle of their layers. @defaultValue score */
  readonly counted?: 'score' | 'layers';
  /** Usual scores of cases that are made with either. */
  readonly scores?: 'straight' | 'staggered';
  /** Side of the last wall on which the joint is glued. */
  readonly lap?: 'inside' | 'outside';
  /** Step to which walls, heights and flaps are rounded; step to which flaps are cut down. */
  readonly round?: number;
  readonly flapStep?: number;
  /** Usual glue flap and tucks of cartons, in mm. */
  readonly carton?: { readonly glueFlap?: number; readonly tuck?: number };
  /** Usual values of a template's variables, such as `glue_tab`, `lock`, `rim` or `clearance`; `tuck_flap` is for the tucks at either end too. */
  readonly usual?: { readonly [Board in 'cartons' | 'corrugated']?: Readonly<Record<string, Allowance>> };
  /** The choice `allowance` that draws by this table in templates that offer it. */
  readonly choice?: string;
  /** What the plant holds: kept with the table and shown with it. */
  readonly tolerances?: Readonly<Record<string, number | readonly number[]>>;
  readonly machines?: readonly PlantMachine[];
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
