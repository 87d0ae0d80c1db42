import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';

/** SQL fragments that differ between databases. */
export interface Dialects {
  /** Column type of an auto-incremented number. */
  readonly serial: string;
  /** Column type of bytes. */
  readonly bytes: 'blob' | 'bytea';
}

/**
 * All schema changes, in order. Never edit a published one: add a new entry. Migrations cannot be undone; older versions reject a
 * newer database.
 */
export const migrations = (words: Dialects): MigrationProvider => ({
  getMigrations: async () => ({
    '001_records': records(words),
    '002_accounts': accounts(words),
    '003_batches': batches(words),
    '004_batch_signs': batchSigns,
    '005_records_by_account': recordsByAccount,
  }),
});

const records = ({ serial, bytes }: Dialects): Migration => ({
  async up(db: Kysely<never>) {
    const { schema } = db;
    const seq = sql.raw(serial);
    await sql`create table dielines (seq ${seq}, id text not null unique, template_id text not null, record text not null)`.execute(
      db,
    );
    await schema.createIndex('dielines_by_template').on('dielines').columns(['template_id', 'seq']).execute();
    await sql`create table mockups (seq ${seq}, id text not null unique, dieline_id text not null, record text not null)`.execute(
      db,
    );
    await schema.createIndex('mockups_by_dieline').on('mockups').columns(['dieline_id', 'seq']).execute();
    await schema
      .createTable('files')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('data', sql.raw(bytes), (c) => c.notNull())
      .execute();
    await schema
      .createTable('payments')
      .addColumn('request', 'text', (c) => c.primaryKey())
      .addColumn('paid_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('account')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('spent', 'bigint', (c) => c.notNull())
      .addColumn('first_keys', 'integer', (c) => c.notNull())
      .execute();
    await sql`insert into account (id, spent, first_keys) values (1, 0, 0)`.execute(db);
    await sql`create table keys (seq ${seq}, id text not null unique, kind text not null, hash text not null unique, created_at text not null, revoked_at text)`.execute(
      db,
    );
  },
});

/** Rows per step. */
const STEP = 1000;

/** One table for records of all kinds, files with their owner, and accounts. Existing rows get the empty account. */
const accounts = ({ serial }: Dialects): Migration => ({
  async up(db: Kysely<never>) {
    const run = (text: string) => sql.raw(text).execute(db);
    await run(
      `create table records (seq ${serial}, kind text not null, id text not null, account text not null, parent text not null, body text not null, unique (kind, id))`,
    );
    await run(
      "insert into records (kind, id, account, parent, body) select 'dieline', id, '', template_id, record from dielines order by seq",
    );
    await run(
      "insert into records (kind, id, account, parent, body) select 'mockup', id, '', dieline_id, record from mockups order by seq",
    );
    await run('create index records_by_parent on records (kind, account, parent, seq)');
    await run("alter table files add column owner text not null default ''");
    await run('create index files_by_owner on files (owner)');
    await inSteps<{ id: string; record: string }>(db, 'select id, record from dielines', async ({ id, record }) => {
      const { url } = JSON.parse(record) as { url: string };
      await sql`update files set owner = ${`dieline ${id}`} where key = ${url.replace('/files/', '')}`.execute(db);
    });
    await inSteps<{ id: string; record: string }>(db, 'select id, record from mockups', async ({ id, record }) => {
      const { artwork } = JSON.parse(record) as { artwork: string };
      await sql`update files set owner = ${`mockup ${id}`} where key = ${artwork}`.execute(db);
    });
    await run('drop table dielines');
    await run('drop table mockups');

    await run('create table accounts (account text primary key, spent bigint not null)');
    await run("insert into accounts (account, spent) select '', spent from account");
    await run('create table settings (name text primary key, value text not null)');
    await run("insert into settings (name, value) select 'first_keys', cast(first_keys as text) from account");
    await run('drop table account');
    await run(
      'create table charges (account text not null, request text not null, charged_at bigint not null, primary key (account, request))',
    );
    await inSteps<{ request: string; paid_at: number }>(db, 'select request, paid_at from payments', async (row) => {
      await sql`insert into charges (account, request, charged_at) values ('', ${withoutUnit(row.request)}, ${row.paid_at}) on conflict (account, request) do nothing`.execute(
        db,
      );
    });
    await run('drop table payments');
    await run("alter table keys add column account text not null default ''");
  },
});

/** Batches, with their requests in chunks. One worker makes one chunk. */
const batches = ({ serial }: Dialects): Migration => ({
  async up(db: Kysely<never>) {
    const run = (text: string) => sql.raw(text).execute(db);
    await run(
      'create table batches (id text primary key, account text not null, state text not null, total bigint not null, created_at text not null)',
    );
    await run(
      `create table batch_chunks (seq ${serial}, batch text not null, chunk integer not null, first_line bigint not null, size integer not null, state text not null, requests text not null, results text, refused integer not null, unique (batch, chunk))`,
    );
    await run('create index batch_chunks_by_state on batch_chunks (state, seq)');
  },
});

/** Heartbeats of batches being received, and a covering index for counts, so that they do not read the chunk texts. */
const batchSigns: Migration = {
  async up(db: Kysely<never>) {
    const run = (text: string) => sql.raw(text).execute(db);
    await run('alter table batches add column signs bigint not null default 0');
    await run('create index batch_chunks_by_batch on batch_chunks (batch, state, size, refused)');
  },
};

/** Index that lists all records of an account newest first, without sorting. */
const recordsByAccount: Migration = {
  async up(db: Kysely<never>) {
    await sql.raw('create index records_by_account on records (kind, account, seq)').execute(db);
  },
};

/** Removes the unit from stored requests: the same box now costs one credit in any unit. */
const withoutUnit = (request: string): string => {
  try {
    const [id, , area, values] = JSON.parse(request) as unknown[];
    return JSON.stringify([id, area, values]);
  } catch {
    return request;
  }
};

/** Iterates over the rows of a query, a thousand at a time. */
const inSteps = async <R>(db: Kysely<never>, query: string, each: (row: R) => Promise<void>): Promise<void> => {
  for (let skip = 0; ; skip += STEP) {
    const { rows } = await sql.raw(`${query} order by 1 limit ${STEP} offset ${skip}`).execute(db);
    for (const row of rows as R[]) await each(row);
    if (rows.length < STEP) return;
  }
};
