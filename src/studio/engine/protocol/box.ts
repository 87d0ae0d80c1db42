import type { RequestedDimension } from '../../../engine/index.ts';
import type { Length } from '../../../template/index.ts';
import type { SizeBasis } from '../../state/box-state.ts';
import type { FlatDrawing } from '../flat-drawing.ts';
import type { BoxTitle } from './card.ts';

/** The request for a box. Values are mm, degrees or pieces. */
export interface BoxQuestion {
  readonly id: string;
  readonly values: Readonly<Record<string, number>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly basis?: SizeBasis;
  /** Sizes as they were typed, where `values` has those of the template instead. Files state them. */
  readonly requested?: Readonly<Record<string, RequestedDimension>>;
}

/** A variable in a field, in mm, degrees or pieces. */
export interface Field extends Length {
  readonly name: string;
}

export interface Choice {
  readonly name: string;
  readonly values: readonly string[];
  /** The value given by the id. */
  readonly usual: string;
  readonly chosen: string;
  /** Values that exclude other choices, by value. */
  readonly clashes: Readonly<Record<string, ChoiceClash>>;
}

/** Why choices exclude one another, as a text in English and by its key in the languages. */
export interface ChoiceReason {
  readonly why: string;
  readonly code?: string;
}

/** Reason why a value clashes with other choices, and the choices to remove. */
export interface ChoiceClash extends ChoiceReason {
  readonly others: readonly string[];
}

/** A problem of one value, and a valid value. */
export type FieldProblem =
  | {
      readonly kind: 'limits';
      readonly name: string;
      readonly of: Field['kind'];
      readonly value: number;
      readonly min: number;
      readonly max: number;
      readonly mend?: number;
    }
  | { readonly kind: 'order'; readonly larger: string; readonly smaller: string }
  | ({ readonly kind: 'choices' } & ChoiceReason)
  /** The size cannot be measured inside, outside or from crease to crease. */
  | { readonly kind: 'basis'; readonly why: string };

/** The sizes of a box by kind, in mm. */
export type SizesByBasis = Readonly<Record<SizeBasis, Readonly<Record<string, number>>>>;

export interface BoxAnswer extends BoxTitle {
  readonly sizes: readonly Field[];
  readonly board: Field;
  readonly fine: readonly Field[];
  readonly choices: readonly Choice[];
  readonly problems: readonly FieldProblem[];
  /** Values and choices of the request that this box does not have, such as `sunroof=yes`. */
  readonly ignored: readonly string[];
  /** The same box with the template's own sizes, for further requests. */
  readonly question: BoxQuestion;
  /** Left out for invalid values. */
  readonly drawing?: FlatDrawing;
}

export type ShownBox = BoxAnswer & { readonly drawing: FlatDrawing };
