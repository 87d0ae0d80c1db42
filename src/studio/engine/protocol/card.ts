import type { ClosureName } from '../../../entry/engine.ts';
import type { FlatSize } from './drawing.ts';

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
  /** Number of its choices. */
  readonly choices: number;
}

export const materials = ['carton', 'corrugated', 'rigid'] as const;
export type Material = (typeof materials)[number];

/** Pictures of a card beside the half open picture that it always has. */
export type CardMoment = 'closed' | 'flat';

/** A box in a given size. */
export interface Fit {
  readonly id: string;
  /** The sizes by their names, in mm. */
  readonly values: Readonly<Record<string, number>>;
  /** Of the flat blank, in mm; left out where the box does not come in this size. */
  readonly flat?: FlatSize;
  /** Pages of A4 that the flat blank takes. */
  readonly pages?: number;
}
