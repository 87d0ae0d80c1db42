import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/**
 * Copies the records of a folder to a file, consistently, while servers write. To restore, stop them and put it there as `boxwright.db`.
 * @throws Error when there are no records, or the file already exists.
 */
export const backUp = (folder: string, file: string): void => {
  const path = join(folder, 'boxwright.db');
  // A folder that may not be read is not one without records: its error is thrown.
  if (!statSync(path, { throwIfNoEntry: false }))
    throw new Error(`${path} does not exist. Name the folder of the records with --data.`);
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another name.`);
  const database = new Database(path);
  // The copy is as private as the records. SQLite fills an empty file.
  closeSync(openSync(file, 'wx', 0o600));
  try {
    database.exec('PRAGMA busy_timeout = 10000');
    database.prepare('VACUUM INTO ?').run([file]);
  } catch (error) {
    rmSync(file);
    throw error;
  } finally {
    database.close();
  }
  const copy = new Database(file);
  try {
    const { integrity_check } = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (integrity_check !== 'ok')
      throw new Error(`${file} is damaged: ${integrity_check}. Check ${path} and its disk.`);
  } finally {
    copy.close();
  }
};
