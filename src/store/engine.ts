import type { Dialect } from 'kysely';

/** A database, and the few words in which databases differ. */
export interface Engine {
  readonly dialect: Dialect;
  /** A column that counts its rows. */
  readonly serial: string;
  /** The type of a column of bytes. */
  readonly bytes: 'blob' | 'bytea';
}
