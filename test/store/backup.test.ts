import { copyFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backUp, openRecords } from '../../src/server/store/index.ts';
import { newFolder } from '../support/folder.ts';
import { file, record } from './samples.ts';

it('a backup of records in use is complete, and can be restored', async () => {
  const data = newFolder();
  const records = await openRecords({ data });
  for (let k = 0; k < 20; k++) await records.add(record(`r${k}`), [file(`r${k}.svg`)]);
  const out = join(newFolder(), 'backup.db');
  const writing = Promise.all(Array.from({ length: 20 }, (_, k) => records.add(record(`later${k}`))));
  backUp(data, out);
  await writing;
  if (process.platform !== 'win32') expect(statSync(out).mode & 0o777).toBe(0o600);
  expect(() => backUp(data, out)).toThrow('already exists');
  expect(() => backUp(newFolder(), `${out}2`)).toThrow('does not exist');
  // As a folder without the right to read, which the tests cannot make as root.
  const loop = join(newFolder(), 'loop');
  symlinkSync(loop, loop);
  expect(() => backUp(loop, `${out}2`)).toThrow('ELOOP');
  await records.close();

  const restored = newFolder();
  copyFileSync(out, join(restored, 'boxwright.db'));
  const again = await openRecords({ data: restored });
  for (let k = 0; k < 20; k++) expect(await again.find('sheet', `r${k}`)).toEqual(record(`r${k}`));
  expect(await again.file('r7.svg')).toEqual(file('r7.svg'));
  await again.close();
});
