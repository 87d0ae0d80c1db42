import type { Format } from '../../api/index.ts';
import { parseSwitch, quote } from '../../engine/index.ts';
import { formatChoice, isFormat } from '../../write/index.ts';
import { invalid } from './variables.ts';

/** What the body says beside its variables. */
export const readBody = (body: unknown) => {
  const { format, pdf_header: header } = asObject(body);
  const errors: { message: string }[] = [];
  if (!isFormat(format))
    errors.push({
      message: `format must be ${formatChoice()}, but ${format === undefined ? 'is missing' : `is ${quote(format)}`}.`,
    });
  const wanted = header === undefined ? true : parseSwitch(header);
  if (wanted === undefined)
    errors.push({ message: `pdf_header must be true, false, 0 or 1, but is ${quote(header)}.` });
  return { format: { name: format as Format, errors }, header: wanted ?? true };
};

/** @throws ApiError 400 where a body has no variables. */
export const variablesIn = (
  body: unknown,
  before: readonly { message: string }[] = [],
): Readonly<Record<string, unknown>> => {
  const { variables } = asObject(body);
  if (isObject(variables)) return variables;
  const what = variables === undefined ? 'are missing' : `are ${quote(variables)}`;
  throw invalid([...before, { message: `variables must be an object, but ${what}.` }]);
};

const asObject = (body: unknown): Readonly<Record<string, unknown>> => {
  if (isObject(body)) return body;
  throw invalid([{ message: 'The body must be a JSON object.' }]);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
