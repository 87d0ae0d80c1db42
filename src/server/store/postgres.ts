import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StoreFault } from '../../service/local/index.ts';
import { migrate } from './migrate.ts';
import {
  type Answered,
  begin,
  type Name,
  type OperationInput,
  type Row,
  type Runner,
  type Statement,
  writes,
} from './operations.ts';

const CONNECTIONS = 10;

/** Connection timeout, in ms. */
const CONNECT = 10_000;

/**
 * Opens a PostgreSQL database, which any number of processes may share.
 * @throws Error when it cannot be reached, or contains the tables of another program.
 */
export const openPostgres = async (url: string): Promise<Runner> => {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT });
  // The next query replaces a broken idle connection. Without a listener the error would end the process.
  pool.on('error', () => {});
  try {
    const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
    await migrate(db, { serial: 'bigint generated always as identity primary key', bytes: 'bytea' }, false);
  } catch (error) {
    await pool.end();
    throw error;
  }

  /** Statement names, so that each statement is prepared once per connection. */
  const names = new Map<string, string>();
  const query = async (client: pg.PoolClient, { sql, values }: Statement): Promise<Row[]> => {
    const name = names.get(sql) ?? `boxwright_${names.size}`;
    names.set(sql, name);
    return (await client.query<Row>({ name, text: sql, values: [...values] })).rows;
  };
  const drive = async <N extends Name>(
    client: pg.PoolClient,
    name: N,
    input: OperationInput<N>,
  ): Promise<Answered<N>> => {
    const operation = begin(name, input);
    let step = operation.next([]);
    while (!step.done) step = operation.next(await query(client, step.value));
    return step.value;
  };

  return {
    async run<N extends Name>(name: N, input: OperationInput<N>): Promise<Answered<N>> {
      let client: pg.PoolClient | undefined;
      try {
        client = await pool.connect();
        if (writes(name)) await client.query('begin');
        const value = await drive(client, name, input);
        if (writes(name)) await client.query('commit');
        client.release();
        return value;
      } catch (error) {
        // Close the connection: the server then rolls back its transaction.
        client?.release(true);
        throw faultOf(error);
      }
    },
    close: () => pool.end(),
  };
};

/** Maps an error of PostgreSQL to a fault of the store (classes 08, 53 and 57 of its codes). */
const faultOf = (error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '53100') return new StoreFault('full', 'The disk of the database is full: nothing more can be stored.');
  const lost = /^(08|53|57P)|^E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_)|^ENOENT|^ENOTFOUND/.test(code);
  if (lost || (error instanceof Error && /terminated|timeout exceeded|Client has encountered/.test(error.message)))
    return new StoreFault('unavailable', 'The database cannot be reached.', { cause: error });
  return error;
};
