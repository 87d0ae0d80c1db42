import { type ApiError, type ErrorEntry, type Format, refuse } from '../../api/index.ts';
import { missingOr } from '../../engine/index.ts';
import { formatChoice, isServiceFormat } from '../../formats/index.ts';
import { type Fields, isObject, quote } from '../../values/index.ts';

/** Error 400 with all entries. */
export const invalid = (problems: readonly ErrorEntry[]): ApiError => refuse({ kind: 'variables', problems });

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
  if (!isServiceFormat(given)) errors.push({ message: `format must be ${formatChoice()}, but ${missingOr(given)}.` });
  return given as Format;
};
