import type { Drawing } from '../sheet/index.ts';

/** The kind of a size: clear inside the closed box, overall outside it, or from crease to crease on the blank (manufacture). */
export type Dimensions = 'inside' | 'outside' | 'manufacture';

/** All kinds, from the smallest to the largest for most boards. */
export const dimensionKinds: readonly Dimensions[] = ['inside', 'manufacture', 'outside'];

/** The kinds as a drawing and the command line name them. */
export const dimensionWords: Readonly<Record<Dimensions, string>> = {
  inside: 'inside',
  manufacture: 'crease to crease',
  outside: 'outside',
};

/** A size as the caller gave it, with its kind. Labels state this value. */
export interface RequestedDimension {
  readonly mm: number;
  readonly as: Dimensions;
}

/** Sizes converted from one of the three kinds to those of the template. */
export interface TranslatedSizes {
  /** Variables of the request, with sizes replaced by those that the template takes, in the unit of the request. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The sizes as the caller gave them. */
  readonly requested: Readonly<Record<string, RequestedDimension>>;
}

/** Lets a question give sizes of one kind of the finished box, by `fold.sizesAs`: other programs do not load the fold that measures it. */
export interface SizeTranslator {
  readonly kind: Dimensions;
  /** Measures a closed box, in mm by name, without kinds that cannot be measured. @param own - the template's own sizes to measure. */
  readonly measure: (
    parts: Drawing['parts'],
    own: Readonly<Record<string, number>>,
  ) => Readonly<Record<string, Partial<Readonly<Record<Dimensions, number>>>>>;
}
