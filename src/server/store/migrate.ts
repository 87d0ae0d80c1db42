import { type Dialect, migrations } from './migrations.ts';
import { type Operation, sql } from './statement.ts';

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
  'workers',
];

/** Names of the migrations made. The library that made the first ones named this table. */
const HISTORY = 'kysely_migration';

/**
 * Migrates the tables. It runs in one transaction that locks out other processes: when several start on a new database at once, one of
 * them creates the tables, and the others find them.
 * @param alone true when the database must not contain other tables.
 * @throws Error for the database of another program, or of a newer version.
 */
export function* migrate(dialect: Dialect, alone: boolean): Operation<void> {
  const tables = (yield dialect.tables).map(({ name }) => String(name));
  if (!tables.includes(HISTORY)) {
    const strangers = alone ? tables : tables.filter((name) => TABLES.includes(name));
    if (strangers.length) throw new Error(`it holds tables of another program (${strangers.slice(0, 3).join(', ')})`);
    yield sql(`create table ${HISTORY} (name varchar(255) not null primary key, timestamp varchar(255) not null)`);
  }
  const made = (yield sql(`select name from ${HISTORY}`)).map(({ name }) => String(name));
  const all = Object.entries(migrations(dialect));
  const known = all.slice(0, made.length).map(([name]) => name);
  if (made.some((name) => !known.includes(name))) throw new Error('it was written by a newer version of Boxwright');
  for (const [name, steps] of all.slice(made.length)) {
    for (const step of steps)
      if (typeof step === 'string') yield sql(step);
      else yield* step();
    yield sql(`insert into ${HISTORY} (name, timestamp) values ($1, $2)`, name, new Date().toISOString());
  }
}
