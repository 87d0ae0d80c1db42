import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProfileOptions } from '../../src/cli/profile-options.ts';
import { profile } from '../../src/index.ts';
import { newFolder } from '../support/folder.ts';

const folder = newFolder();
const file = (text: string): string => {
  const path = join(folder, 'mine.json');
  writeFileSync(path, text);
  return path;
};

describe('the options of who takes a file', () => {
  it.each([
    { name: 'mine', stroke: 0.5 },
    { extends: 'laser', name: 'mine' },
    { extends: 'laser', kerf: { corners: 'round' } },
  ] as const)('read the file %j as a program does, and change it', async (own) => {
    const path = file(JSON.stringify(own));
    const read = profile(own);
    expect(await readProfileOptions({ profile: path })).toEqual(read);
    const kerf = { ...read.kerf, width: 0.3 };
    expect(await readProfileOptions({ profile: path, kerf: 0.3 })).toEqual({ ...read, kerf });
    expect(await readProfileOptions({ profile: path, mirror: true })).toEqual({ ...read, mirror: true });
  });

  it('change a profile by name, or the usual one', async () => {
    expect(await readProfileOptions({})).toBeUndefined();
    expect(await readProfileOptions({ profile: 'laser' })).toEqual(profile('laser'));
    expect((await readProfileOptions({ kerf: 0.3 }))!.kerf.width).toBe(0.3);
    expect(await readProfileOptions({ profile: 'laser', mirror: true })).toEqual({ ...profile('laser'), mirror: true });
  });

  it.each(['', '[1', '7', 'null'])('refuse the file %j', async (text) => {
    await expect(readProfileOptions({ profile: file(text) })).rejects.toThrow(/is not a JSON object/);
  });

  it('name what is wrong in a file', async () => {
    await expect(readProfileOptions({ profile: file('{"kerf":{"width":9}}') })).rejects.toThrow(/kerf\.width must be/);
    await expect(readProfileOptions({ profile: join(folder, 'none.json') })).rejects.toThrow(/cannot be read/);
  });
});
