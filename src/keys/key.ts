import { hash, randomBytes } from 'node:crypto';

/** What a key opens: dielines and mockups, or the dimensions family. */
export type KeyKind = 'dielines' | 'dimensions';

export const keyKinds: readonly KeyKind[] = ['dielines', 'dimensions'];

/** What is kept of a key: enough to know it again, not enough to use it. */
export interface KeyRecord {
  /** The part of the key that may be shown. */
  readonly id: string;
  readonly kind: KeyKind;
  /** SHA-256 of the whole key, in hex. Our keys are 192 bits by chance: nothing slower is needed to keep them from being guessed. */
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

/** A new key: said once, then only its record is left. */
export const newKey = (kind: KeyKind, at: Date): { readonly key: string; readonly record: KeyRecord } => {
  const id = newId();
  const key = `bw_${kind}_${id}_${randomBytes(24).toString('base64url')}`;
  return { key, record: recordOf(id, kind, key, at) };
};

/**
 * A key that its users have already.
 * @throws RangeError where it is too short to be one, or cannot be sent.
 */
export const knownKey = (kind: KeyKind, key: string, at: Date): KeyRecord => {
  if (!/^[\x21-\x7e]{16,500}$/.test(key)) throw new RangeError('a key has 16 to 500 plain characters without spaces');
  return recordOf(newId(), kind, key, at);
};

export const hashOf = (key: string): string => hash('sha256', key);

const newId = (): string => randomBytes(4).toString('hex');

const recordOf = (id: string, kind: KeyKind, key: string, at: Date): KeyRecord => ({
  id,
  kind,
  hash: hashOf(key),
  created_at: timeOf(at),
});

/** `YYYY-MM-DDThh:mm:ssZ`. */
export const timeOf = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
