import type { Entry } from '../template/index.ts';
import type { TemplateTypes } from './catalogue-types.ts';

/** Any id of the catalogue. */
export type TemplateId = TemplateTypes[keyof TemplateTypes]['ids'];

/** The template that an id belongs to. */
type TemplateOf<Id> = {
  [Main in keyof TemplateTypes]: Id extends TemplateTypes[Main]['ids'] ? TemplateTypes[Main] : never;
}[keyof TemplateTypes];

type NumbersOf<Id> = TemplateOf<Id>['numbers'];
type ChoicesOf<Id> = TemplateOf<Id>['choices'];

/** Variables that every template takes in addition to its own. */
export interface CommonValues {
  /** Unit of all lengths except `material`. @defaultValue 'mm' */
  readonly unit?: 'mm' | 'in';
  /** True to draw widths and heights as labels. @defaultValue true */
  readonly dimension_texts?: boolean;
  /** True to draw a bleed around the cut outline. @defaultValue false */
  readonly overflow?: boolean;
  /** Width of the bleed. @defaultValue 3 mm */
  readonly overflow_margin?: number;
}

/** Numbers by variable, texts by choice, either where both share a name; `material` in mm or as `'GC1 350'`. All have defaults. */
export type ValuesOf<Id extends TemplateId> = CommonValues & {
  readonly [Name in NumbersOf<Id> | (keyof ChoicesOf<Id> & string)]?:
    | (Name extends NumbersOf<Id> ? number : never)
    | (Name extends 'material' ? string : never)
    | (Name extends keyof ChoicesOf<Id> ? ChoicesOf<Id>[Name] : never);
};

/** The entry of an id that is known only at run time: what `catalogue.find` returns. Its name is for the compiler's errors. */
export interface EntryFromCatalogueFind extends Entry {}

/** Values of a template that is known only at run time. */
export type AnyValues = Readonly<Record<string, unknown>>;
