import type { ErrorEntry, GivenVariables } from '../api/index.ts';
import { ApiError } from '../api/index.ts';
import { type FileOptions, type FormatName, formatChoice, formats } from '../formats/index.ts';
import { label } from '../sheet/index.ts';
import { type Entry, resolve, sizesOf, variables } from '../template/index.ts';
import { numeric } from '../values/index.ts';
import { drawRequest } from './draw-request.ts';
import { findValue } from './find-value.ts';
import type { DielineRequest } from './read-request.ts';
import { statedSizes } from './requested-sizes.ts';
import { namedAs } from './service-names.ts';
import { allToMm, type Given } from './units.ts';

/** A request whose file the writer refused. */
interface Unwritable {
  readonly entry: Entry;
  readonly request: DielineRequest;
  readonly given: GivenVariables;
  readonly format: FormatName;
  readonly options: FileOptions;
}

/** Fraction of the given size that is good enough to stop the search. */
const ENOUGH = 0.6;

/**
 * Turns a writer's refusal into an error for the caller. A finite drawing is refused only when it is too large for the format.
 * Proposes one smaller size with which the drawing fits.
 * @throws the error itself when it is not a RangeError.
 */
export const tooLargeFor = (error: unknown, { request, given, format, options, ...own }: Unwritable): ApiError => {
  if (!(error instanceof RangeError)) throw error;
  const { entry } = namedAs(own.entry, given);
  const { template, id } = entry;
  const { unit, values, chosen, bleed, dimensionTexts } = request;
  const known = variables(template, id, values);
  const numbers: Given = Object.fromEntries(
    Object.keys(known).flatMap((name) => {
      const value = numeric(given[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const fits = (changed: Given): boolean => {
    const resolved = resolve(template, allToMm(changed, known, unit), id);
    if (resolved.violations.length) return false;
    const box = drawRequest(entry, { values: resolved.values, chosen, ...(bleed !== undefined && { bleed }) });
    const labels = dimensionTexts ? label(box, unit, statedSizes(entry, resolved.values, box)) : [];
    try {
      formats[format].check?.(box.dieline, labels, options);
      return true;
    } catch {
      return false;
    }
  };
  const entries = Object.entries(sizesOf(template, id))
    .filter(([name, { kind }]) => kind === 'length' && name !== 'material')
    .sort(([a], [b]) => values[b]! - values[a]!);
  let best: { readonly name: string; readonly value: number; readonly share: number } | undefined;
  for (const [name, { kind, min }] of entries) {
    const near = values[name]!;
    const value = findValue({ name, kind, min, max: near, near, likely: [] }, unit, (other) =>
      fits({ ...numbers, [name]: other }),
    );
    if (value === undefined) continue;
    const share = value / numbers[name]!;
    if (!best || share > best.share) best = { name, value, share };
    // Stop here: each further size costs about thirty drawings.
    if (share > ENOUGH) break;
  }
  if (best) {
    const { name, value } = best;
    return refusal(`${error.message}: choose ${formatChoice(format)}; or ${name} ${value} ${unit} works.`, {
      suggestion: { type: 'change_value', name, value },
    });
  }
  return doesNotFit(error, format);
};

/**
 * Turns a writer's refusal into an error, without proposing a size.
 * @throws the error itself when it is not a RangeError.
 */
export const doesNotFit = (error: unknown, format: FormatName): ApiError => {
  if (!(error instanceof RangeError)) throw error;
  return refusal(`${error.message}: choose ${formatChoice(format)}, or smaller sizes.`);
};

const refusal = (message: string, more: Omit<ErrorEntry, 'message'> = {}): ApiError =>
  new ApiError(400, { message: 'The drawing does not fit its format', errors: [{ message, ...more }] });
