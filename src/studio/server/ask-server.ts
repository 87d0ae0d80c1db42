import { say } from '../languages/index.ts';
import { apiKey } from './api-key.ts';

/** An error answer of the server, with a message for the page. */
export class ServerRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface Refused {
  readonly message?: string;
  readonly errors?: readonly { readonly message: string }[];
}

const wordsFor = ({ status, headers }: Response, { message = '', errors = [] }: Refused): string => {
  if (status === 401) return say('server.bad_key');
  if (status === 429) return say('server.busy', { seconds: headers.get('Retry-After') ?? '5' });
  const why = [message, ...errors.map((error) => error.message)].filter(Boolean).join(' ');
  return say(status >= 500 ? 'server.fault' : 'server.refused', { why: why || String(status) });
};

/**
 * Sends a request to the server of this page.
 * @param path - relative to the page's folder.
 * @param body - a form, or a value sent as JSON.
 * @returns the body; undefined for an empty body.
 * @throws ServerRefusal
 */
export const askServer = async <Body>(path: string, method = 'GET', body?: unknown): Promise<Body> => {
  const isJson = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(new URL(path, document.baseURI), {
    method,
    headers: {
      'Dielines-Api-Version': '1.0',
      ...(apiKey.value && { Authorization: `Bearer ${apiKey.value}` }),
      ...(isJson && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    cache: 'no-store',
  }).catch(() => {
    throw new ServerRefusal(0, say('server.unreachable'));
  });
  const read = answer.status === 204 ? undefined : await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ServerRefusal(answer.status, wordsFor(answer, read as Refused));
  return read as Body;
};
