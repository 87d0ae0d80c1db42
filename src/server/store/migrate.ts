import { type Kysely, Migrator } from 'kysely';
import { type Dialects, migrations } from './migrations.ts';

/** Names of our tables, in all versions. */
const TABLES = [
  'dielines',
  'mockups',
  'files',
  'payments',
  'account',
  'keys',
  'records',
  'accounts',
  'charges',
  'settings',
  'batches',
  'batch_chunks',
];

const HISTORY = 'kysely_migration';

/**
 * Migrates the tables. Several processes may start on a new database at once: one of them creates the tables, the
 * others wait for it.
 * @param alone true when the database must not contain other tables.
 * @throws Error for the database of another program, or of a newer version.
 */
export const migrate = async (db: Kysely<never>, words: Dialects, alone: boolean): Promise<void> => {
  const tables = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
  const strangers = alone ? tables : tables.filter((name) => TABLES.includes(name));
  if (!tables.includes(HISTORY) && strangers.length)
    throw new Error(`it holds tables of another program (${strangers.slice(0, 3).join(', ')})`);
  const { error } = await new Migrator({ db, provider: migrations(words) }).migrateToLatest();
  if (error === undefined) return;
  if (/corrupted migrations/.test(String(error)))
    throw new Error('it was written by a newer version of Boxwright', { cause: error });
  throw error;
};
