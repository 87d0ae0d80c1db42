import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
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
  try {
    chmodSync(path, 0o600);
    database.exec(`PRAGMA busy_timeout = ${PATIENCE}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL`);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    dialect: new Embedded(database),
    serial: 'integer primary key autoincrement',
    bytes: 'blob',
  };
};

/** Did this fail only because another process was writing? */
export const busy = (error: unknown): boolean =>
  error instanceof Error && /SQLITE_BUSY|SQLITE_LOCKED|database is locked/.test(`${error.message} ${codeOf(error)}`);

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** SQLite as it is, where its dialect takes it for less, or for more. */
class Embedded extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new Transactional();
  }

  override createDriver(): SqliteDriver {
    return new Undoing(this.#database);
  }
}

/** It can undo changes of tables as well: a migration is whole or not at all. */
class Transactional extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Where the disk is full it has undone everything by itself: to ask for it again would fail, and hide why. */
class Undoing extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}
