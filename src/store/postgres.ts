import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';

/** PostgreSQL at an address, shared by as many processes as there are. */
export const postgres = (url: string): Engine => {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while nobody uses it is replaced by the next query; unheard it would end the process.
  pool.on('error', () => {});
  return {
    dialect: new PostgresDialect({ pool }),
    serial: 'bigint generated always as identity primary key',
    bytes: 'bytea',
  };
};
