/** Worker thread that holds an SQLite database, so that the request thread never waits for the disk. See `sqlite.ts`. */
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { type Dialect, migrate } from './migrate.ts';
import { begin, frees, writes } from './operations.ts';
import { inputSize, LOG_PAGES, reserveOf } from './reserve.ts';
import * as messages from './sqlite-messages.ts';
import { type Operation, type Row, sql } from './statement.ts';

/** Maximum wait for another process to finish writing, in ms. Writing takes one or two. */
const BUSY_TIMEOUT = 10_000;

const { folder, maxBytes } = workerData as messages.ThreadData;
const path = join(folder, 'boxwright.db');
const port = parentPort!;
const reserve = reserveOf(path);

/** Creates a folder and its parents. Node's recursive mkdir hangs on file systems that refuse, such as /proc. */
const makeFolder = (of: string): void => {
  if (existsSync(of)) {
    if (!statSync(of).isDirectory()) throw Object.assign(new Error(`${of} is a file`), { code: 'ENOTDIR' });
    return;
  }
  makeFolder(dirname(of));
  try {
    mkdirSync(of, { mode: 0o700 });
  } catch (error) {
    // Ignore the error if another process created it meanwhile.
    if (!existsSync(of)) throw error;
  }
};

const DIALECT: Dialect = {
  serial: 'integer primary key autoincrement',
  bytes: 'blob',
  tables: sql("select name from sqlite_master where type in ('table', 'view') and name not like 'sqlite_%'"),
};

const drive = <R>(operation: Operation<R>, prepare: (text: string) => Database.Statement): R => {
  let step = operation.next([]);
  while (!step.done) step = operation.next(prepare(step.value.sql).all([...step.value.values]) as Row[]);
  return step.value;
};

/** Runs work, and undoes it when it fails. An immediate transaction locks out other writers at once, a deferred one when it writes. */
const inTransaction = <R>(database: Database.Database, lock: 'IMMEDIATE' | 'DEFERRED', work: () => R): R => {
  database.exec(`BEGIN ${lock}`);
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // On a full disk SQLite has already rolled back.
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
};

const open = async (): Promise<Database.Database> => {
  makeFolder(resolve(folder));
  const database = new Database(path);
  try {
    chmodSync(path, 0o600);
    // synchronous = FULL makes commits durable before the answer: neither a kill nor a power cut loses them.
    database.exec(
      `PRAGMA busy_timeout = ${BUSY_TIMEOUT}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`,
    );
    // Tables that are up to date are only read. Of two processes that write, one is refused as busy, and starts again.
    inTransaction(database, 'DEFERRED', () => drive(migrate(DIALECT, true), (text) => database.prepare(text)));
    if (maxBytes !== undefined) {
      const { page_size } = database.prepare('PRAGMA page_size').get() as { page_size: number };
      database.exec(`PRAGMA max_page_count = ${Math.floor(maxBytes / page_size)}`);
    }
    reserve.take();
    return database;
  } catch (error) {
    // Also close it when it was only busy: a connection refused halfway keeps a stale snapshot.
    database.close();
    throw error;
  }
};

/** Maximum number of retries, about 10 ms apart. */
const MAX_RETRIES = 200;

/** Retries while another process changes the tables. A refused attempt has no effect. */
const retryWhileBusy = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let more = MAX_RETRIES; ; more--) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || more === 0) throw error;
      // A random delay, so that two competing processes do not collide again.
      await setTimeout(1 + Math.random() * 20);
    }
  }
};

/** True when the attempt failed only because another process was writing. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  /SQLITE_BUSY|SQLITE_LOCKED|database is locked/.test(`${error.message} ${'code' in error ? String(error.code) : ''}`);

const SPARE = 'select freelist_count * page_size as pages from pragma_freelist_count, pragma_page_size';

/** Runs batches of operations. Prepares each statement once. */
const runBatches = (database: Database.Database): ((batch: messages.Batch) => messages.OperationResults) => {
  const { ino, dev } = statSync(path);
  const prepared = new Map<string, Database.Statement>();
  const prepare = (sql: string): Database.Statement => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };

  const run = ({ name, input }: messages.Batch[number]): unknown => drive(begin(name, input as never), prepare);
  const together = (batch: messages.Batch): messages.OperationResults =>
    inTransaction(database, 'IMMEDIATE', () => batch.map((one) => ({ value: run(one) })));
  const attempt = (one: messages.Batch[number]): messages.OperationResults[number] => {
    try {
      return writes(one.name) ? together([one])[0]! : { value: run(one) };
    } catch (error) {
      return { error: messages.toThreadError(error) };
    }
  };
  const alone = (one: messages.Batch[number]): messages.OperationResults[number] => {
    const first = attempt(one);
    if (!('error' in first && messages.isFull(first.error) && frees(one.name))) return first;
    reserve.release();
    const again = attempt(one);
    try {
      // Write the log into the database: the next changes then need no more room.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // The log stays as it is.
    }
    reserve.take();
    return again;
  };
  /** True for changes that would leave no room for those that make room. */
  const isTooMuch = (batch: messages.Batch): boolean => {
    const adding = batch.filter(({ name }: messages.Batch[number]): boolean => writes(name) && !frees(name));
    if (!adding.length) return false;
    try {
      const [{ pages }] = prepare(SPARE).all() as [{ pages: number }];
      return !reserve.allows(inputSize(adding), pages);
    } catch {
      // The changes themselves tell what is wrong with the database.
      return false;
    }
  };
  const isGone = (): boolean => {
    try {
      const now = statSync(path);
      return now.ino !== ino || now.dev !== dev;
    } catch {
      return true;
    }
  };

  return (batch) => {
    if (isGone()) return batch.map(() => ({ error: gone }));
    if (isTooMuch(batch)) return batch.map((one) => (isTooMuch([one]) ? { error: full } : alone(one)));
    if (!batch.some(({ name }) => writes(name)) || batch.length === 1) return batch.map(alone);
    try {
      return together(batch);
    } catch {
      // One operation failed and rolled back the whole batch: run each alone.
      return batch.map(alone);
    }
  };
};

const gone: messages.ThreadError = {
  message: `${path} was removed or replaced while it was open`,
  code: messages.GONE,
};

const full: messages.ThreadError = { message: 'database or disk is full', code: 'SQLITE_FULL' };

const tell = (message: messages.OpenedDatabase): void => port.postMessage(message);

try {
  const database = await retryWhileBusy(open);
  const runBatch = runBatches(database);
  port.on('message', (batch: messages.Batch | 'close') => {
    if (batch === 'close') {
      database.close();
      port.close();
      return;
    }
    const results = runBatch(batch);
    // Transfer large files without copying.
    const buffers = results.flatMap((result) =>
      'value' in result && isFile(result.value) ? [result.value.data.buffer as ArrayBuffer] : [],
    );
    port.postMessage(results, buffers);
  });
  tell({ ready: true });
} catch (error) {
  tell({ error: messages.toThreadError(error) });
  port.close();
}

function isFile(value: unknown): value is { readonly data: Uint8Array } {
  return typeof value === 'object' && value !== null && 'data' in value && value.data instanceof Uint8Array;
}
