import { ApiError, type ErrorEntry, type Format, type Unit } from '../api/index.ts';
import { formatChoice, isFormat } from '../write/index.ts';
import { parseSwitch } from './parse-switch.ts';
import { quote } from './quote.ts';

/** What was sent, by name. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isUnit = (value: unknown): value is Unit => value === 'mm' || value === 'in';

/** Everything that is wrong with a body. */
export const invalid = (errors: readonly ErrorEntry[]): ApiError =>
  new ApiError(400, { message: 'Validation failed for one or more variables', errors: [...errors] });

/** @throws ApiError 400 for a body that is no object. */
export const readBody = (body: unknown): Fields => {
  if (isObject(body)) return body;
  throw invalid([{ message: 'The body must be a JSON object.' }]);
};

/** @throws ApiError 400 where there are no variables, after the errors before them. */
export const readVariables = (given: unknown, before: readonly ErrorEntry[]): Fields => {
  if (isObject(given)) return given;
  const what = given === undefined ? 'are missing' : `are ${quote(given)}`;
  throw invalid([...before, { message: `variables must be an object, but ${what}.` }]);
};

/** The format; where it is none, that is added to the errors. */
export const readFormat = (given: unknown, errors: ErrorEntry[]): Format => {
  if (!isFormat(given)) errors.push({ message: `format must be ${formatChoice()}, but ${missingOr(given)}.` });
  return given as Format;
};

/** The unit; undefined where it is none, and that is added to the errors. */
export const readUnit = (given: unknown, errors: ErrorEntry[]): Unit | undefined => {
  if (isUnit(given)) return given;
  errors.push({ message: `unit must be mm or in, but ${missingOr(given)}.` });
  return undefined;
};

const missingOr = (given: unknown): string => (given === undefined ? 'is missing' : `is ${quote(given)}`);

interface Flag {
  readonly name: string;
  readonly usual: boolean;
  /** Whether the usual value is suggested in place of what is none: for variables. */
  readonly suggest?: boolean;
}

/** The flag, as usual where it was left out or is none; the latter is added to the errors. */
export const readFlag = ({ name, usual, suggest }: Flag, given: unknown, errors: ErrorEntry[]): boolean => {
  const value = given === undefined ? usual : parseSwitch(given);
  if (value === undefined)
    errors.push({
      message: `${name} must be true, false, 0 or 1, but is ${quote(given)}.`,
      ...(suggest && { suggestion: { type: 'change_value', name, value: Number(usual) } }),
    });
  return value ?? usual;
};
