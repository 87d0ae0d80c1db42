import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProfileOptions } from '../../src/cli/profile-options.ts';
import { profile } from '../../src/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';
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

const BUILT_IN = ['service', 'cad', 'die', 'table', 'lightburn', 'laser', 'cricut', 'silhouette', 'print', 'press'];

it.each([...BUILT_IN.map((name) => `--profile ${name}`), '--mirror', '--kerf 0.1'])(
  '%s writes each format that it takes, chosen by the name of the file alone, and its own where none is named',
  async (options) => {
    const own = (await readProfileOptions({ profile: /^--profile (.*)/.exec(options)?.[1] ?? 'service' }))!;
    for (const format of own.formats) {
      const out = join(newFolder(), `box.${format}`);
      const { code, err } = await boxwrightCommand(`dieline becf-10101 60x25x100 ${options} --out`, [out]);
      expect([code, err, statSync(out).size > 0]).toEqual([0, '', true]);
    }
    const home = newFolder();
    expect((await boxwrightCommand(`dieline becf-10101 60x25x100 ${options} --out`, [`${home}/`])).code).toBe(0);
    expect(readdirSync(home)).toEqual([`becf-10101.${own.formats[0]}`]);
  },
);
