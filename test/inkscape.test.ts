import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { profileNames } from '../src/engine/index.ts';
import { newFolder } from './support/folder.ts';

const EXTENSIONS = '/usr/share/inkscape/extensions';
const env = { ...process.env, PYTHONPATH: EXTENSIONS };
/** The Python of the system, with which distributions ship Inkscape's modules. */
const python = (...args: readonly string[]) => spawnSync('/usr/bin/python3', args, { env, encoding: 'utf8' });
const hasInkscape = python('-c', 'import inkex').status === 0;

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="8.5in" height="11in" viewBox="0 0 85 110"/>';

const run = (...args: readonly string[]) => {
  const page = join(newFolder(), 'page.svg');
  writeFileSync(page, BLANK);
  const command = `${process.execPath} --import tsx src/cli/main.ts`;
  return python('fixtures/inkscape/boxwright_dieline.py', ...args, '--command', command, page);
};

it.skipIf(!hasInkscape)(
  'the extension of Inkscape inserts a box as layers at true size, in the units of the page',
  () => {
    const { stdout, stderr } = run('--template', 'becf-10101', '--sizes', '60x25x100', '--profile', 'laser');
    expect(stderr).toBe('');
    // A tenth of an inch is a unit of the page.
    const scale = Number(/transform="scale\(([\d.]+)/.exec(stdout)![1]);
    expect(scale).toBeCloseTo(10 / 25.4, 5);
    expect(stdout.match(/inkscape:label="(crease|cut)"/g)).toHaveLength(2);
  },
);

it.skipIf(!hasInkscape)('a refusal is shown with values that work', () =>
  expect(run('--template', 'becf-10101', '--values', 'length=1').stderr).toContain('20 mm works'),
);

it('offers profiles that there are', () => {
  const inx = readFileSync('fixtures/inkscape/boxwright_dieline.inx', 'utf8');
  const offered = [...inx.matchAll(/<option value="(\w+)">/g)].map(([, name]) => name);
  expect(offered.length).toBeGreaterThan(4);
  for (const name of offered) expect(profileNames).toContain(name);
});
