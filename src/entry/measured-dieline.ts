import { type DielineFiles, type Dimensions, DrawnDieline } from '../engine/index.ts';
import { sizesAs } from '../fold/index.ts';
import type { Catalogue, Entry } from '../template/index.ts';
import { catalogue } from './catalogue.ts';
import { type BoxDimensions, dimensionsOf } from './dimensions.ts';
import { askedBox, type DrawOptions } from './draw-one.ts';
import type { AnyValues, EntryFromCatalogueFind, TemplateId, ValuesOf } from './values.ts';

/** A drawn box with its inside, outside and crease-to-crease sizes. */
export interface MeasuredDieline extends DielineFiles {
  /** Sizes inside, outside and from crease to crease, in mm by name; see `fold.dimensionsOf`. */
  readonly dimensions: BoxDimensions;
}

export interface MeasuredDrawOptions extends Omit<DrawOptions, 'translate'> {
  /** Kind of the given sizes. Default: those of the template. */
  readonly dimensions?: Dimensions | undefined;
}

/**
 * Draws one box of a catalogue, with its inside, outside and crease-to-crease sizes.
 * @throws ApiError 404 for an unknown id; 400 with values that work, for values that cannot be made.
 * @example
 * const box = drawOne(catalogue, 'becf-21d01', { length: 306, material: 3 }, { dimensions: 'outside' });
 * box.dimensions.inside.length; // = 300
 */
export const drawMeasured = (
  of: Catalogue,
  id: string | Entry,
  given: Readonly<Record<string, unknown>>,
  { dimensions, ...options }: MeasuredDrawOptions = {},
): MeasuredDieline =>
  new MeasuredBox(askedBox(of, id, given, { ...options, ...(dimensions && { translate: sizesAs(dimensions) }) }));

class MeasuredBox extends DrawnDieline implements MeasuredDieline {
  #dimensions: BoxDimensions | undefined;

  /** Measuring folds the box: do it on first use and keep the result. */
  get dimensions(): BoxDimensions {
    this.#dimensions ??= dimensionsOf(this);
    return this.#dimensions;
  }
}

/**
 * Draws the box of an entry from `catalogue.find` or `findTemplates`, for ids that are known only at run time.
 * This overload comes first for the same reason as in `boxwright/engine`.
 */
export function measuredDieline(
  entry: EntryFromCatalogueFind,
  values?: AnyValues,
  options?: MeasuredDrawOptions,
): MeasuredDieline;
/**
 * Draws one box, with its inside, outside and crease-to-crease sizes. Lengths are in mm, or in inches with `unit: 'in'`; `material` is a
 * thickness, always in mm, or a board such as `'B'` or `'GC1 350'`. Missing sizes take defaults. Text under a choice's name selects it.
 * @example
 * const box = dieline('becf-10101', { length: 60, width: 25, height: 100, flap: 'chamfer_flap' });
 * box.svg(); // also box.dxf() and await box.pdf()
 * box.size; // { width, height } of the flat blank in mm
 * box.dimensions.outside; // { length: 61, width: 26, height: 102 }
 * @throws ApiError 404 for an unknown id; 400 for an unknown name, or with values that work for values that cannot be made.
 */
export function measuredDieline<const Id extends TemplateId>(
  // Named for the compiler's error on a text that is known only at run time.
  id: Id | EntryFromCatalogueFind,
  values?: ValuesOf<Id>,
  options?: MeasuredDrawOptions,
): MeasuredDieline;
export function measuredDieline(
  id: string | Entry,
  values: object = {},
  options: MeasuredDrawOptions = {},
): MeasuredDieline {
  return drawMeasured(catalogue, id, values as AnyValues, options);
}
