import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { EdgeVM } from '@edge-runtime/vm';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { expect, it } from 'vitest';
import webpack from 'webpack';
import { inTurn } from '../support/turns.ts';
import { projectWith } from './installed.ts';

/** A page that draws one box of the whole catalogue. */
const PAGE = `import { dieline } from 'boxwright/engine';
const box = dieline('becf-10101', { length: 60, width: 25, height: 100 });
globalThis.drawn = [box.svg().slice(0, 4), box.dxf().includes('AC1021'), typeof box.pdf];
`;
const DRAWN = ['<svg', true, 'function'];

/** A page that draws one template and folds it. */
const ALONE = `import { createCatalogue, drawOne } from 'boxwright/engine';
import template from 'boxwright/templates/cartons/tray-boxes/glued-tray';
const own = createCatalogue([template].flat());
const box = drawOne(own, own.templates[0].ids.named[0], {});
globalThis.drawn = [box.svg().slice(0, 4), box.dxf().includes('AC1021'), typeof box.pdf];
`;

/** A page with a template of its own, made of the pieces of ours. */
const OWN = `import { box, mm, rectangle } from 'boxwright/author';
import { createCatalogue, drawOne } from 'boxwright/engine';
const card = box('carton', { name: 'Card', about: 'A card.', group: 'tags', from: 'house: a rectangle', ids: ['shop-card'],
  size: { length: mm(90, [20, 500], 'Length'), width: mm(50, [20, 500], 'Width') },
  build: ({ length, width }) => ({ trunk: rectangle('card', length, width, { folds: [] }) }) });
const box1 = drawOne(createCatalogue([card]), 'shop-card', { length: 85 });
globalThis.drawn = [box1.svg().slice(0, 4), box1.dxf().includes('AC1021'), typeof box1.pdf];
`;

const project = async (code: string): Promise<string> => {
  const folder = await projectWith();
  writeFileSync(join(folder, 'page.js'), code);
  return folder;
};

/** Runs what a bundler wrote where there is nothing of Node, nor of a browser's page. */
const runBare = (code: string): unknown => {
  const world: Record<string, unknown> = { TextEncoder, TextDecoder, console };
  world.globalThis = world;
  runInNewContext(code, world);
  return world.drawn;
};

/** Files of a bundle that one of them loads at once, and not when it asks for more. */
const loadedBy = (byName: ReadonlyMap<string, string>, start: string): ReadonlySet<string> => {
  const loaded = new Set<string>();
  const add = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const [, next] of byName.get(name)!.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) add(next!);
  };
  add(start);
  return loaded;
};

const inOneFile = async (code: string): Promise<string> => {
  const { outputFiles } = await esbuild({
    absWorkingDir: await project(code),
    entryPoints: ['page.js'],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
};

const compressed = (text: string): number => gzipSync(text, { level: 9 }).length;

const bundled = async (
  code: string,
): Promise<{ text: string; first: number; byName: ReadonlyMap<string, string>; templates: readonly string[] }> => {
  const folder = await project(code);
  const { outputFiles, warnings, metafile } = await esbuild({
    absWorkingDir: folder,
    entryPoints: ['page.js'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    metafile: true,
    logLevel: 'silent',
  });
  expect(warnings).toEqual([]);
  const byName = new Map(outputFiles.map(({ path, text }) => [path.split(/[\\/]/).at(-1)!, text]));
  const text = [...loadedBy(byName, 'page.js')].map((name) => byName.get(name)!).join('\n');
  const templates = Object.entries(metafile.outputs).flatMap(([path, { entryPoint = '' }]) =>
    /\/web\/templates\/(?!lazy)/.test(entryPoint) ? [path.split('/').at(-1)!] : [],
  );
  return { text: [...byName.values()].join('\n'), first: compressed(text), byName, templates };
};

// Besides the engine: rules of the hosted service's requests, what sizes mean in a template, boards by points and ECT, 0.7 kB that the fold of a file for the press shares with it,
// and creases told apart by their fold.
it('esbuild: one template is at most 62 kB for a page', async () => {
  expect((await bundled(ALONE)).first).toBeLessThan(62_000);
});

it('esbuild: a template whose id is known at run time is at most 74 kB for a page, the engine included', async () => {
  const { byName, templates } = await bundled(`import { dieline, loadTemplate } from 'boxwright/lazy';
    globalThis.drawn = dieline(await loadTemplate(globalThis.id)).svg();`);
  expect(templates.length).toBeGreaterThan(150);
  const first = loadedBy(byName, 'page.js');
  const sizeOf = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + compressed(byName.get(name)!), 0);
  const more = templates.map((name) => sizeOf([...loadedBy(byName, name)].filter((one) => !first.has(one))));
  more.sort((a, b) => a - b);
  expect(sizeOf(first) + more[more.length >> 1]!).toBeLessThan(74_000);
  expect(sizeOf(first) + more.at(-1)!).toBeLessThan(100_000);
});

// The constructions of thirty measured drawings, the service's names, labels that stay near their lines, suggestions in the kind of
// the given sizes, kerf, straight scores, thirty boxes of published figures, digits by tables and the styles that people asked for do not fit into 150 KiB.
it('esbuild: the whole catalogue is at most 183 KiB for a page, and imports nothing from Node', async () => {
  const { text, first } = await bundled(PAGE);
  expect(first).toBeLessThan(183 * 1024);
  for (const name of builtinModules)
    expect(text).not.toMatch(new RegExp(`from"(node:)?${name}"|require\\("(node:)?${name}"\\)`));
  expect(runBare(await inOneFile(PAGE))).toEqual(DRAWN);
});

it('esbuild: a page writes a template of its own, and takes of the pieces only what it uses', async () => {
  expect(runBare(await inOneFile(OWN))).toEqual(DRAWN);
  expect((await bundled(OWN)).first).toBeLessThan((await bundled(ALONE)).first);
});

it.runIf(inTurn(0, 3))('Vite', async () => {
  const folder = await project(PAGE);
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./page.js"></script>');
  await vite({ root: folder, logLevel: 'error', build: { outDir: 'out', modulePreload: false } });
  const [name] = readdirSync(join(folder, 'out/assets')).filter((file) => file.startsWith('index'));
  const code = readFileSync(join(folder, 'out/assets', name!), 'utf8');
  expect(/["'`]node:/.test(code)).toBe(false);
  expect(code.length).toBeGreaterThan(100_000);
});

it.runIf(inTurn(1, 3))('webpack, and its bundle in an edge runtime', async () => {
  const folder = await project(PAGE);
  const stats = await new Promise<webpack.Stats>((done, fail) =>
    webpack(
      {
        context: folder,
        entry: './page.js',
        mode: 'production',
        target: 'webworker',
        output: { path: join(folder, 'out'), publicPath: '' },
        optimization: { minimize: false },
      },
      (error, result) => (error ? fail(error) : done(result!)),
    ),
  );
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  const edge = new EdgeVM();
  edge.evaluate(readFileSync(join(folder, 'out/main.js'), 'utf8'));
  expect(edge.evaluate('JSON.stringify(globalThis.drawn)')).toBe(JSON.stringify(DRAWN));
});

it('a page folds boxes', async () => {
  const folder = await project(`import { dieline } from 'boxwright/engine';
    import { bodies } from 'boxwright/fold';
    globalThis.drawn = bodies(dieline('becf-10101').drawing.parts).flatMap(({ prisms }) => prisms).length > 10;`);
  const { outputFiles } = await esbuild({
    absWorkingDir: folder,
    entryPoints: ['page.js'],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  expect(runBare(outputFiles[0]!.text)).toBe(true);
});
