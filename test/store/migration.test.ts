import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { batchOperations } from '../../src/server/store/batch-operations.ts';
import { openRecords, type Place } from '../../src/server/store/index.ts';
import { type Dialects, migrations } from '../../src/server/store/migrations.ts';
import { TransactionalSqlite } from '../../src/server/store/sqlite-dialect.ts';
import type { Statement } from '../../src/server/store/statement.ts';
import { newFolder } from '../support/folder.ts';
import { postgresOfRun } from '../support/postgres.ts';

const postgres = await postgresOfRun();

/** A database as version 0.1.0 wrote it. */
const before = async (db: Kysely<never>, words: Dialects): Promise<void> => {
  const { error } = await new Migrator({ db, provider: migrations(words) }).migrateTo('001_records');
  expect(error).toBeUndefined();
  const data = words.bytes === 'blob' ? sql`x'0102'` : sql`'\\x0102'::bytea`;
  for (const id of ['di_1', 'di_2', 'di_3']) {
    const record = JSON.stringify({ id, url: `/files/${id}.svg`, dieline_template_id: 'becf-10101' });
    await sql`insert into dielines (id, template_id, record) values (${id}, 'becf-10101', ${record})`.execute(db);
    await sql`insert into files (key, name, type, data) values (${`${id}.svg`}, 'a.svg', 'image/svg+xml', ${data})`.execute(
      db,
    );
  }
  const mockup = JSON.stringify({ id: 'm', dielineId: 'di_2', artwork: 'ar_1.png' });
  await sql`insert into mockups (id, dieline_id, record) values ('m', 'di_2', ${mockup})`.execute(db);
  await sql`insert into files (key, name, type, data) values ('ar_1.png', 'a.png', 'image/png', ${data})`.execute(db);
  await sql`insert into keys (id, kind, hash, created_at) values ('k', 'dielines', 'abc', '2026-01-01T00:00:00Z')`.execute(
    db,
  );
  await sql`update account set spent = 1, first_keys = 1`.execute(db);
  await sql`insert into payments (request, paid_at) values ('["becf-10101","in",false,{"length":76.2}]', 5000)`.execute(
    db,
  );
};

const sqlite = async (): Promise<Place> => {
  const data = newFolder();
  const database = new Database(join(data, 'boxwright.db'));
  const db = new Kysely<never>({ dialect: new TransactionalSqlite(database) });
  await before(db, { serial: 'integer primary key autoincrement', bytes: 'blob' });
  await db.destroy();
  return { data };
};

const inPostgres = async (): Promise<Place> => {
  const databaseUrl = await postgres!.create();
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }),
  });
  await before(db, { serial: 'bigint generated always as identity primary key', bytes: 'bytea' });
  await db.destroy();
  return { databaseUrl };
};

describe.each([
  ['SQLite', sqlite, true],
  ['PostgreSQL', inPostgres, postgres !== undefined],
] as const)('%s', (_, make, here) =>
  it.skipIf(!here)('accounts are added, and nothing is lost', async () => {
    const records = await openRecords(await make());
    const listed = await records.list({ kind: 'dieline', account: '', parent: 'becf-10101', skip: 0, take: 9 });
    expect([listed.total, listed.records.map(({ id }) => id)]).toEqual([3, ['di_1', 'di_2', 'di_3']]);
    expect((await records.find('mockup', 'm'))!).toMatchObject({
      account: '',
      parent: 'di_2',
      body: { artwork: 'ar_1.png' },
    });
    expect([...(await records.file('di_1.svg'))!.data]).toEqual([1, 2]);
    expect(await records.keys()).toEqual([
      { id: 'k', kind: 'dielines', account: '', hash: 'abc', created_at: '2026-01-01T00:00:00Z' },
    ]);
    expect(await records.addFirstKeys([])).toBe(false);
    // Files belong to their records, and charges to requests that no longer state a unit.
    expect(await records.remove({ kind: 'mockup', id: 'm', account: '', parent: 'di_2' })).toBe(true);
    expect(await records.file('ar_1.png')).toBeUndefined();
    expect(await records.remove({ kind: 'dieline', id: 'di_3', account: '', parent: 'becf-10101' })).toBe(true);
    expect([await records.file('di_3.svg'), await records.file('di_1.svg')]).toEqual([undefined, expect.anything()]);
    const spend = (request: string) =>
      records.spendCredit({ account: '', request, at: new Date(5500), since: new Date(4500), limit: 1 });
    expect(await spend('["becf-10101",false,{"length":76.2}]')).toBe(true);
    expect(await spend('["becf-10101",false,{"length":50}]')).toBe(false);
    await records.close();
  }),
);

it('counts of a batch are read from an index: the texts of its chunks stay unread', async () => {
  const data = newFolder();
  await (await openRecords({ data })).close();
  const operation = batchOperations.findBatch({ id: 'ba', account: '' });
  operation.next();
  const { sql: text, values } = operation.next([{ id: 'ba' }]).value as Statement;
  const database = new Database(join(data, 'boxwright.db'));
  const plan = database.prepare(`explain query plan ${text}`).all(...values);
  database.close();
  expect(plan).toEqual([
    expect.objectContaining({ detail: expect.stringContaining('COVERING INDEX batch_chunks_by_batch') }),
  ]);
});
