import { hash, randomBytes } from 'node:crypto';

/** Endpoints of a key: dielines and mockups, or the dimensions family. */
export type KeyKind = 'dielines' | 'dimensions';

export const keyKinds: readonly KeyKind[] = ['dielines', 'dimensions'];

/** Requests that may be sent at once. They are given back evenly over so many seconds. */
export interface Rate {
  readonly requests: number;
  readonly seconds: number;
}

/** What a key may use, or an account with all its keys. */
export interface UsageLimits {
  /** @defaultValue unlimited */
  readonly rate?: Rate;
  /** Requests in progress at the same time. @defaultValue unlimited */
  readonly concurrency?: number;
}

/** Stored record of a key. It recognises the key but does not contain it. */
export interface KeyRecord {
  readonly id: string;
  readonly kind: KeyKind;
  /** Account of the key. The key sees only records of this account. Empty without accounts. */
  readonly account: string;
  /** SHA-256 of the whole key, in hex. A slow hash is not needed: keys have 192 random bits. */
  readonly hash: string;
  readonly limits?: UsageLimits;
  /** `YYYY-MM-DDThh:mm:ssZ`. */
  readonly created_at: string;
  readonly revoked_at?: string;
}

/** Storage of keys. Each call is atomic. */
export interface KeyStore {
  /** All keys, including revoked ones, oldest first. */
  keys(): Promise<readonly KeyRecord[]>;
  addKey(key: KeyRecord): Promise<void>;
  /** Adds the very first keys. Returns false when keys exist already, also when another process added them at the same moment. */
  addFirstKeys(keys: readonly KeyRecord[]): Promise<boolean>;
  /** Returns false for an unknown key, and for one that was revoked before. */
  revokeKey(id: string, at: string): Promise<boolean>;
}

/**
 * Creates a key. Show it once: only its record is stored.
 * @example
 * const { key, record } = keys.newKey('dielines', new Date(), 'shop-a');
 * record.account; // = 'shop-a'
 */
export const newKey = (kind: KeyKind, at: Date, account = '', limits?: UsageLimits) => {
  const id = newId();
  const key = `bw_${kind}_${id}_${randomBytes(24).toString('base64url')}`;
  return { key, record: recordOf({ id, kind, account, ...(limits && { limits }) }, key, at) };
};

/**
 * Makes the record of an existing key.
 * @throws RangeError for a key that is too short or cannot be sent in a header.
 * @example
 * keys.knownKey('dielines', 'a-key-of-sixteen-letters-or-more', new Date()).kind; // = 'dielines'
 */
export const knownKey = (kind: KeyKind, key: string, at: Date, account = '', limits?: UsageLimits): KeyRecord => {
  if (!/^[\x21-\x7e]{16,500}$/.test(key))
    throw new RangeError(`A key has 16 to 500 printable ASCII characters without spaces; this one has ${key.length}.`);
  return recordOf({ id: newId(), kind, account, ...(limits && { limits }) }, key, at);
};

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/**
 * Reads a rate: a number of requests per second (`10` or `10/s`), minute (`600/m`) or hour (`5000/h`).
 * @throws RangeError for other texts.
 * @example
 * keys.readRate('600/m'); // = { requests: 600, seconds: 60 }
 */
export const readRate = (text: string): Rate => {
  const [, requests, unit = 's'] = /^([1-9]\d{0,6})(?:\/([smh]))?$/.exec(text) ?? [];
  if (requests === undefined)
    throw new RangeError(`${text} is not a rate. Write requests per second, minute or hour: 10/s, 600/m or 5000/h.`);
  return { requests: Number(requests), seconds: SECONDS[unit]! };
};

/**
 * @throws RangeError for an invalid account name.
 * @example
 * keys.checkAccount('shop-a');
 */
export const checkAccount = (account: string): string => {
  if (!/^[\w.@-]{1,100}$/.test(account))
    throw new RangeError(
      'The name of an account has 1 to 100 letters, digits, dots, dashes, underscores or @, for example shop-a.',
    );
  return account;
};

/**
 * SHA-256 of a key, in hex.
 * @example
 * keys.hashOf('a key').length; // = 64
 */
export const hashOf = (key: string): string => hash('sha256', key);

const newId = (): string => randomBytes(4).toString('hex');

const recordOf = (of: Omit<KeyRecord, 'hash' | 'created_at'>, key: string, at: Date): KeyRecord => ({
  ...of,
  hash: hashOf(key),
  created_at: timeOf(at),
});

/**
 * `YYYY-MM-DDThh:mm:ssZ`.
 * @example
 * keys.timeOf(new Date(0)); // = '1970-01-01T00:00:00Z'
 */
export const timeOf = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

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
    const digest = hashOf(key);
    return (await keysSince(MAX_KEY_AGE_MS)).get(digest) ?? (await keysSince(MAX_UNKNOWN_AGE_MS)).get(digest);
  };
};
