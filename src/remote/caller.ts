import { setTimeout } from 'node:timers/promises';
import { ApiError } from '../api/index.ts';
import { readRefusal } from './refusal.ts';

/** Makes one request and gives its body; undefined where it has none. */
type Caller = (method: string, path: string, body?: unknown) => Promise<unknown>;

interface CallerOptions {
  readonly baseUrl: string;
  /** The key of the family; without one the request says so to the service, which refuses it or not. */
  readonly key: string | undefined;
  /** The header that carries the family's version. */
  readonly version: string;
  readonly fetch: typeof globalThis.fetch;
  /** How long one request may take, in ms. */
  readonly timeout: number;
  /** How often a request is made again that the service was too busy for, and that it does not put off by more than a minute. */
  readonly retries: number;
}

/** The longest that a service is waited for, in ms. */
const LONGEST = 60_000;

/**
 * When to come again, in ms: in so many seconds, or at a time (RFC 9110, 10.2.3); in a second where the service does not
 * say. Undefined for what is too long to wait for.
 */
const waitOf = (header: string | null): number | undefined => {
  const text = header?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? 1000 * Number(text) : Math.max(0, Date.parse(text) - Date.now());
  if (wait > LONGEST) return undefined;
  return Number.isNaN(wait) ? 1000 : wait;
};

/**
 * Requests to one family of the service.
 * @throws ApiError for what the service refuses, with its status and body; what `fetch` throws where it cannot be reached.
 */
export const caller =
  ({ baseUrl, key, version, fetch, timeout, retries }: CallerOptions): Caller =>
  async (method, path, body) => {
    const form = body instanceof FormData;
    const headers = {
      Accept: 'application/json',
      [version]: '1.0',
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      // The boundary of a form is known to fetch alone.
      ...(!form && method !== 'GET' && method !== 'DELETE' && { 'Content-Type': 'application/json' }),
    };
    for (let more = retries; ; more--) {
      const response = await fetch(baseUrl + path, {
        method,
        headers,
        signal: AbortSignal.timeout(timeout),
        ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const wait = response.status === 429 && more > 0 ? waitOf(response.headers.get('Retry-After')) : undefined;
      if (wait !== undefined) {
        await setTimeout(wait);
        continue;
      }
      if (!response.ok) throw new ApiError(response.status, readRefusal(text, response.statusText));
      if (text === '') return undefined;
      try {
        return JSON.parse(text);
      } catch {
        throw new Error(`${method} ${path} was not answered with JSON: is ${baseUrl} the address of the service?`);
      }
    }
  };
