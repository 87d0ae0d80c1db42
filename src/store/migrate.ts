import { type Kysely, Migrator } from 'kysely';
import { type Dialects, migrations } from './migrations.ts';

/** Names of our tables, in any version. */
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
 * Brings the tables up to date. Several processes may start on a new database at once: one of them makes the tables, the
 * others find them made.
 * @param alone whether nothing else may be in the database.
 * @throws Error for the database of another program, or of a newer version of this one.
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
