import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { batchOperations } from '../../src/server/store/batch-operations.ts';
import { openRecords, type Place } from '../../src/server/store/index.ts';
import type { Statement } from '../../src/server/store/statement.ts';
import { newFolder } from '../support/folder.ts';
import { postgresOfRun } from '../support/postgres.ts';

const postgres = await postgresOfRun();

/** SQL of a database as version 0.1.0 wrote it, with the tables of the library that migrated it. */
const before = (serial: string, bytes: string, data: string): string => {
  const quoted = (value: object): string => `'${JSON.stringify(value)}'`;
  const dieline = (id: string): string => `
    insert into dielines (id, template_id, record) values ('${id}', 'becf-10101', ${quoted({ id, url: `/files/${id}.svg`, dieline_template_id: 'becf-10101' })});
    insert into files (key, name, type, data) values ('${id}.svg', 'a.svg', 'image/svg+xml', ${data});`;
  return `
    create table "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
    create table "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
    insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
    create table dielines (seq ${serial}, id text not null unique, template_id text not null, record text not null);
    create index "dielines_by_template" on "dielines" ("template_id", "seq");
    create table mockups (seq ${serial}, id text not null unique, dieline_id text not null, record text not null);
    create index "mockups_by_dieline" on "mockups" ("dieline_id", "seq");
    create table "files" ("key" text primary key, "name" text not null, "type" text not null, "data" ${bytes} not null);
    create table "payments" ("request" text primary key, "paid_at" bigint not null);
    create table "account" ("id" integer primary key, "spent" bigint not null, "first_keys" integer not null);
    insert into account (id, spent, first_keys) values (1, 1, 1);
    create table keys (seq ${serial}, id text not null unique, kind text not null, hash text not null unique, created_at text not null, revoked_at text);
    insert into kysely_migration (name, timestamp) values ('001_records', '2026-01-01T00:00:00.000Z');
    ${['di_1', 'di_2', 'di_3'].map(dieline).join('')}
    insert into mockups (id, dieline_id, record) values ('m', 'di_2', ${quoted({ id: 'm', dielineId: 'di_2', artwork: 'ar_1.png' })});
    insert into files (key, name, type, data) values ('ar_1.png', 'a.png', 'image/png', ${data});
    insert into keys (id, kind, hash, created_at) values ('k', 'dielines', 'abc', '2026-01-01T00:00:00Z');
    insert into payments (request, paid_at) values ('["becf-10101","in",false,{"length":76.2}]', 5000);`;
};

/** A database that tests open, and ask directly. */
interface Made {
  readonly place: Place;
  readonly ask: (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Tables, columns and indexes. */
  readonly schema: string;
}

const inSqlite = async (): Promise<Made> => {
  const data = newFolder();
  const path = join(data, 'boxwright.db');
  const ask = async (text: string) => {
    const database = new Database(path);
    try {
      if (!text.startsWith('select')) database.exec(text);
      return text.startsWith('select') ? (database.prepare(text).all() as Record<string, unknown>[]) : [];
    } finally {
      database.close();
    }
  };
  const schema =
    "select lower(replace(sql, '\"', '')) as line from sqlite_master where sql is not null and name not like 'kysely%' order by 1";
  return { place: { data }, ask, schema };
};

const inPostgres = async (): Promise<Made> => {
  const databaseUrl = await postgres!.create();
  const ask = async (text: string) => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    try {
      return (await client.query(text)).rows ?? [];
    } finally {
      await client.end();
    }
  };
  const schema =
    "select concat(table_name, ' ', column_name, ' ', data_type, ' ', is_nullable, ' ', column_default, ' ', is_identity) as line from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%' union all select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%' order by 1";
  return { place: { databaseUrl }, ask, schema };
};

const OLD = {
  SQLite: before('integer primary key autoincrement', 'blob', "x'0102'"),
  PostgreSQL: before('bigint generated always as identity primary key', 'bytea', "'\\x0102'::bytea"),
};

describe.each([
  ['SQLite', inSqlite, true],
  ['PostgreSQL', inPostgres, postgres !== undefined],
] as const)('%s', (name, make, here) => {
  it.skipIf(!here)('accounts are added, and nothing is lost', async () => {
    const { place, ask, schema } = await make();
    await ask(OLD[name]);
    const records = await openRecords(place);
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
    const empty = await make();
    await (await openRecords(empty.place)).close();
    expect(await ask(schema)).toEqual(await empty.ask(schema));
  });

  it.skipIf(!here)('what cannot be migrated stays as it was', async () => {
    const { place, ask, schema } = await make();
    await ask(OLD[name]);
    await ask("update mockups set record = '{' where id = 'm'");
    const old = await ask(schema);
    await expect(openRecords(place)).rejects.toThrow('JSON');
    expect(await ask(schema)).toEqual(old);
    await ask(`update mockups set record = '{"artwork":"ar_1.png"}' where id = 'm'`);
    await (await openRecords(place)).close();
  });

  it.skipIf(!here)('more rows than one step are migrated', async () => {
    const { place, ask } = await make();
    await ask(OLD[name]);
    const numbers = Array.from({ length: 2500 }, (_, k) => `('["becf-10101","mm",false,{"length":${k}}]', ${k})`);
    await ask(`insert into payments (request, paid_at) values ${numbers.join(', ')}`);
    await (await openRecords(place)).close();
    const [counted] = await ask('select count(*) as charges from charges where request like \'["becf-10101",false,%\'');
    expect(Number(counted!.charges)).toBe(2501);
  });

  it.skipIf(!here)('a newer version is refused, and an open database opens again', async () => {
    const { place, ask } = await make();
    for (let times = 0; times < 2; times++) await (await openRecords(place)).close();
    await ask("insert into kysely_migration (name, timestamp) values ('999_later', '2030')");
    await expect(openRecords(place)).rejects.toThrow('it was written by a newer version of Boxwright');
  });
});

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
