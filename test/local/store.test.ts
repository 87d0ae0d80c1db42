import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localApi, memoryStore, writeWhole } from '../../src/service/local/index.ts';
import { file, record } from '../store/samples.ts';
import { newFolder } from '../support/folder.ts';
import { samples } from './samples.ts';

describe('memory', () => {
  it('keeps the last dielines, oldest first, and drops older ones', async () => {
    const local = localApi({ catalogue: samples, store: memoryStore({ keep: { dieline: 3 } }) });
    const make = async (id: string, length: number) => {
      const variables = { unit: 'mm', length, width: 25, height: 100, material: 0.5 } as const;
      return (await local.createDieline(id, { format: 'svg', variables })).dieline.id;
    };
    const ids = [await make('becf-10101', 60), await make('becf-10101', 61), await make('becf-10101', 62)];
    const { dieline_list: all } = await local.listDielines('becf-10101');
    expect(all.dielines.map(({ id }) => id)).toEqual(ids);
    ids.push(await make('becf-10101', 63));
    const { dieline_list: last } = await local.listDielines('becf-10101');
    expect(last).toMatchObject({ total: 3, dielines: ids.slice(1).map((id) => ({ id })) });
  });

  it('keeps the last records of a kind, and drops the files of older ones', async () => {
    const store = memoryStore({ keep: { sheet: 2 } });
    for (const id of ['a', 'b', 'c']) await store.add(record(id), [file(`${id}.png`)]);
    const { records } = await store.list({ kind: 'sheet', account: '', parent: 'press-1', skip: 0, take: 9 });
    expect(records.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(await store.file('a.png')).toBeUndefined();
    expect(await store.file('c.png')).toEqual(file('c.png'));
  });

  it('deletes a record with its files and dependent records', async () => {
    const store = memoryStore({ keep: { sheet: 1 } });
    await store.add(record('a'), [file('a.svg')]);
    await store.add(record('m', { kind: 'plate', parent: 'a' }), [file('m.png')]);
    await store.add(record('b'), [file('b.svg')]);
    for (const key of ['a.svg', 'm.png']) expect(await store.file(key)).toBeUndefined();
    expect(await store.find('plate', 'm')).toBeUndefined();
    expect(await store.file('b.svg')).toEqual(file('b.svg'));
  });
});

describe('a file is written atomically', () => {
  it('replaces the previous one completely, or not at all', async () => {
    const folder = newFolder();
    const path = join(folder, 'a.svg');
    for (const text of ['old', 'new']) await writeWhole(path, text);
    expect(readFileSync(path, 'utf8')).toBe('new');
    mkdirSync(join(folder, 'b.svg'));
    await expect(writeWhole(join(folder, 'b.svg'), 'text')).rejects.toThrow('EISDIR');
    expect(readdirSync(folder).sort()).toEqual(['a.svg', 'b.svg']);
  });

  it('and reports the first error', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'plain'), '');
    await expect(writeWhole(join(folder, 'plain', 'a.svg'), 'text')).rejects.toThrow(/^ENOTDIR.*open/);
  });
});
