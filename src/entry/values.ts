import type { TemplateTypes } from './catalogue-types.ts';

/** Every id of the catalogue. */
export type TemplateId = TemplateTypes[keyof TemplateTypes]['ids'];

/** The template that an id belongs to. */
type TemplateOf<Id> = {
  [Main in keyof TemplateTypes]: Id extends TemplateTypes[Main]['ids'] ? TemplateTypes[Main] : never;
}[keyof TemplateTypes];

type NumbersOf<Id> = TemplateOf<Id>['numbers'];
type ChoicesOf<Id> = TemplateOf<Id>['choices'];

/** What every template takes beside its own variables. */
export interface CommonValues {
  /** Of all lengths but `material`. @defaultValue 'mm' */
  readonly unit?: 'mm' | 'in';
  /** Whether widths and heights are written into the drawing. @defaultValue true */
  readonly dimension_texts?: boolean;
  /** Whether a bleed is drawn around the cut outline. @defaultValue false */
  readonly overflow?: boolean;
  /** How far the bleed reaches. @defaultValue 3 mm */
  readonly overflow_margin?: number;
}

/**
 * The values that a template takes: numbers by the names of its variables, words by the names of its choices. A name that is both
 * takes either. All have defaults.
 */
export type ValuesOf<Id extends TemplateId> = CommonValues & {
  readonly [Name in NumbersOf<Id> | (keyof ChoicesOf<Id> & string)]?:
    | (Name extends NumbersOf<Id> ? number : never)
    | (Name extends keyof ChoicesOf<Id> ? ChoicesOf<Id>[Name] : never);
};

/** Values for a template that is known at run time only. */
export type AnyValues = Readonly<Record<string, unknown>>;
