import type { RequestedDimension } from '../../../engine/index.ts';
import type { Length, Violation } from '../../../template/index.ts';
import type { SizeBasis } from '../../state/box-state.ts';

/** The request for a box. Values are mm, degrees or pieces. */
export interface BoxQuestion {
  readonly id: string;
  readonly values: Readonly<Record<string, number>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly basis?: SizeBasis | undefined;
  /** Sizes as they were typed, where `values` has those of the template instead. Files state them. */
  readonly requested?: Readonly<Record<string, RequestedDimension>>;
}

/** A variable in a field, in mm, degrees or pieces. */
export interface Field extends Length {
  readonly name: string;
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
  | (Extract<Violation, { readonly kind: 'limits' }> & { readonly mend?: number })
  | { readonly kind: 'order'; readonly larger: string; readonly smaller: string }
  | ({ readonly kind: 'choices' } & ChoiceReason)
  /** The size cannot be measured inside, outside or from crease to crease. */
  | { readonly kind: 'basis'; readonly why: string };

/** The sizes of a box by kind, in mm. */
export type SizesByBasis = Readonly<Record<SizeBasis, Readonly<Record<string, number>>>>;
