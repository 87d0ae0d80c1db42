import { timingSafeEqual } from 'node:crypto';
import { hashOf, type KeyKind, type KeyRecord, type KeyStore } from './key.ts';

/** How long keys are remembered, in ms: a key that is revoked elsewhere opens nothing after that. */
const FRESH = 1000;

/** Says what a key opens; undefined for what is no key, or none any more. */
export type KeyRing = (key: string) => Promise<KeyKind | undefined>;

/** Looks keys up, and again after a second: every process that shares the records hears of a change by then. */
export const keyRing = (store: Pick<KeyStore, 'keys'>, now: () => number = Date.now): KeyRing => {
  let known: Promise<readonly KeyRecord[]> | undefined;
  let at = 0;
  return async (key) => {
    if (!known || now() - at >= FRESH) {
      at = now();
      known = store.keys();
      // What failed is not remembered.
      known.catch(() => {
        known = undefined;
      });
    }
    const hash = Buffer.from(hashOf(key), 'hex');
    let kind: KeyKind | undefined;
    // Every key is compared, and whole: how long that takes tells nothing.
    for (const { hash: theirs, kind: theirKind, revoked_at } of await known)
      if (timingSafeEqual(hash, Buffer.from(theirs, 'hex')) && revoked_at === undefined) kind = theirKind;
    return kind;
  };
};
