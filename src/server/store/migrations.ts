import { type Operation, type Row, type Statement, sql } from './statement.ts';

/** SQL that differs between databases. */
export interface Dialect {
  /** Column type of an auto-incremented number. */
  readonly serial: string;
  readonly bytes: 'blob' | 'bytea';
  /** Lists the names of all tables that a statement finds by name alone. */
  readonly tables: Statement;
}

/** A migration in order: SQL, or changes that depend on the rows. */
type Migration = readonly (string | (() => Operation<void>))[];

/**
 * All schema changes, in order. Never edit a published one: add a new entry. Migrations cannot be undone; older versions reject a
 * newer database.
 */
export const migrations = ({ serial, bytes }: Dialect): Readonly<Record<string, Migration>> => ({
  '001_records': [
    `create table dielines (seq ${serial}, id text not null unique, template_id text not null, record text not null)`,
    'create index dielines_by_template on dielines (template_id, seq)',
    `create table mockups (seq ${serial}, id text not null unique, dieline_id text not null, record text not null)`,
    'create index mockups_by_dieline on mockups (dieline_id, seq)',
    `create table files (key text primary key, name text not null, type text not null, data ${bytes} not null)`,
    'create table payments (request text primary key, paid_at bigint not null)',
    'create table account (id integer primary key, spent bigint not null, first_keys integer not null)',
    'insert into account (id, spent, first_keys) values (1, 0, 0)',
    `create table keys (seq ${serial}, id text not null unique, kind text not null, hash text not null unique, created_at text not null, revoked_at text)`,
  ],
  // One table for records of all kinds, files with their owner, and accounts. Existing rows get the empty account.
  '002_accounts': [
    `create table records (seq ${serial}, kind text not null, id text not null, account text not null, parent text not null, body text not null, unique (kind, id))`,
    "insert into records (kind, id, account, parent, body) select 'dieline', id, '', template_id, record from dielines order by seq",
    "insert into records (kind, id, account, parent, body) select 'mockup', id, '', dieline_id, record from mockups order by seq",
    'create index records_by_parent on records (kind, account, parent, seq)',
    "alter table files add column owner text not null default ''",
    'create index files_by_owner on files (owner)',
    ownDielineFiles,
    ownMockupFiles,
    'drop table dielines',
    'drop table mockups',
    'create table accounts (account text primary key, spent bigint not null)',
    "insert into accounts (account, spent) select '', spent from account",
    'create table settings (name text primary key, value text not null)',
    "insert into settings (name, value) select 'first_keys', cast(first_keys as text) from account",
    'drop table account',
    'create table charges (account text not null, request text not null, charged_at bigint not null, primary key (account, request))',
    chargeAccount,
    'drop table payments',
    "alter table keys add column account text not null default ''",
  ],
  // Batches, with their requests in chunks. One worker makes one chunk.
  '003_batches': [
    'create table batches (id text primary key, account text not null, state text not null, total bigint not null, created_at text not null)',
    `create table batch_chunks (seq ${serial}, batch text not null, chunk integer not null, first_line bigint not null, size integer not null, state text not null, requests text not null, results text, refused integer not null, unique (batch, chunk))`,
    'create index batch_chunks_by_state on batch_chunks (state, seq)',
  ],
  // Heartbeats of batches being received, and a covering index for counts, so that they do not read the chunk texts.
  '004_batch_signs': [
    'alter table batches add column signs bigint not null default 0',
    'create index batch_chunks_by_batch on batch_chunks (batch, state, size, refused)',
  ],
  // Lists all records of an account newest first, without sorting.
  '005_records_by_account': ['create index records_by_account on records (kind, account, seq)'],
  // What a key may use, as JSON.
  '006_limits_of_keys': ['alter table keys add column limits text'],
  // Chunks with their account, which takes turns with others, and with the process that makes them.
  '007_workers': [
    "alter table batch_chunks add column account text not null default ''",
    'update batch_chunks set account = (select account from batches where batches.id = batch_chunks.batch)',
    'alter table batch_chunks add column worker text',
    'alter table batch_chunks add column tries integer not null default 0',
    'create index batch_chunks_by_account on batch_chunks (state, account, seq)',
    'create index batch_chunks_in_work on batch_chunks (worker) where worker is not null',
    'create table workers (id text primary key, signs bigint not null)',
  ],
});

function* ownDielineFiles(): Operation<void> {
  yield* inSteps('select id, record from dielines', ({ id, record }) => {
    const { url } = JSON.parse(String(record)) as { url: string };
    return sql('update files set owner = $1 where key = $2', `dieline ${id}`, url.replace('/files/', ''));
  });
}

function* ownMockupFiles(): Operation<void> {
  yield* inSteps('select id, record from mockups', ({ id, record }) => {
    const { artwork } = JSON.parse(String(record)) as { artwork: string };
    return sql('update files set owner = $1 where key = $2', `mockup ${id}`, artwork);
  });
}

function* chargeAccount(): Operation<void> {
  yield* inSteps('select request, paid_at from payments', ({ request, paid_at }) =>
    sql(
      "insert into charges (account, request, charged_at) values ('', $1, $2) on conflict (account, request) do nothing",
      withoutUnit(String(request)),
      paid_at,
    ),
  );
}

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

/** Makes a change for each row of a query. */
function* inSteps(query: string, change: (row: Row) => Statement): Operation<void> {
  for (let skip = 0; ; skip += ROWS_PER_STEP) {
    const rows = yield sql(`${query} order by 1 limit ${ROWS_PER_STEP} offset ${skip}`);
    for (const row of rows) yield change(row);
    if (rows.length < ROWS_PER_STEP) return;
  }
}
