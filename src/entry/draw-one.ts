import { orRefuse } from '../api/index.ts';
import type { Plant } from '../board/index.ts';
import {
  type AskedBox,
  ask,
  type DielineFiles,
  DrawnDieline,
  isNoBox,
  type RequestedDimension,
  type SizeTranslator,
} from '../engine/index.ts';
import type { Catalogue, Entry } from '../template/index.ts';

export interface DrawOptions {
  /**
   * True: unknown names are errors, missing sizes take defaults. False: as in the hosted service, unknown names pass, sizes are required.
   * @defaultValue true
   */
  readonly strict?: boolean;
  /** Choices by name. Needed only when a template has a choice and a variable of the same name and both are given. */
  readonly choices?: Readonly<Record<string, string>>;
  /**
   * The kind of the given sizes, e.g. `fold.sizesAs('outside')`. `values` and `variables` then hold the converted sizes.
   * Without it, sizes are the template's own: inside for corrugated and rigid boxes, crease to crease for cartons.
   */
  readonly translate?: SizeTranslator | undefined;
  /** The plant that makes the box: `plant('recommended')`, or of your own data. */
  readonly plant?: Plant | undefined;
  /** Sizes that the labels state instead of the template's own. */
  readonly requested?: Readonly<Record<string, RequestedDimension>>;
}

/**
 * Draws one box.
 * @param id - An id of the catalogue, a FEFCO or ECMA code, a whole name, or an entry.
 * @param given - Variables and choices by name; the unit is mm by default.
 * @throws ApiError 404 for an unknown id; 400 with values that work, for values that cannot be made.
 * @example
 * const box = drawOne(catalogue, 'becf-10101', { length: 60, flap: 'chamfer_flap' });
 * box.id; // = 'becf-10101,flap=chamfer_flap'
 */
export const drawOne = (
  catalogue: Catalogue,
  id: string | Entry,
  given: Readonly<Record<string, unknown>>,
  options: DrawOptions = {},
): DielineFiles => new DrawnDieline(askedBox(catalogue, id, given, options));

/** The box of a question. @throws ApiError as `drawOne` */
export const askedBox = (
  catalogue: Catalogue,
  template: string | Entry,
  given: Readonly<Record<string, unknown>>,
  { strict = true, choices, translate: sizes, requested, plant }: DrawOptions,
): AskedBox => {
  const values = strict ? given : { unit: 'mm', ...given };
  const box = orRefuse(ask(catalogue, { template, values, names: strict ? 'own' : 'service', choices, sizes, plant }));
  return requested ? { ...box, requested: { ...box.requested, ...requested } } : box;
};

/**
 * The entry with its choices and the values of a question, also of one whose values cannot be made.
 * @throws ApiError for an unknown template, name or choice.
 */
export const readOne = (
  catalogue: Catalogue,
  template: Entry,
  values: Readonly<Record<string, unknown>>,
  { choices, translate: sizes }: Pick<DrawOptions, 'choices' | 'translate'>,
): Pick<AskedBox, 'entry' | 'given'> => {
  const box = ask(catalogue, { template, values, names: 'own', choices, sizes });
  return isNoBox(box) ? (box.read ?? orRefuse(box)) : box;
};
