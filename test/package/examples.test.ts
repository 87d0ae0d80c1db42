import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EdgeVM } from '@edge-runtime/vm';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { expect, it } from 'vitest';
import { projectWith } from './installed.ts';

const HOME = 'fixtures/examples';

/** An example in a folder of its own, with the package installed as its package.json asks. */
const example = async (name: string): Promise<string> => {
  const own = join(HOME, name);
  const { dependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const others = Object.keys(dependencies).filter(
    (one) => existsSync(join('node_modules', one)) && one !== 'boxwright',
  );
  const folder = await projectWith(...others);
  cpSync(own, folder, { recursive: true });
  return folder;
};

const node = (cwd: string, ...args: string[]) =>
  new Promise<{ code: unknown; out: string; err: string }>((done) =>
    execFile(process.execPath, args, { cwd }, (error, out, err) => done({ code: error ? error.code : 0, out, err })),
  );

it('every example is listed and tested', () => {
  const folders = readdirSync(HOME, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
  expect(folders).toEqual(['batch', 'express-shop', 'nextjs-route', 'node-script', 'vite-page']);
  const page = readFileSync(join(HOME, 'README.md'), 'utf8');
  for (const folder of folders) expect(page).toContain(`[${folder}](${folder}/`);
});

it('a script draws, and prints values that work', async () => {
  const folder = await example('node-script');
  expect(await node(folder, 'draw.js', '80')).toEqual({
    code: 0,
    out: expect.stringMatching(/^[\d.]+ × [\d.]+ mm flat, [\d.]+ cm² of board\n$/),
    err: '',
  });
  expect(readFileSync(join(folder, 'box.svg'), 'utf8')).toMatch(/^<svg/);
  expect(readFileSync(join(folder, 'box.dxf'), 'utf8')).toContain('AC1021');
  expect(readFileSync(join(folder, 'box.pdf'), 'latin1')).toMatch(/^%PDF/);
  expect(await node(folder, 'draw.js', '1')).toMatchObject({ code: 1, err: expect.stringMatching(/length.* works/) });
});

it('a shop quotes boxes and serves their files', async () => {
  const folder = await example('express-shop');
  const { shop } = (await import(pathToFileURL(join(folder, 'shop.js')).href)) as {
    shop: { listen(port: number, done: () => void): Server };
  };
  const server = await new Promise<Server>((done) => {
    const own = shop.listen(0, () => done(own));
  });
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/boxes`;
  const answer = await fetch(`${at}/reverse-tuck-end/quote?length=60&width=25&height=100&quantity=1000`);
  const quote = (await answer.json()) as { readonly price: number };
  expect(quote).toMatchObject({ box: 'Reverse tuck end', quantity: 1000, area_cm2: 245.9 });
  expect(quote.price).toBeCloseTo(45 + 1000 * 0.02459 * 0.62, 1);
  const die = await fetch(`${at}/0201/die.dxf?length=300`);
  expect([die.status, (await die.text()).includes('AC1021')]).toEqual([200, true]);
  const refused = await fetch(`${at}/reverse-tuck-end/quote?length=1`);
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({ errors: [expect.objectContaining({ suggestion: expect.anything() })] }),
  ]);
  expect((await fetch(`${at}/qqqq/quote`)).status).toBe(404);
  expect((await fetch(`${at}/0201/die.ai`)).status).toBe(404);
  await new Promise((done) => server.close(done));
});

it('a route of Next.js draws in the edge runtime', async () => {
  const folder = await example('nextjs-route');
  const { outputFiles } = await esbuild({
    absWorkingDir: folder,
    entryPoints: ['app/dieline/[template]/route.js'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'route',
    // What Next.js resolves packages by for this runtime.
    conditions: ['edge-light', 'worker', 'browser'],
    logLevel: 'silent',
  });
  const edge = new EdgeVM();
  edge.evaluate(outputFiles[0]!.text);
  const get = async (template: string, query: string): Promise<{ status: number; type: string; text: string }> => {
    const call = `route.GET(new Request('https://shop.example/dieline/x${query}'), { params: Promise.resolve({ template: '${template}' }) })`;
    const answer = `{ status: a.status, type: a.headers.get('content-type'), text: await a.text() }`;
    return JSON.parse(await edge.evaluate(`${call}.then(async (a) => JSON.stringify(${answer}))`));
  };
  expect(edge.evaluate('route.runtime')).toBe('edge');
  // As `next start` hands it to the route.
  expect(await get('becf-10101', '?length=60&width=25&height=100&template=becf-10101')).toMatchObject({
    status: 200,
    type: 'image/svg+xml',
    text: expect.stringMatching(/^<svg/),
  });
  expect(await get('becf-10101', '?length=1')).toMatchObject({ status: 400, text: expect.stringContaining('works') });
  expect((await get('becf-99999', '')).status).toBe(404);
});

it('a page of Vite contains no other template', async () => {
  const folder = await example('vite-page');
  await vite({ root: folder, logLevel: 'error', build: { outDir: 'out', modulePreload: false } });
  const [name] = readdirSync(join(folder, 'out/assets')).filter((file) => file.startsWith('index'));
  const code = readFileSync(join(folder, 'out/assets', name!), 'utf8');
  expect(code).toContain('becf-10101');
  expect(code).not.toContain('Pillow pack');
});

it('a batch makes the valid boxes, and reports why the others fail', async () => {
  const folder = await example('batch');
  const { code, out, err } = await node(folder, 'many.js');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('tea-60: tea-60.dxf, tea-60.pdf\n');
  expect(out).toMatch(/^too-small: .*length is 1 mm/m);
  expect(out).toContain('5 made, 1 refused\n');
  expect(readdirSync(join(folder, 'dies')).filter((file) => file.endsWith('.dxf'))).toHaveLength(5);
});
