import { type ErrorEntry, type Format, orRefuse } from '../../api/index.ts';
import { ask, askAdjusting, findEntry, findPlant, isNoBox, type RequestProfile, readFlag } from '../../engine/index.ts';
import type { Catalogue, Entry } from '../../template/index.ts';
import { type Fields, quote } from '../../values/index.ts';
import { invalid, readBody, readFormat, readVariables } from './read-fields.ts';

/** A valid request: the box and what to answer; `adjustments` are changes because of `on_error`. */
export type DielineRequest = ReturnType<typeof readRequest>;

/** What reads requests: its templates, and whose defaults it has. */
export interface RequestReader {
  readonly catalogue: Catalogue;
  readonly profile: RequestProfile;
}

/** @throws ApiError 404 for an unknown id. */
export const knownEntry = ({ catalogue }: { readonly catalogue: Catalogue }, id: string): Entry =>
  orRefuse(findEntry(catalogue, id));

/**
 * Reads and validates a request body of any content.
 * @param needs `format`: true when the body must name one.
 * @throws ApiError 404 for an unknown id, 400 with all errors of the body.
 */
export const readRequest = (
  { catalogue, profile }: RequestReader,
  id: string,
  body: unknown,
  needs: { readonly format: boolean },
) => {
  const template = knownEntry({ catalogue }, id);
  const fields = readBody(body);
  const errors: ErrorEntry[] = [];
  const own = (name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  const format = own('format');
  if (needs.format) readFormat(format, errors);
  const area = readFlag({ name: 'area', usual: false }, own('area'), errors);
  const pdfHeader = readFlag({ name: 'pdf_header', usual: true }, own('pdf_header'), errors);
  if (area && template.group.category === 'Hard Cardboards')
    errors.push({
      message: `area is calculated for Cartons and Corrugated Cardboards only; ${template.id} is in ${template.group.category}: leave area out.`,
    });
  const given = readVariables(own('variables'), errors);
  const values = withDimensionTexts(given, own('dimension_texts'), errors);
  // A record repeats the name; data would not fit among its variables.
  const { plant } = given;
  if (plant !== undefined && typeof plant !== 'string')
    throw invalid([
      ...errors,
      { message: `plant must be the name of a table, such as recommended, but is ${quote(plant)}.` },
    ]);
  const named = plant === undefined ? undefined : findPlant(plant);
  if (named && isNoBox(named)) throw invalid([...errors, ...named.problems]);
  const question = { template, values, names: 'service', profile, plant: named } as const;
  const { answer: box, adjustments } = adjusts(own('on_error'), errors)
    ? askAdjusting(catalogue, question)
    : { answer: ask(catalogue, question), adjustments: [] };
  if (isNoBox(box)) throw invalid([...errors, ...box.problems]);
  if (errors.length) throw invalid(errors);
  const used: typeof box.used = { ...box.used, ...(named && { plant: named.name }) };
  return { box: { ...box, used }, adjustments, format: format as Format, area, pdfHeader };
};

const adjusts = (given: unknown, errors: ErrorEntry[]): boolean => {
  if (given !== undefined && given !== 'adjust')
    errors.push({ message: `on_error is ${quote(given)}; leave it out, or give "adjust".` });
  return given === 'adjust';
};

/** The hosted service reads the switch of the labels in both places; the one among the variables has precedence. */
const withDimensionTexts = (given: Fields, inBody: unknown, errors: ErrorEntry[]): Fields => {
  const name = 'dimension_texts';
  if (inBody === undefined || (Object.hasOwn(given, name) && given[name] != null)) return given;
  return { ...given, [name]: readFlag({ name, usual: true, suggest: true }, inBody, errors) };
};
