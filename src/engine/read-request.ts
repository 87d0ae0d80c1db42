import type { ErrorEntry, Format, Unit, UsedVariables } from '../api/index.ts';
import type { Entry } from '../template/index.ts';
import { fromCreases, readDimensionType, withExternalRule } from './dimension-type.ts';
import { readOverflowMargin } from './overflow.ts';
import { type Fields, invalid, readBody, readFlag, readFormat, readUnit, readVariables } from './read-fields.ts';
import { readNumbers } from './read-variables.ts';
import { exactValue } from './readable-value.ts';
import { namedAs } from './service-names.ts';

/** A valid request: resolved values and options. */
export interface DielineRequest {
  readonly unit: Unit;
  /** In mm, degrees or pieces, by the names of the template. */
  readonly values: Readonly<Record<string, number>>;
  readonly chosen: Readonly<Record<string, string>>;
  /** Variables to repeat in the answer, in the unit and by the names of the request. */
  readonly used: UsedVariables;
  readonly format: Format;
  readonly area: boolean;
  readonly pdfHeader: boolean;
  readonly dimensionTexts: boolean;
  /** Width of the bleed in mm, when requested. */
  readonly bleed?: number;
}

/**
 * Reads and validates a request body of any content.
 * @param needs `format`: true when the body must name one.
 * @throws ApiError 400 with all errors of the body.
 */
export const readRequest = (requested: Entry, body: unknown, needs: { readonly format: boolean }): DielineRequest => {
  const fields = readBody(body);
  const errors: ErrorEntry[] = [];
  const own = (from: Fields, name: string): unknown => (Object.hasOwn(from, name) ? from[name] : undefined);

  const format = own(fields, 'format');
  if (needs.format) readFormat(format, errors);
  const area = readFlag({ name: 'area', usual: false }, own(fields, 'area'), errors);
  const pdfHeader = readFlag({ name: 'pdf_header', usual: true }, own(fields, 'pdf_header'), errors);
  if (area && requested.group.category === 'Hard Cardboards')
    errors.push({
      message: `area is calculated for Cartons and Corrugated Cardboards only; ${requested.id} is in ${requested.group.category}: leave area out.`,
    });

  const given = readVariables(own(fields, 'variables'), errors);
  const dimensionTexts = readFlag(
    { name: 'dimension_texts', usual: true, suggest: true },
    own(given, 'dimension_texts') ?? own(fields, 'dimension_texts'),
    errors,
  );
  const overflow = readFlag({ name: 'overflow', usual: false, suggest: true }, own(given, 'overflow'), errors);
  const dimensions = readDimensionType(requested, own(given, 'dimension_type'));
  if ('error' in dimensions) errors.push(dimensions.error);
  const unit = readUnit(own(given, 'unit'), errors);
  const type = 'type' in dimensions ? dimensions.type : undefined;
  const ruled = type === 'external' ? withExternalRule(requested) : undefined;
  const { entry, ownValues, contradictions } = namedAs(ruled ?? requested, given);
  const terms = type === 'external' && !ruled ? fromCreases(entry) : undefined;
  const read = readNumbers(entry, given, unit, terms);
  const margin = overflow && unit ? readOverflowMargin(own(given, 'overflow_margin'), unit) : undefined;
  if (margin && 'error' in margin) errors.push(margin.error);
  if (!unit || errors.length || 'errors' in read || (margin && 'error' in margin))
    throw invalid([...errors, ...('errors' in read ? read.errors : [])]);

  const { values, chosen, lengths } = read.settled;
  const drawn = ownValues(values);
  const contradicting = contradictions(drawn, unit);
  if (contradicting.length) throw invalid(contradicting);
  const used: Record<string, number | boolean | string> = { unit };
  for (const name in lengths)
    used[name] = read.numbers[name] ?? exactValue(name, { kind: lengths[name]!.kind, value: values[name]! }, unit);
  if (type) used.dimension_type = type;
  used.dimension_texts = dimensionTexts;
  if (margin) Object.assign(used, { overflow, overflow_margin: margin.value });
  return {
    unit,
    values: drawn,
    chosen,
    used: used as UsedVariables,
    format: format as Format,
    area,
    pdfHeader,
    dimensionTexts,
    ...(margin && { bleed: margin.mm }),
  };
};
