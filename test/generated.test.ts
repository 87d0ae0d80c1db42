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

it('types of what a schema checks have its comments, and may lack what its defaults or null leave out', () => {
  const [plant, profile, artwork] = [OUTPUTS.plantTypes, OUTPUTS.profileTypes, OUTPUTS.artworkTypes].map((path) =>
    readFileSync(path, 'utf8'),
  );
  expect(plant).toContain('  readonly walls: readonly [Allowance, Allowance, Allowance, Allowance];\n');
  expect(plant).toContain('reaches. @defaultValue next */\n  readonly between?: ');
  expect(profile).toContain('  /** AutoCAD colour index. */\n  readonly aci: number;\n');
  expect(profile).toContain("readonly tiles?: 'A4' | 'A3' | 'letter';\n");
  expect(profile).not.toContain('extends?');
  expect(artwork).toContain('  readonly layers: readonly ArtworkLayer[];\n');
});

it('types of options are those of the values that the command line makes of them', () => {
  const types = readFileSync(OUTPUTS.options, 'utf8');
  for (const field of [
    'mirror?: true',
    'tolerance: number',
    'dimensionTexts?: false',
    'pdfHeader: boolean',
    'margin: Margins | 0',
    'keep?: true | readonly string[]',
    "sideLay: 'left' | 'right'",
  ])
    expect(types).toContain(`  readonly ${field};\n`);
  expect(types).toContain(
    "readonly 'dieline': OptionsOf['box'] & OptionsOf['dimensions'] & OptionsOf['drawing-files'];",
  );
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
