import { hashOf, type KeyRecord, type KeyStore } from './key.ts';

/** How long keys are kept in memory, in ms: a key that is revoked elsewhere opens nothing after that. */
const FRESH = 1000;

/** How old what is in memory may be where a key is not in it, in ms: one that was just added is known by the time it is used. */
const ADDED = 100;

/** What a key opens, and whose it is. */
export type Holder = Pick<KeyRecord, 'kind' | 'account'>;

/** Says what a key opens; undefined for an unknown or revoked one. */
export type KeyRing = (key: string) => Promise<Holder | undefined>;

/**
 * Looks keys up by their hashes, and reads them anew after a second, or for an unknown one after a tenth: every process that shares
 * the records knows of a change by then.
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
    // A failure is not kept.
    read.catch(() => {
      if (known === read) known = undefined;
    });
    known = read;
    return read;
  };
  return async (key) => {
    // How long a search among hashes takes tells nothing of the keys.
    const hash = hashOf(key);
    return (await keysSince(FRESH)).get(hash) ?? (await keysSince(ADDED)).get(hash);
  };
};
