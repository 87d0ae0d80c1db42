import type { ApiError, ErrorEntry, Suggestion } from '../../api/index.ts';

/** Normalises the body of a refusal. */
export const readRefusal = (text: string, otherwise: string): ApiError['body'] => {
  const body = parseJson(text);
  const message = isObject(body) && typeof body.message === 'string' ? body.message : otherwise || 'refused';
  if (!isObject(body) || !Array.isArray(body.errors)) return { message };
  return { message, errors: body.errors.filter(isObject).map(entryOf) };
};

/** Unwraps a suggestion nested in another one, which the service sometimes sends. */
const entryOf = ({ message, suggestion }: Record<string, unknown>): ErrorEntry => {
  const inner = isObject(suggestion) && isObject(suggestion.suggestion) ? suggestion.suggestion : suggestion;
  return { message: String(message ?? ''), ...(isObject(inner) && { suggestion: inner as Suggestion }) };
};

/** Undefined for a text that is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
