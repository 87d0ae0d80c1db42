import type { Unit } from '../api/index.ts';
import type { Entry } from '../template/index.ts';

/**
 * What the sizes of a box are: clear inside the closed box, over all outside it, or from crease to crease as the blank is made.
 */
export type Dimensions = 'inside' | 'outside' | 'manufacture';

/** All that sizes can be, in the order in which they grow for most boards. */
export const dimensionKinds: readonly Dimensions[] = ['inside', 'manufacture', 'outside'];

/** A size that was asked as one of the three kinds, as the drawing states it. */
export interface AskedDimension {
  readonly mm: number;
  readonly as: Dimensions;
}

/** What a template takes in place of sizes of that kind. */
export interface TranslatedSizes {
  /** As they were given, in the unit of the request; the sizes as the template takes them. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The sizes that were given, as such. */
  readonly asked: Readonly<Record<string, AskedDimension>>;
}

/**
 * Finds what a template takes so that the box measures what was given. It folds the box: programs that draw by the template's own
 * sizes do not load it.
 * @param typed - the names that were given, of which sizes are translated.
 * @throws ApiError 400 for a size that the template cannot say in that way, or for one that is out of its limits then.
 */
export type SizeTranslator = (
  entry: Entry,
  variables: Readonly<Record<string, unknown>>,
  typed: readonly string[],
  unit: Unit,
) => TranslatedSizes;
