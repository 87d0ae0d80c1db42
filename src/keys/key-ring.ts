import { hashOf, type KeyRecord, type KeyStore } from './key.ts';

/** How long keys are kept in memory, in ms: a key that is revoked elsewhere opens nothing after that. */
const FRESH = 1000;

/** What a key opens, and whose it is. */
export type Holder = Pick<KeyRecord, 'kind' | 'account'>;

/** Says what a key opens; undefined for an unknown or revoked one. */
export type KeyRing = (key: string) => Promise<Holder | undefined>;

/**
 * Looks keys up by their hashes, and reads them anew after a second: every process that shares the records knows of a change by then.
 * @example
 * const { key, record } = keys.newKey('dielines', new Date());
 * const ring = keys.keyRing({ keys: async () => [record] });
 * (await ring(key))?.kind; // = 'dielines'
 */
export const keyRing = (store: Pick<KeyStore, 'keys'>, now: () => number = Date.now): KeyRing => {
  let known: Promise<ReadonlyMap<string, Holder>> | undefined;
  let at = 0;
  return async (key) => {
    if (!known || now() - at >= FRESH) {
      at = now();
      known = store.keys().then((keys) => new Map(keys.filter((k) => !k.revoked_at).map((k) => [k.hash, k])));
      // A failure is not kept.
      known.catch(() => {
        known = undefined;
      });
    }
    // How long a search among hashes takes tells nothing of the keys.
    return (await known).get(hashOf(key));
  };
};
