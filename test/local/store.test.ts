import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localApi, memoryStore, writeWhole } from '../../src/local/index.ts';
import { dieline, file, mockup } from '../store/samples.ts';
import { newFolder } from '../support/folder.ts';
import { samples } from './samples.ts';

describe('memory', () => {
  it('keeps the last dielines, oldest first, and forgets those before', async () => {
    const local = localApi({ catalogue: samples, store: memoryStore({ keep: 3 }) });
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

  it('keeps the last mockups, and no artwork of those before', async () => {
    const store = memoryStore({ keepMockups: 2 });
    await store.addDieline(dieline('di'));
    for (const id of ['a', 'b', 'c']) await store.addMockup(mockup(id, 'di', `ar_${id}.png`), file(`ar_${id}.png`));
    expect((await store.mockupsOf('di', 0, 9)).mockups.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(await store.file('ar_a.png')).toBeUndefined();
    expect(await store.file('ar_c.png')).toEqual(file('ar_c.png'));
  });

  it('forgets with a dieline its file and its mockups', async () => {
    const store = memoryStore({ keep: 1 });
    await store.addDieline(dieline('di_1'), file('di_1.svg'));
    await store.addMockup(mockup('a', 'di_1', 'ar_a.png'), file('ar_a.png'));
    await store.addDieline(dieline('di_2'), file('di_2.svg'));
    for (const key of ['di_1.svg', 'ar_a.png']) expect(await store.file(key)).toBeUndefined();
    expect(await store.mockup('a')).toBeUndefined();
    expect(await store.file('di_2.svg')).toEqual(file('di_2.svg'));
  });
});

describe('a file is written whole', () => {
  it('in the place of the one before, or not at all', async () => {
    const folder = newFolder();
    const path = join(folder, 'a.svg');
    for (const text of ['old', 'new']) await writeWhole(path, text);
    expect(readFileSync(path, 'utf8')).toBe('new');
    mkdirSync(join(folder, 'b.svg'));
    await expect(writeWhole(join(folder, 'b.svg'), 'text')).rejects.toThrow('EISDIR');
    expect(readdirSync(folder).sort()).toEqual(['a.svg', 'b.svg']);
  });

  it('and says what went wrong first', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'plain'), '');
    await expect(writeWhole(join(folder, 'plain', 'a.svg'), 'text')).rejects.toThrow(/^ENOTDIR.*open/);
  });
});
