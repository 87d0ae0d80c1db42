import { type BoxDimensions, dimensionsOf, sizesAs } from '../dimensions/index.ts';
import { type DielineFiles, type Dimensions, type DrawOptions, drawOne } from '../engine/index.ts';
import type { Catalogue, Entry } from '../template/index.ts';
import { catalogue } from './catalogue.ts';
import type { AnyValues, TemplateId, ValuesOf } from './values.ts';

/** A drawn box that tells its sizes three ways. */
export interface MeasuredDieline extends DielineFiles {
  /** Sizes inside, outside and from crease to crease, in mm by name; see `fold.dimensionsOf`. */
  readonly dimensions: BoxDimensions;
}

export interface MeasuredDrawOptions extends Omit<DrawOptions, 'translate'> {
  /** What the sizes that are given are; those that the template takes where it is left out. */
  readonly dimensions?: Dimensions | undefined;
}

/**
 * Draws one box of a catalogue, and tells its sizes three ways.
 * @throws ApiError 404 for an unknown id, 400 for values that cannot be made, with values that can.
 * @example
 * const box = drawOne(catalogue, 'becf-21d01', { length: 306, material: 3 }, { dimensions: 'outside' });
 * box.dimensions.inside.length; // = 300
 */
export const drawMeasured = (
  of: Catalogue,
  id: string | Entry,
  given: Readonly<Record<string, unknown>>,
  { dimensions, ...options }: MeasuredDrawOptions = {},
): MeasuredDieline => {
  const box = drawOne(of, id, given, {
    ...options,
    ...(dimensions !== undefined && { translate: sizesAs(dimensions) }),
  });
  let known: BoxDimensions | undefined;
  // The box is folded for them: once, and only for who asks.
  const get = (): BoxDimensions => {
    known ??= dimensionsOf(box);
    return known;
  };
  return Object.defineProperty(box, 'dimensions', { get, enumerable: true }) as MeasuredDieline;
};

/**
 * Draws the box of an entry, which `catalogue.find` or `findTemplates` gave: for ids that are known at run time only.
 * It stands first, as that of `boxwright/engine` does, and for the same reason.
 */
export function measuredDieline(entry: Entry, values?: AnyValues, options?: MeasuredDrawOptions): MeasuredDieline;
/**
 * Draws one box, and tells its sizes three ways.
 *
 * Numbers are in the unit of the request, millimetres by default; `material` (the thickness of the board) is always in
 * millimetres. Sizes that are left out take the template's defaults. A word under the name of a choice makes that choice.
 *
 * @example
 * const box = dieline('becf-10101', { length: 60, width: 25, height: 100, flap: 'chamfer_flap' });
 * box.svg(); // also box.dxf() and await box.pdf()
 * box.size; // { width, height } of the flat blank in mm
 * box.dimensions.outside; // { length: 61, width: 26, height: 102 }
 * @throws ApiError 404 for an unknown id; 400 for an unknown name, and for values that cannot be made, with values that can.
 */
export function measuredDieline<const Id extends TemplateId>(
  id: Id,
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
