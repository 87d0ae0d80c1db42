/** A unit of length that a person may choose. The engine counts in mm. */
export type ShownUnit = 'mm' | 'cm' | 'in';

/** Visible part of the stage. */
export type StageView = 'flat' | 'both' | 'folded';

/** A panel of the drawer. */
export type DrawerPanel = 'sheet' | 'artwork' | 'take';

/** Kind of the sizes. */
export type SizeBasis = 'inside' | 'crease' | 'outside';

/** All that is known of the box a person shapes. It is written in the address, so that a link holds it. */
export interface BoxState {
  readonly id: string;
  /** Values that the user set, in mm, degrees or pieces; all others have their defaults. */
  readonly values: Readonly<Record<string, number>>;
  /** Choices that differ from those of the id. */
  readonly choices: Readonly<Record<string, string>>;
  readonly unit: ShownUnit;
  /** Left out for the basis that the template itself has. */
  readonly basis?: SizeBasis;
  /** A board by its name, where several are as thick. */
  readonly board?: string;
  readonly view: StageView;
  readonly panel?: DrawerPanel;
  /** State of the folding, from 0 flat to 1 closed, or folded flat as delivered. If omitted, as in its picture. */
  readonly fold?: number | 'delivered';
}

export const units: readonly ShownUnit[] = ['mm', 'cm', 'in'];
export const views: readonly StageView[] = ['flat', 'both', 'folded'];
export const panels: readonly DrawerPanel[] = ['sheet', 'artwork', 'take'];
export const bases: readonly SizeBasis[] = ['inside', 'crease', 'outside'];

/** A box as nobody has changed it yet. */
export const newBox = (id: string): BoxState => ({ id, values: {}, choices: {}, unit: 'mm', view: 'both' });
