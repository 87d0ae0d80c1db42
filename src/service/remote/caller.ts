import { setTimeout } from 'node:timers/promises';
import { ApiError, type ErrorEntry, type Suggestion } from '../../api/index.ts';
import { type Fields, isObject, parseJson } from '../../values/index.ts';

const readRefusal = (body: unknown, otherwise: string): ApiError['body'] => {
  const message = isObject(body) && typeof body.message === 'string' ? body.message : otherwise || 'refused';
  if (!isObject(body) || !Array.isArray(body.errors)) return { message };
  return { message, errors: body.errors.filter(isObject).map(entryOf) };
};

/** Unwraps a suggestion nested in another one, which the service sometimes sends. */
const entryOf = ({ message, suggestion }: Fields): ErrorEntry => {
  const inner = isObject(suggestion) && isObject(suggestion.suggestion) ? suggestion.suggestion : suggestion;
  return { message: String(message ?? ''), ...(isObject(inner) && { suggestion: inner as Suggestion }) };
};

/** Sends one request and returns its JSON body; undefined for an empty one. */
type Caller = (method: string, path: string, body?: unknown) => Promise<unknown>;

interface CallerOptions {
  readonly baseUrl: string;
  /** Key of the family. Without one, no Authorization header is sent. */
  readonly key: string | undefined;
  /** Name of the header with the version of the family. */
  readonly version: string;
  readonly fetch: typeof globalThis.fetch;
  /** Timeout of one request, in ms. */
  readonly timeout: number;
  /** Number of retries after status 429, or 503 with `Retry-After`, if the service asks for at most a minute of waiting. */
  readonly retries: number;
}

/** Longest wait before a retry, in ms. */
const MAX_WAIT_MS = 60_000;

/** Wait before a retry in ms, by `Retry-After` in seconds or as a date (RFC 9110, 10.2.3); 1 s without it. Undefined when too long. */
export const waitOf = (header: string | null, now = Date.now()): number | undefined => {
  const text = header?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? 1000 * Number(text) : Math.max(0, Date.parse(text) - now);
  return wait > MAX_WAIT_MS ? undefined : Number.isNaN(wait) ? 1000 : wait;
};

/** Sends requests to one family of the service. Throws ApiError with status and body when refused, Error with a reason if unreachable. */
export const caller =
  ({ baseUrl, key, version, fetch, timeout, retries }: CallerOptions): Caller =>
  async (method, path, body) => {
    const form = body instanceof FormData;
    const headers = {
      Accept: 'application/json',
      [version]: '1.0',
      // A retry makes nothing twice, where the service knows this header.
      ...(method === 'POST' && { 'Idempotency-Key': globalThis.crypto.randomUUID() }),
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      // For forms, fetch must set the header itself: only it knows the boundary.
      ...(!form && method !== 'GET' && method !== 'DELETE' && { 'Content-Type': 'application/json' }),
    };
    for (let more = retries; ; more--) {
      const { response, text } = await whole(() =>
        fetch(baseUrl + path, {
          method,
          headers,
          signal: AbortSignal.timeout(timeout),
          ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
        }),
      ).catch((cause) => {
        throw new Error(`${baseUrl} gave no answer: ${reasonOf(cause, timeout)}.`, { cause });
      });
      const after = response.headers.get('Retry-After');
      const wait = response.status === 429 || (response.status === 503 && after !== null) ? waitOf(after) : undefined;
      if (wait !== undefined && more > 0) {
        await setTimeout(wait);
        continue;
      }
      const answer = parseJson(text);
      if (!response.ok)
        throw new ApiError(response.status, readRefusal(answer, response.statusText), {
          body: answer,
          ...(wait !== undefined && { wait }),
        });
      if (answer === undefined && text !== '')
        throw new Error(`${method} ${path} was not answered with JSON. Is ${baseUrl} the address of the service?`);
      return answer;
    }
  };

const whole = async (send: () => Promise<Response>) => {
  const response = await send();
  return { response, text: await response.text() };
};

/** Why nothing was answered. fetch hides the reason in causes. */
const reasonOf = (error: unknown, timeout: number): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `it took more than ${timeout / 1000} s`;
  if (error.cause instanceof Error) return reasonOf(error.cause, timeout);
  // When several addresses were tried, only the inner errors have a message.
  return error instanceof AggregateError ? reasonOf(error.errors[0], timeout) : error.message;
};
