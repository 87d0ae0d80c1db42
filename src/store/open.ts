import { Kysely, Migrator } from 'kysely';
import type { KeyStore } from '../keys/index.ts';
import type { Store } from '../local/index.ts';
import type { Engine } from './engine.ts';
import { keyTable } from './key-table.ts';
import { migrations } from './migrations.ts';
import { patiently } from './patience.ts';
import { postgres } from './postgres.ts';
import { records } from './records.ts';
import { sqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** Records that outlive the process, and the keys beside them. */
export interface Records extends Store, KeyStore {
  close(): Promise<void>;
}

/** Where records are: a folder of this machine, or a database that several processes share. */
export type Place = { readonly data: string } | { readonly databaseUrl: string };

/**
 * Opens records and brings their tables up to date.
 * @throws Error where they cannot be opened, or are newer than this program.
 */
export const openRecords = (place: Place): Promise<Records> => patiently(() => open(place));

const open = async (place: Place): Promise<Records> => {
  const engine = 'data' in place ? sqlite(place.data) : postgres(place.databaseUrl);
  const db = new Kysely<Tables>({ dialect: engine.dialect });
  try {
    await migrate(db, engine);
  } catch (error) {
    // Also where it was only busy: a connection of SQLite that was refused in the middle keeps looking at what was before.
    await db.destroy();
    throw error;
  }
  return { ...records(db), ...keyTable(db), close: () => db.destroy() };
};

/** Several processes may start on a new database at once: one of them makes the tables, the others find them made. */
const migrate = async (db: Kysely<Tables>, engine: Engine): Promise<void> => {
  const { error } = await new Migrator({ db, provider: migrations(engine) }).migrateToLatest();
  if (error === undefined) return;
  if (!/corrupted migrations/.test(String(error))) throw error;
  throw new Error('these records were written by a newer version of Boxwright: use that one', { cause: error });
};
