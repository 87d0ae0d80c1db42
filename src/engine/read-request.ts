import { ApiError, type ErrorEntry, type Format, type Unit, type UsedVariables } from '../api/index.ts';
import type { Entry } from '../template/index.ts';
import { formatChoice, isFormat } from '../write/index.ts';
import { readDimensionType, withExternalRule } from './dimension-type.ts';
import { readOverflowMargin } from './overflow.ts';
import { parseSwitch } from './parse-switch.ts';
import { quote } from './quote.ts';
import { readNumbers } from './read-variables.ts';
import { exactValue } from './readable-value.ts';

/** A request that holds: settled values, and what else was asked. */
export interface DielineRequest {
  readonly unit: Unit;
  /** In mm, degrees or pieces. */
  readonly values: Readonly<Record<string, number>>;
  readonly chosen: Readonly<Record<string, string>>;
  /** The variables as the answer repeats them, in the unit asked. */
  readonly used: UsedVariables;
  readonly format: Format;
  readonly area: boolean;
  readonly pdfHeader: boolean;
  readonly dimensionTexts: boolean;
  /** Width of the bleed in mm, where it was asked for. */
  readonly bleed?: number;
}

/**
 * Reads a body that may be anything at all.
 * @param needs whether the body must name a format.
 * @throws ApiError 400 with everything that is wrong with it.
 */
export const readRequest = (asked: Entry, body: unknown, needs: { readonly format: boolean }): DielineRequest => {
  if (!isObject(body)) throw invalid([{ message: 'The body must be a JSON object.' }]);
  const errors: ErrorEntry[] = [];
  const own = (from: Readonly<Record<string, unknown>>, name: string): unknown =>
    Object.hasOwn(from, name) ? from[name] : undefined;
  const flagOf = (name: string, given: unknown, usual: boolean, suggest = false): boolean => {
    const value = given === undefined ? usual : parseSwitch(given);
    if (value === undefined)
      errors.push({
        message: `${name} must be true, false, 0 or 1, but is ${quote(given)}.`,
        ...(suggest && { suggestion: { type: 'change_value', name, value: Number(usual) } }),
      });
    return value ?? usual;
  };

  const format = own(body, 'format');
  if (needs.format && !isFormat(format))
    errors.push({
      message: `format must be ${formatChoice()}, but ${format === undefined ? 'is missing' : `is ${quote(format)}`}.`,
    });
  const area = flagOf('area', own(body, 'area'), false);
  const pdfHeader = flagOf('pdf_header', own(body, 'pdf_header'), true);
  if (area && asked.group.category === 'Hard Cardboards')
    errors.push({
      message: `area is calculated for Cartons and Corrugated Cardboards only; ${asked.id} is in ${asked.group.category}: leave area out.`,
    });

  const given = own(body, 'variables');
  if (!isObject(given)) {
    errors.push({
      message: `variables must be an object, but ${given === undefined ? 'are missing' : `are ${quote(given)}`}.`,
    });
    throw invalid(errors);
  }
  const dimensionTexts = flagOf(
    'dimension_texts',
    own(given, 'dimension_texts') ?? own(body, 'dimension_texts'),
    true,
    true,
  );
  const overflow = flagOf('overflow', own(given, 'overflow'), false, true);
  const unit = own(given, 'unit');
  const dimensions = readDimensionType(asked, own(given, 'dimension_type'));
  if ('error' in dimensions) errors.push(dimensions.error);
  const type = 'type' in dimensions ? dimensions.type : undefined;
  const ruled = type === 'external' ? withExternalRule(asked) : undefined;
  const entry = ruled ?? asked;
  const convert = type === 'external' && !ruled;
  const read = readNumbers(entry, given, isUnit(unit) ? unit : undefined, convert);
  const wrong = 'errors' in read ? read.errors : [];
  const margin = overflow && isUnit(unit) ? readOverflowMargin(own(given, 'overflow_margin'), unit) : undefined;
  if (margin && 'error' in margin) errors.push(margin.error);
  if (!isUnit(unit)) {
    errors.push({ message: `unit must be mm or in, but ${unit === undefined ? 'is missing' : `is ${quote(unit)}`}.` });
    throw invalid([...errors, ...wrong]);
  }
  if (errors.length || 'errors' in read || (margin && 'error' in margin)) throw invalid([...errors, ...wrong]);

  const { values, chosen, lengths } = read.settled;
  const used: Record<string, number | boolean | string> = { unit };
  for (const name of Object.keys(lengths))
    used[name] = read.said[name] ?? exactValue(name, { ...lengths[name]!, value: values[name]! }, unit);
  if (type) used.dimension_type = type;
  used.dimension_texts = dimensionTexts;
  if (margin) Object.assign(used, { overflow, overflow_margin: margin.said });
  return {
    unit,
    values,
    chosen,
    used: used as UsedVariables,
    format: format as Format,
    area,
    pdfHeader,
    dimensionTexts,
    ...(margin && { bleed: margin.mm }),
  };
};

const invalid = (errors: ErrorEntry[]): ApiError =>
  new ApiError(400, { message: 'Validation failed for one or more variables', errors });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isUnit = (value: unknown): value is Unit => value === 'mm' || value === 'in';
