import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { openRecords } from '../../src/server/store/index.ts';
import { newFolder } from '../support/folder.ts';

/** A folder with a database that `make` wrote. */
const withDatabase = (make: (path: string) => void): string => {
  const data = newFolder();
  make(join(data, 'boxwright.db'));
  return data;
};

describe('records that cannot be opened name the file and the remedy', () => {
  const file = (data: string) => join(data, 'boxwright.db');

  it('a file that is not a database', async () => {
    const data = withDatabase((path) => writeFileSync(path, 'no database at all '.repeat(100)));
    await expect(openRecords({ data })).rejects.toThrow(
      `${file(data)} is not a database. Choose another folder with --data, or restore a backup in its place.`,
    );
  });

  it('the database of another program', async () => {
    const data = withDatabase((path) => {
      const other = new Database(path);
      other.exec('create table songs (title text)');
      other.close();
    });
    await expect(openRecords({ data })).rejects.toThrow(
      `${file(data)} is not a database of Boxwright: it holds tables of another program (songs). Choose another folder`,
    );
  });

  it('a newer version', async () => {
    const data = newFolder();
    await (await openRecords({ data })).close();
    const later = new Database(file(data));
    later.exec("insert into kysely_migration (name, timestamp) values ('999_later', '2030')");
    later.close();
    await expect(openRecords({ data })).rejects.toThrow(
      `${file(data)} cannot be opened: it was written by a newer version of Boxwright. Use that version.`,
    );
  });

  it('a damaged database', async () => {
    const data = newFolder();
    await (await openRecords({ data })).close();
    const bytes = readFileSync(file(data));
    writeFileSync(file(data), Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 0xee)]));
    await expect(openRecords({ data })).rejects.toThrow(`${file(data)} is damaged. Restore a backup in its place.`);
  });

  it('a path through a file', async () => {
    const data = newFolder();
    writeFileSync(join(data, 'plain'), '');
    await expect(openRecords({ data: join(data, 'plain', 'deep') })).rejects.toThrow(
      /plain\/deep cannot be a folder: a part of the path is a file\. Choose another with --data\./,
    );
  });

  it.skipIf(process.platform !== 'linux')('a folder that cannot hold files', async () => {
    await expect(openRecords({ data: '/proc/boxwright' })).rejects.toThrow(
      '/proc/boxwright cannot hold a database: no file can be made there. Choose another folder with --data.',
    );
  });

  it('a folder in the place of the database', async () => {
    const data = withDatabase((path) => mkdirSync(path));
    await expect(openRecords({ data })).rejects.toThrow(/cannot hold a database/);
  });
});
