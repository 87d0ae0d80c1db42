import type { Material } from '../engine/protocol/card.ts';

/** Unit of length for display. The engine uses mm. */
export type ShownUnit = 'mm' | 'cm' | 'in';

export type StageView = 'flat' | 'both' | 'folded';

export type DrawerPanel = 'sheet' | 'costs' | 'artwork' | 'take';

export type SizeBasis = 'inside' | 'crease' | 'outside';

/** A colour of the board in the folded view. */
export type LookName = 'white' | 'kraft' | 'white_inside' | 'black';

/** The complete state of the current box. It is stored in the address, so that a link contains it. */
export interface BoxState {
  readonly id: string;
  /** Values set by the user, in mm, degrees or pieces. All others have their defaults. */
  readonly values: Readonly<Record<string, number>>;
  /** Choices different from those of the id. */
  readonly choices: Readonly<Record<string, string>>;
  readonly unit: ShownUnit;
  /** Left out for the template's own kind of sizes. */
  readonly basis?: SizeBasis;
  /** A board by name, to distinguish boards of equal thickness. */
  readonly board?: string;
  readonly view: StageView;
  /** Left out for the usual colour of the material. */
  readonly look?: LookName;
  readonly panel?: DrawerPanel;
  /** State of the folding, from 0 flat to 1 closed, or folded flat as delivered. @defaultValue as in its picture */
  readonly fold?: number | 'delivered';
}

export const units: readonly ShownUnit[] = ['mm', 'cm', 'in'];
export const views: readonly StageView[] = ['flat', 'both', 'folded'];
export const panels: readonly DrawerPanel[] = ['sheet', 'costs', 'artwork', 'take'];
export const lookNames: readonly LookName[] = ['white', 'kraft', 'white_inside', 'black'];
export const bases: readonly SizeBasis[] = ['inside', 'crease', 'outside'];

export const newBox = (id: string): BoxState => ({ id, values: {}, choices: {}, unit: 'mm', view: 'both' });

/** What the engine is asked for a box. */
export const boxQuestion = ({ id, values, choices, basis }: BoxState) => ({
  id,
  values,
  choices,
  ...(basis && { basis }),
});

/** Usual kind of a template's sizes. */
export const usualBasis = (material: Material): SizeBasis => (material === 'carton' ? 'crease' : 'inside');
