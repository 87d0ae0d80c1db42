import { ApiError, type ErrorEntry, type Format, type Unit } from '../api/index.ts';
import { formatChoice, isFormat } from '../formats/index.ts';
import { parseSwitch, quote } from '../values/index.ts';

/** Fields of a request body, by name. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isUnit = (value: unknown): value is Unit => value === 'mm' || value === 'in';

/** Error 400 with all entries. */
export const invalid = (errors: readonly ErrorEntry[]): ApiError =>
  new ApiError(400, { message: 'Validation failed for one or more variables', errors: [...errors] });

/** @throws ApiError 400 for a body that is not an object. */
export const readBody = (body: unknown): Fields => {
  if (isObject(body)) return body;
  throw invalid([{ message: 'The body must be a JSON object.' }]);
};

/** @throws ApiError 400 when `variables` is missing or not an object, with the errors found so far. */
export const readVariables = (given: unknown, before: readonly ErrorEntry[]): Fields => {
  if (isObject(given)) return given;
  const what = given === undefined ? 'are missing' : `are ${quote(given)}`;
  throw invalid([...before, { message: `variables must be an object, but ${what}.` }]);
};

/** Reads the format, and adds an error when it is invalid. */
export const readFormat = (given: unknown, errors: ErrorEntry[]): Format => {
  if (!isFormat(given)) errors.push({ message: `format must be ${formatChoice()}, but ${missingOr(given)}.` });
  return given as Format;
};

/** Reads the unit, and adds an error when it is invalid. */
export const readUnit = (given: unknown, errors: ErrorEntry[]): Unit | undefined => {
  if (isUnit(given)) return given;
  errors.push({ message: `unit must be mm or in, but ${missingOr(given)}.` });
  return undefined;
};

const missingOr = (given: unknown): string => (given === undefined ? 'is missing' : `is ${quote(given)}`);

interface Flag {
  readonly name: string;
  readonly usual: boolean;
  /** True to suggest the usual value when the given one is invalid. Used for variables. */
  readonly suggest?: boolean;
}

/** Reads a flag. Missing: the usual value. Invalid: the usual value, and an added error. */
export const readFlag = ({ name, usual, suggest }: Flag, given: unknown, errors: ErrorEntry[]): boolean => {
  const value = given === undefined ? usual : parseSwitch(given);
  if (value === undefined)
    errors.push({
      message: `${name} must be true, false, 0 or 1, but is ${quote(given)}.`,
      ...(suggest && { suggestion: { type: 'change_value', name, value: Number(usual) } }),
    });
  return value ?? usual;
};
