import type { Material } from '../engine/protocol/card.ts';

/** Units of length for display. The engine uses mm. */
export const units = ['mm', 'cm', 'in'] as const;
export const views = ['flat', 'both', 'folded'] as const;
export const panels = ['sheet', 'costs', 'artwork', 'take'] as const;
export const bases = ['inside', 'crease', 'outside'] as const;
/** Colours of the board in the folded view. */
export const lookNames = ['white', 'kraft', 'white_inside', 'black'] as const;

export type ShownUnit = (typeof units)[number];
export type StageView = (typeof views)[number];
export type DrawerPanel = (typeof panels)[number];
export type SizeBasis = (typeof bases)[number];
export type LookName = (typeof lookNames)[number];

/** The complete state of the current box. It is stored in the address, so that a link contains it. */
export interface BoxState {
  readonly id: string;
  /** Values set by the user, in mm, degrees or pieces. All others have their defaults. */
  readonly values: Readonly<Record<string, number>>;
  /** Choices different from those of the id. */
  readonly choices: Readonly<Record<string, string>>;
  readonly unit: ShownUnit;
  /** Left out for the template's own kind of sizes. */
  readonly basis?: SizeBasis | undefined;
  /** A board by name, to distinguish boards of equal thickness. */
  readonly board?: string | undefined;
  readonly view: StageView;
  /** Left out for the usual colour of the material. */
  readonly look?: LookName | undefined;
  readonly panel?: DrawerPanel | undefined;
  /** State of the folding, from 0 flat to 1 closed, or folded flat as delivered. @defaultValue as in its picture */
  readonly fold?: number | 'delivered' | undefined;
}

export const newBox = (id: string): BoxState => ({ id, values: {}, choices: {}, unit: 'mm', view: 'both' });

export const boxQuestion = ({ id, values, choices, basis }: BoxState) => ({ id, values, choices, basis });

export const usualBasis = (material: Material): SizeBasis => (material === 'carton' ? 'crease' : 'inside');
