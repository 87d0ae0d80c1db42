import migrations from './migrations.json' with { type: 'json' };
import { insert, type Operation, type Row, type Statement, sql } from './statement.ts';

/** SQL that differs between databases. */
export interface Dialect {
  /** Column type of an auto-incremented number. */
  readonly serial: string;
  readonly bytes: 'blob' | 'bytea';
  /** Lists the names of all tables that a statement finds by name alone. */
  readonly tables: Statement;
}

/** Names of our tables, in all versions. */
const TABLES = new Set([...JSON.stringify(migrations).matchAll(/create table (\w+)/g)].map(([, name]) => name!));

/** Names of the migrations made. The library that made the first ones named this table. */
const HISTORY = 'kysely_migration';

/**
 * Makes the schema changes of `migrations.json`, in order. Never edit a published one: add a new entry. They cannot be undone; older
 * versions reject a newer database. One transaction locks out other processes: when several start at once, one creates the tables.
 * @param alone true when the database must not contain other tables.
 * @throws Error for the database of another program, or of a newer version.
 */
export function* migrate(dialect: Dialect, alone: boolean): Operation<void> {
  const tables = (yield dialect.tables).map(({ name }) => String(name));
  if (!tables.includes(HISTORY)) {
    const strangers = alone ? tables : tables.filter((name) => TABLES.has(name));
    if (strangers.length) throw new Error(`it holds tables of another program (${strangers.slice(0, 3).join(', ')})`);
    yield sql(`create table ${HISTORY} (name varchar(255) not null primary key, timestamp varchar(255) not null)`);
  }
  const made = (yield sql(`select name from ${HISTORY}`)).map(({ name }) => String(name));
  const all = Object.entries(migrations as Readonly<Record<string, readonly (string | { change: string })[]>>);
  const known = all.slice(0, made.length).map(([name]) => name);
  if (made.some((name) => !known.includes(name))) throw new Error('it was written by a newer version of Boxwright');
  for (const [name, steps] of all.slice(made.length)) {
    for (const step of steps)
      if (typeof step === 'string')
        yield sql(step.replace('{serial}', dialect.serial).replace('{bytes}', dialect.bytes));
      else yield* changes[step.change as keyof typeof changes]();
    yield sql(`insert into ${HISTORY} (name, timestamp) values ($1, $2)`, name, new Date().toISOString());
  }
}

/** Notes the record that owns a file. @param keyOf - finds the key of the file in the record. */
const ownFiles = (kind: 'dieline' | 'mockup', keyOf: (record: { url: string; artwork: string }) => string) => () =>
  inSteps(`select id, record from ${kind}s`, ({ id, record }) =>
    sql('update files set owner = $1 where key = $2', `${kind} ${id}`, keyOf(JSON.parse(String(record)))),
  );

const chargeAccount = () =>
  inSteps('select request, paid_at from payments', ({ request, paid_at }) =>
    insert(
      'charges',
      { account: '', request: withoutUnit(String(request)), charged_at: paid_at },
      '(account, request) do nothing',
    ),
  );

/** Removes the unit from stored requests: the same box now costs one credit in any unit. */
const withoutUnit = (request: string): string => {
  try {
    const [id, , area, values] = JSON.parse(request) as unknown[];
    return JSON.stringify([id, area, values]);
  } catch {
    return request;
  }
};

const ROWS_PER_STEP = 1000;

function* inSteps(query: string, change: (row: Row) => Statement): Operation<void> {
  for (let skip = 0; ; skip += ROWS_PER_STEP) {
    const rows = yield sql(`${query} order by 1 limit ${ROWS_PER_STEP} offset ${skip}`);
    for (const row of rows) yield change(row);
    if (rows.length < ROWS_PER_STEP) return;
  }
}

/** Changes of `migrations.json` that depend on the rows. */
const changes = {
  ownDielineFiles: ownFiles('dieline', ({ url }) => url.replace('/files/', '')),
  ownMockupFiles: ownFiles('mockup', ({ artwork }) => artwork),
  chargeAccount,
};
