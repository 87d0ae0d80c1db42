import type { Unit } from '../api/index.ts';
import type { Entry } from '../template/index.ts';

/**
 * The kind of a size: clear inside the closed box, overall outside it, or from crease to crease on the blank (manufacture).
 */
export type Dimensions = 'inside' | 'outside' | 'manufacture';

/** All kinds, from the smallest to the largest for most boards. */
export const dimensionKinds: readonly Dimensions[] = ['inside', 'manufacture', 'outside'];

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

/**
 * Converts sizes of one kind to the template's own, so that the finished box measures what the caller gave. It folds the box:
 * programs that use only the template's own sizes do not load it.
 * @param typed - names that the caller gave; the sizes among them are converted.
 * @throws ApiError 400 for a size that cannot be converted, or that is outside its limits afterwards.
 */
export type SizeTranslator = (
  entry: Entry,
  variables: Readonly<Record<string, unknown>>,
  typed: readonly string[],
  unit: Unit,
) => TranslatedSizes;
