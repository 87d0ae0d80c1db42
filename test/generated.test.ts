import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { INPUTS, OUTPUTS } from '../fixtures/package/generated.ts';
import { templateFiles } from '../fixtures/package/template-files.ts';
import { createCatalogue } from '../src/index.ts';
import { signatureRows } from '../src/recognise/catalogue/tables.ts';
import { templates } from '../templates/index.ts';
import { inTurn } from './support/turns.ts';

it('templates/index.ts lists the templates of the folders', async () => {
  const exported = (await templateFiles()).flatMap((file) => file.exported.flatMap(([, value]) => value));
  expect(new Set(templates)).toEqual(new Set(exported));
  expect(templates).toHaveLength(exported.length);
});

it('every piece is exported once, and what serves the files beside it alone is not', async () => {
  const list = readFileSync(OUTPUTS.pieces, 'utf8');
  for (const path of ['./bags/pillow.ts', './shapes.ts']) expect(list.split(`'${path}'`)).toHaveLength(2);
  expect(list).not.toContain('inner/');
});

it('the tables of the checker list what their templates draw', () => {
  const some = createCatalogue(templates.filter((_, k) => inTurn(k, 8)));
  const ids = new Set(some.entries.map(({ id }) => id));
  const table = readFileSync(OUTPUTS.tables, 'utf8').split('knownEffects')[0]!;
  const listed = [...table.matchAll(/^ {2}'(.*)': '(.*)',$/gm)].flatMap(([, signature, keys]) =>
    keys!.split(' ').flatMap((key) => (ids.has(key.split(/[;,]/)[0]!) ? [`${key} ${signature}`] : [])),
  );
  const drawn = [...signatureRows(some)].flatMap(([signature, keys]) => keys.map((key) => `${key} ${signature}`));
  expect(listed.filter((row) => ids.has(row.split(/[;, ]/)[0]!)).sort()).toEqual(drawn.sort());
});

it('generated modules depend on nothing that their digest leaves out', async () => {
  const { metafile } = await build({
    entryPoints: ['fixtures/package/generated.ts'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    splitting: true,
    loader: { '.md': 'empty' },
  });
  const covered = (path: string): boolean =>
    INPUTS.some((input) => path === input || path.startsWith(join(input, '/')));
  const used = Object.keys(metafile.inputs).map((path) => relative('.', path).replaceAll('\\', '/'));
  expect(used.filter((path) => !covered(path) && !path.startsWith('fixtures/package/'))).toEqual([]);
});
