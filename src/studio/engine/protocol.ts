import type { FormatName, Paper } from '../../entry/engine.ts';
import type { SizeBasis } from '../state/box-state.ts';

/** A box as the first page lists it. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly group: string;
  readonly material: Material;
  readonly closure: ClosureName;
  readonly glued: boolean;
  readonly fefco?: string;
  readonly ecma?: string;
  /** How many choices it offers. */
  readonly choices: number;
}

export const materials = ['carton', 'corrugated', 'rigid'] as const;
export type Material = (typeof materials)[number];

export const closures = [
  'tuck',
  'snap_lock',
  'auto_bottom',
  'sealed',
  'hinged_lid',
  'separate_lid',
  'open_tray',
  'wrap',
  'other',
] as const;
export type ClosureName = (typeof closures)[number];

/** How a card shows its box beside the half open picture that it always has. */
export type CardMoment = 'closed' | 'flat';

/** How a box comes in a size. */
export interface Fit {
  readonly id: string;
  /** The sizes by their names, in mm. */
  readonly values: Readonly<Record<string, number>>;
  /** Of the flat blank, in mm; left out where the box does not come in this size. */
  readonly flat?: FlatSize;
  /** Pages of A4 that the flat blank takes. */
  readonly pages?: number;
}

export interface FlatSize {
  readonly width: number;
  readonly height: number;
}

/** A box as it is asked for. Values are mm, degrees or pieces. */
export interface BoxQuestion {
  readonly id: string;
  readonly values: Readonly<Record<string, number>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly basis?: SizeBasis;
}

/** A variable as a field shows it, in mm, degrees or pieces. */
export interface Field {
  readonly name: string;
  readonly kind: 'length' | 'integer' | 'angle';
  readonly about: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

export interface Choice {
  readonly name: string;
  readonly values: readonly string[];
  /** The value that the id itself has. */
  readonly usual: string;
  readonly chosen: string;
}

/** What is wrong with one value, and what mends it. */
export type Problem =
  | {
      readonly kind: 'limits';
      readonly name: string;
      readonly of: Field['kind'];
      readonly value: number;
      readonly min: number;
      readonly max: number;
      /** A value that works. */
      readonly mend?: number;
    }
  | { readonly kind: 'order'; readonly larger: string; readonly smaller: string }
  | { readonly kind: 'choices'; readonly why: string }
  /** The box does not have this size inside, outside or from crease to crease. */
  | { readonly kind: 'basis'; readonly why: string };

/** The sizes of a box by what they are measured between, in mm. */
export type SizesByBasis = Readonly<Record<SizeBasis, Readonly<Record<string, number>>>>;

/** A box as it is shown. */
export interface BoxAnswer {
  /** The id with its choices, as the engine names it. */
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly fefco?: string;
  readonly ecma?: string;
  readonly material: Material;
  readonly sizes: readonly Field[];
  readonly board: Field;
  readonly fine: readonly Field[];
  readonly choices: readonly Choice[];
  readonly problems: readonly Problem[];
  /** The same box with the sizes that its template takes: what is asked for it elsewhere. */
  readonly question: BoxQuestion;
  /** Left out where something is wrong. */
  readonly drawing?: FlatDrawing;
}

/** A box that can be made. */
export type ShownBox = BoxAnswer & { readonly drawing: FlatDrawing };

/** A drawing as SVG path data; y points down. Everything in mm. */
export interface FlatDrawing {
  /** Of the cut lines. */
  readonly frame: Frame;
  readonly panels: readonly FlatPanel[];
  /** Path data by the type of line. */
  readonly lines: Readonly<Record<string, string>>;
  readonly dimensions: readonly Dimension[];
  /** x and y of every corner in turn: a measure snaps to them. */
  readonly corners: Float64Array;
  readonly flat: FlatSize;
  /** Of the board, in mm². */
  readonly area: number;
  /** Running length by the type of line, in mm. */
  readonly lengths: Readonly<Record<string, number>>;
  /** What it was drawn with, in mm, degrees or pieces. */
  readonly values: Readonly<Record<string, number>>;
  /** Pages that the flat blank takes on a desktop printer. */
  readonly pages: Readonly<Record<Paper, number>>;
  readonly parts: number;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface FlatPanel {
  readonly id: string;
  readonly path: string;
  readonly frame: Frame;
}

export interface Dimension {
  /** The variable it shows, or `overall_width` and `overall_height`. */
  readonly name: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly upright: boolean;
  /** Does it measure the whole, beside the drawing? */
  readonly overall: boolean;
  /** The size that was asked for, where it is another one than is drawn. */
  readonly asked?: number;
}

/** A value of a choice as a picture of the panels that differ. */
export interface Tile {
  readonly value: string;
  readonly viewBox: string;
  readonly board: string;
  /** The panels that differ from the other values. */
  readonly changed: string;
  readonly lines: Readonly<Record<string, string>>;
  readonly clash?: ChoiceClash;
}

/** Why a value does not go with other choices, and which of them would have to go. */
export interface ChoiceClash {
  readonly why: string;
  readonly others: readonly string[];
}

/** What can be taken: a format, pages of a desktop printer, a template for artwork, a FOLD file. */
export type FileKind = FormatName | 'fold' | 'artwork' | `tiles-${Paper}`;

export interface BoxFile {
  readonly data: string | Uint8Array;
  readonly mediaType: string;
}

/** How the folded box is asked for. */
export interface FoldRequest {
  /** Whether bowed panels are made with coarse facets: quick, while somebody types. */
  readonly isCoarse: boolean;
  /** Whether it is to fold into the pack in which it is delivered, where it has one, and not into the closed box. */
  readonly isDelivered: boolean;
}

/** The folded box as triangles, for a screen. Everything in mm. */
export interface FoldModel {
  readonly nodes: readonly FoldNode[];
  /** Panels that bow, in the frame of the whole box. */
  readonly bowed: readonly { readonly id: string; readonly part: number; readonly shapes: readonly FoldShape[] }[];
  /** What folds in each step of the way. */
  readonly steps: readonly (readonly string[])[];
  /** How the box stands on the ground from flat to closed. */
  readonly pose: readonly PoseMoment[];
  /** Where the artwork lies on the sheets: the box around all cuts. */
  readonly blank: { readonly left: number; readonly bottom: number; readonly width: number; readonly height: number };
  /** Where each part lies in the drawing. */
  readonly shifts: readonly (readonly [x: number, y: number])[];
  /** How far folded it tells most. */
  readonly halfOpen: number;
  /** Was it made with coarse facets? */
  readonly isCoarse: boolean;
  /** Is the box delivered folded flat? */
  readonly hasPack: boolean;
  /** Is it the pack, at 1, instead of the closed box? */
  readonly isPack: boolean;
}

export interface FoldNode {
  readonly id: string;
  readonly part: number;
  readonly parent: number | undefined;
  readonly keyframes: readonly FoldKeyframe[];
  readonly shapes: readonly FoldShape[];
}

export interface FoldKeyframe {
  readonly t: number;
  readonly rotation: readonly [number, number, number, number];
  readonly translation: readonly [number, number, number];
}

export interface PoseMoment extends FoldKeyframe {
  readonly size: readonly [number, number, number];
}

export interface FoldShape {
  readonly side: 'outside' | 'inside' | 'edge';
  readonly points: Float32Array;
  readonly normals: Float32Array;
  /** x and y on the part's sheet. */
  readonly sheet: Float32Array;
  readonly corners: Uint32Array;
  readonly frames: readonly { readonly t: number; readonly points: Float32Array; readonly normals: Float32Array }[];
}

/** A sheet to lay blanks on, in mm. */
export interface SheetQuestion {
  readonly width: number;
  readonly height: number;
  /** Free along every edge, and between blanks. */
  readonly margin: number;
  readonly gutter: number;
  /** May blanks be turned across the grain? */
  readonly turns: boolean;
}

/** The best layout of a blank on a sheet. */
export interface SheetAnswer {
  readonly count: number;
  /** Share of the sheet that is board of blanks. */
  readonly utilisation: number;
  /** Outline and lines of one blank; y points down. */
  readonly cut: string;
  readonly crease: string;
  /** Where blanks lie, as SVG matrices from the lower left corner of the sheet. */
  readonly places: readonly string[];
  /** Of the tool for one sheet, in mm. */
  readonly cutLength: number;
  readonly creaseLength: number;
}

/** What is wrong with somebody's drawing, and where. */
export interface CheckFinding {
  readonly kind: string;
  readonly text: string;
  readonly at?: readonly [x: number, y: number];
  readonly marks: string;
}

/** A file that was not read, and the bytes that one may have. */
export interface TooLarge {
  readonly verdict: 'too large';
  readonly limit: number;
}

/** Somebody's file, looked through. */
export type CheckAnswer = CheckedDrawing | TooLarge;

/** Somebody's drawing, looked through. */
export interface CheckedDrawing {
  readonly verdict: 'sound' | 'not sound' | 'cannot tell';
  /** What was passed over or taken for granted while it was read. */
  readonly notes: readonly string[];
  readonly findings: readonly CheckFinding[];
  readonly frame: Frame;
  readonly lines: Readonly<Record<string, string>>;
  readonly pieces: number;
  readonly flat: FlatSize;
  readonly area: number;
  readonly lengths: Readonly<Record<string, number>>;
  /** Where it is one of ours. */
  readonly ours?: {
    readonly id: string;
    readonly main: string;
    readonly name: string;
    readonly values: Readonly<Record<string, number>>;
    /** Parts of lines that differ. */
    readonly differences: number;
  };
}

/** What a server is asked for to keep a box, in the unit that its variables name. */
export interface KeepRequest {
  readonly template: string;
  readonly variables: Readonly<Record<string, string | number>>;
}

/** A dieline as a server keeps it. */
export interface KeptRecord {
  readonly template: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A kept dieline as a box. */
export interface KeptBox {
  readonly name: string;
  /** The id of its picture; left out for a template that is not here. */
  readonly main?: string;
  /** In mm, degrees or pieces. */
  readonly values: Readonly<Record<string, number>>;
}

/** What the worker answers. Every call gives a promise on the side of the page. */
export interface EngineApi {
  /** Ids in the order of how well they match. */
  search(words: string): readonly string[];
  cardPicture(id: string, moment: CardMoment): Promise<string>;
  fits(ids: readonly string[], sizes: readonly number[], material?: number): readonly Fit[];
  box(question: BoxQuestion): Promise<BoxAnswer>;
  sizes(question: BoxQuestion): Promise<SizesByBasis>;
  tiles(question: BoxQuestion, choice: string): readonly Tile[];
  fold(question: BoxQuestion, request: FoldRequest): Promise<FoldModel>;
  nest(question: BoxQuestion, sheet: SheetQuestion, evaluations: number): Promise<SheetAnswer>;
  nestFile(question: BoxQuestion, sheet: SheetQuestion): Promise<BoxFile>;
  check(file: Blob): Promise<CheckAnswer>;
  requestOf(question: BoxQuestion, unit: 'mm' | 'in'): Promise<KeepRequest>;
  keptBoxes(records: readonly KeptRecord[]): Promise<readonly KeptBox[]>;
  file(question: BoxQuestion, kind: FileKind, unit: 'mm' | 'in'): Promise<BoxFile>;
}
