import { hash, randomBytes } from 'node:crypto';

/** What a key opens: dielines and mockups, or the dimensions family. */
export type KeyKind = 'dielines' | 'dimensions';

export const keyKinds: readonly KeyKind[] = ['dielines', 'dimensions'];

/** What is kept of a key: enough to know it again, not enough to use it. */
export interface KeyRecord {
  /** The part of the key that may be shown. */
  readonly id: string;
  readonly kind: KeyKind;
  /** Whose key it is: it opens the records of this account alone. Empty without accounts. */
  readonly account: string;
  /** SHA-256 of the whole key, in hex. Our keys are 192 random bits: nothing slower is needed to keep them from being guessed. */
  readonly hash: string;
  /** `YYYY-MM-DDThh:mm:ssZ`. */
  readonly created_at: string;
  readonly revoked_at?: string;
}

/** What keeps keys. Each call happens whole or not at all. */
export interface KeyStore {
  /** All there ever were, the oldest first. */
  keys(): Promise<readonly KeyRecord[]>;
  addKey(key: KeyRecord): Promise<void>;
  /** Keeps the first keys of all, whoever comes first: false where there have been some already. */
  addFirstKeys(keys: readonly KeyRecord[]): Promise<boolean>;
  /** False where there is no such key, or it was revoked before. */
  revokeKey(id: string, at: string): Promise<boolean>;
}

/**
 * Makes a key. It is shown once; its record is all that is kept.
 * @example
 * const { key, record } = keys.newKey('dielines', new Date(), 'shop-a');
 * record.account; // = 'shop-a'
 */
export const newKey = (kind: KeyKind, at: Date, account = ''): { readonly key: string; readonly record: KeyRecord } => {
  const id = newId();
  const key = `bw_${kind}_${id}_${randomBytes(24).toString('base64url')}`;
  return { key, record: recordOf(id, kind, key, at, account) };
};

/**
 * Takes a key that its users have already.
 * @throws RangeError where it is too short, or cannot be sent.
 * @example
 * keys.knownKey('dielines', 'a-key-of-sixteen-letters-or-more', new Date()).kind; // = 'dielines'
 */
export const knownKey = (kind: KeyKind, key: string, at: Date, account = ''): KeyRecord => {
  if (!/^[\x21-\x7e]{16,500}$/.test(key))
    throw new RangeError(`A key has 16 to 500 printable ASCII characters without spaces; this one has ${key.length}.`);
  return recordOf(newId(), kind, key, at, account);
};

/**
 * @throws RangeError for what is not the name of an account.
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
 * What is kept of a key: its SHA-256, in hex.
 * @example
 * keys.hashOf('a key').length; // = 64
 */
export const hashOf = (key: string): string => hash('sha256', key);

const newId = (): string => randomBytes(4).toString('hex');

const recordOf = (id: string, kind: KeyKind, key: string, at: Date, account: string): KeyRecord => ({
  id,
  kind,
  account,
  hash: hashOf(key),
  created_at: timeOf(at),
});

/**
 * `YYYY-MM-DDThh:mm:ssZ`.
 * @example
 * keys.timeOf(new Date(0)); // = '1970-01-01T00:00:00Z'
 */
export const timeOf = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
