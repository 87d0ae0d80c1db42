import { hashOf, type KeyRecord, type KeyStore } from './key.ts';

/** Maximum age of cached keys in ms. A key revoked in another process stops working after this time. */
const MAX_KEY_AGE_MS = 1000;

/** Maximum age of the cache for an unknown key, in ms. A key added in another process works after this time. */
const MAX_UNKNOWN_AGE_MS = 100;

/** Whose key it is, and what it may do. */
export type Holder = Pick<KeyRecord, 'id' | 'kind' | 'account' | 'limits'>;

/** Looks up a key; undefined for an unknown or revoked one. */
export type KeyRing = (key: string) => Promise<Holder | undefined>;

/**
 * Looks keys up by their hashes. It reads the store again after 1 s, or after 0.1 s for an unknown key, so that all processes with
 * the same records notice changes within that time.
 * @example
 * const { key, record } = keys.newKey('dielines', new Date());
 * const ring = keys.keyRing({ keys: async () => [record] });
 * (await ring(key))?.kind; // = 'dielines'
 */
export const keyRing = (store: Pick<KeyStore, 'keys'>, now: () => number = Date.now): KeyRing => {
  let known: Promise<ReadonlyMap<string, Holder>> | undefined;
  let at = 0;
  const keysSince = (age: number): Promise<ReadonlyMap<string, Holder>> => {
    if (known && now() - at < age) return known;
    at = now();
    const read = store.keys().then((keys) => new Map(keys.filter((k) => !k.revoked_at).map((k) => [k.hash, k])));
    // Do not cache a failed read.
    read.catch(() => {
      if (known === read) known = undefined;
    });
    known = read;
    return read;
  };
  return async (key) => {
    // Comparing hashes leaks no timing information about the keys.
    const hash = hashOf(key);
    return (await keysSince(MAX_KEY_AGE_MS)).get(hash) ?? (await keysSince(MAX_UNKNOWN_AGE_MS)).get(hash);
  };
};
