import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../../api/index.ts';

/** A key that signs addresses. */
export type UrlKey = readonly [id: string, secret: string];

const HOUR_MS = 3_600_000;

/** Hours for which a signed address of a file or a mockup is valid. */
const LIFE_HOURS = 7 * 24;

/** The path in an address that needs a signature. */
const SIGNED_PATH = /\/(?:files|mockups)\/[^/?]+$/;

/**
 * Reads keys as `id:secret,id:secret`. The first one signs, all of them are accepted: put a new one first, and remove the old one when
 * what it signed has expired.
 * @example
 * keys.readUrlKeys('k1:a-secret-of-16-letters').length; // = 1
 * @throws RangeError for another text.
 */
export const readUrlKeys = (text: string): readonly UrlKey[] =>
  text.split(',').map((one) => {
    const [, id, secret] = /^([\w-]{1,32}):([\x21-\x7e]{16,200})$/.exec(one.trim()) ?? [];
    if (id && secret) return [id, secret];
    throw new RangeError(
      'The keys of addresses are not id:secret, with a secret of 16 characters or more. Try k1:<32 random letters>.',
    );
  });

/**
 * Signature of a path with its query, for addresses that a program makes by itself.
 * @example
 * keys.urlSignature('/d/becf-10101.svg?length=60&key=k1', 'a-secret-of-16-letters').length; // = 43
 */
export const urlSignature = (path: string, secret: string): string =>
  createHmac('sha256', secret).update(path).digest('base64url');

/**
 * Value of `v1` in the `Boxwright-Signature` of a webhook. A receiver compares it, with `crypto.timingSafeEqual`.
 * @param time - `t` of the signature.
 * @param body - as it arrived, unparsed.
 * @param keyHash - `hashOf` the API key that made the batch.
 * @example
 * keys.webhookSignature('1780000000', '{"id":"we_1"}', keys.hashOf('a key')).length; // = 64
 */
export const webhookSignature = (time: string, body: string, keyHash: string): string =>
  createHmac('sha256', keyHash).update(`${time}.${body}`).digest('hex');

/**
 * Signs addresses and checks them.
 * @example
 * typeof keys.urlSigner(keys.readUrlKeys('k1:a-secret-of-16-letters')); // = 'object'
 */
export const urlSigner = (all: readonly UrlKey[], now: () => number = Date.now) => {
  const keys = new Map(all);
  const [newest, newestSecret] = all[0]!;
  const sign = (address: string): string => {
    // The same address within an hour, for caches.
    const end = `?expires=${Math.ceil(now() / HOUR_MS + LIFE_HOURS) * 3600}&key=${newest}`;
    return `${address}${end}&sig=${urlSignature(SIGNED_PATH.exec(address)![0] + end, newestSecret)}`;
  };
  return {
    /** JSON of an answer, with signed addresses. */
    stringify: (body: unknown): string =>
      JSON.stringify(body, (name, value: unknown) =>
        name === 'url' && typeof value === 'string' && SIGNED_PATH.test(value) ? sign(value) : value,
      ),
    /** @throws ApiError 403 for an address that is not signed, was changed, or has expired. */
    check: async ({ url }: { readonly url: string }): Promise<void> => {
      const [, text = '', given = ''] = /^(.*)&sig=([\w-]{43})$/.exec(url) ?? [];
      const query = new URLSearchParams(text.split('?')[1]);
      const secret = keys.get(query.get('key') ?? '');
      const isSigned =
        secret !== undefined && timingSafeEqual(Buffer.from(urlSignature(text, secret)), Buffer.from(given.padEnd(43)));
      if (!isSigned)
        throw new ApiError(403, { message: 'This address has no valid signature. Ask the service for a new one.' });
      const expires = query.get('expires') ?? (text.startsWith('/d/') ? String(Number.MAX_SAFE_INTEGER) : '0');
      if (!(1000 * Number(expires) > now()))
        throw new ApiError(403, { message: 'This address has expired. Ask the service for a new one.' });
    },
  };
};

export type UrlSigner = ReturnType<typeof urlSigner>;
