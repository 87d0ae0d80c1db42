import type { DielineFiles } from '../engine/index.ts';
import type { Entry } from '../template/index.ts';
import { catalogue } from './catalogue.ts';
import { type DrawOptions, drawOne } from './draw-one.ts';
import type { AnyValues, EntryFromCatalogueFind, TemplateId, ValuesOf } from './values.ts';

/**
 * Draws the box of an entry from `catalogue.find` or `findTemplates`, for ids that are known only at run time.
 * This overload comes first because compilers quote the last one in errors, and most errors are misspelt ids.
 */
export function dieline(entry: EntryFromCatalogueFind, values?: AnyValues, options?: DrawOptions): DielineFiles;
/**
 * Draws one box. Lengths are in mm, or in inches with `unit: 'in'`; `material` is the thickness of the board, always in mm, or a board such
 * as `'B'` or `'GC1 350'`. Missing sizes take the template's defaults. Text under the name of a choice selects it.
 * @example
 * const box = dieline('becf-10101', { length: 60, width: 25, height: 100, flap: 'chamfer_flap' });
 * box.svg(); // also box.dxf() and await box.pdf()
 * box.size; // { width, height } of the flat blank in mm
 * @throws ApiError 404 for an unknown id; 400 for an unknown name, or with values that work for values that cannot be made.
 */
export function dieline<const Id extends TemplateId>(
  // Named for the compiler's error on a text that is known only at run time.
  id: Id | EntryFromCatalogueFind,
  values?: ValuesOf<Id>,
  options?: DrawOptions,
): DielineFiles;
export function dieline(id: string | Entry, values: object = {}, options: DrawOptions = {}): DielineFiles {
  return drawOne(catalogue, id, values as AnyValues, options);
}
