import pg from 'pg';
import { StoreFault } from '../../service/local/index.ts';
import { type Dialect, migrate } from './migrate.ts';
import { type Answered, begin, type Name, type OperationInput, type Runner, writes } from './operations.ts';
import { type Operation, type Row, type Statement, sql } from './statement.ts';

const DIALECT: Dialect = {
  serial: 'bigint generated always as identity primary key',
  bytes: 'bytea',
  tables: sql(
    "select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = any(current_schemas(false)) and c.relkind in ('r', 'p', 'v')",
  ),
};

/** Held by a process that migrates. Versions before 1.0 use the same number, so that both wait for one another. */
const MIGRATION_LOCK = sql('select pg_advisory_xact_lock(3853314791062309107)');

const MAX_CONNECTIONS = 10;

const CONNECT_TIMEOUT_MS = 10_000;

/** Opens a PostgreSQL database, which processes may share. Throws Error when it cannot be reached or holds another program's tables. */
export const openPostgres = async (connectionString: string): Promise<Runner> => {
  const pool = new pg.Pool({ connectionString, max: MAX_CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // The next query fails or replaces a broken connection. Without a listener the error would end the process: also between two
  // queries of an operation, when the pool does not listen.
  pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}));
  /** Statement names, so that each statement is prepared once per connection. */
  const names = new Map<string, string>();
  const query = async (client: pg.PoolClient, { sql, values }: Statement): Promise<Row[]> => {
    const name = names.get(sql) ?? `boxwright_${names.size}`;
    names.set(sql, name);
    return (await client.query<Row>({ name, text: sql, values: [...values] })).rows;
  };
  const drive = async <R>(operation: Operation<R>, inTransaction: boolean): Promise<R> => {
    let client: pg.PoolClient | undefined;
    try {
      client = await pool.connect();
      if (inTransaction) await client.query('begin');
      let step = operation.next([]);
      while (!step.done) step = operation.next(await query(client, step.value));
      if (inTransaction) await client.query('commit');
      client.release();
      return step.value;
    } catch (error) {
      // Close the connection: the server then rolls back its transaction.
      client?.release(true);
      throw error;
    }
  };

  try {
    await drive(lockAndMigrate(), true);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    async run<N extends Name>(name: N, input: OperationInput<N>): Promise<Answered<N>> {
      try {
        return await drive(begin(name, input), writes(name));
      } catch (error) {
        throw faultOf(error);
      }
    },
    close: () => pool.end(),
  };
};

function* lockAndMigrate(): Operation<void> {
  yield MIGRATION_LOCK;
  yield* migrate(DIALECT, false);
}

/** Maps an error of PostgreSQL to a fault of the store (classes 08, 53 and 57 of its codes). */
const faultOf = (error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '53100') return new StoreFault('full', 'The disk of the database is full: nothing more can be stored.');
  const lost = /^(08|53|57P)|^E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_)|^ENOENT|^ENOTFOUND/.test(code);
  if (lost || (error instanceof Error && /terminated|timeout exceeded|Client has encountered/.test(error.message)))
    return new StoreFault('unavailable', 'The database cannot be reached.', { cause: error });
  return error;
};
