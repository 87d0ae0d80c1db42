import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteAdapter, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Engine } from './engine.ts';

/** How long one process waits for another to finish its writing, in ms; the writing takes one or two. */
const PATIENCE = 10_000;

/**
 * SQLite in a folder, which is made where it is missing and is its owner's alone. An answer is given only after what
 * it tells of is on the disk, so that neither a kill nor a power cut takes it back. Several processes may open it; one
 * process opens it once, for whoever waits in SQLite holds up his whole process.
 */
export const sqlite = (folder: string): Engine => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'boxwright.db');
  const database = new Database(path);
  chmodSync(path, 0o600);
  database.exec(`PRAGMA busy_timeout = ${PATIENCE}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL`);
  return {
    dialect: new Embedded({ database }),
    serial: 'integer primary key autoincrement',
    bytes: 'blob',
  };
};

/** Did this fail only because another process was writing? */
export const busy = (error: unknown): boolean =>
  error instanceof Error && /SQLITE_BUSY|SQLITE_LOCKED|database is locked/.test(`${error.message} ${codeOf(error)}`);

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** SQLite can undo changes of tables as well, which its dialect does not make use of: a migration is whole or not at all. */
class Embedded extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Transactional();
  }
}

class Transactional extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
