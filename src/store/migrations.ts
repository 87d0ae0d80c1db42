import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';
import type { Engine } from './engine.ts';

/**
 * Every change the tables have seen, in order. What was published stays as it is: a change is a new entry. There is no
 * way back; a program that is older than its database refuses to open it.
 */
export const migrations = ({ serial, bytes }: Engine): MigrationProvider => ({
  getMigrations: async () => ({ '001_records': records(serial, bytes) }),
});

const records = (serial: string, bytes: 'blob' | 'bytea'): Migration => ({
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
