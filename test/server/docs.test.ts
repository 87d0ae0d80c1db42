import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFolder } from '../support/folder.ts';
import { type Running, start } from '../support/running.ts';

let server: Running;
const folder = newFolder();
const at = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${server.url}${path}`, init);

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Guides</title>');
  writeFileSync(join(folder, 'assets/main.js'), 'void 0;');
  writeFileSync(join(folder, 'secret.txt'), 'no page');
  writeFileSync(join(folder, 'late.html'), 'early');
  server = await start({ docs: folder });
});
afterAll(() => server.close());

it('the guides are at /docs, with OpenAPI beside them', async () => {
  const first = await at('/docs');
  expect([first.status, first.url, await first.text()]).toEqual([200, `${server.url}/docs/`, '<title>Guides</title>']);
  expect(first.headers.get('content-security-policy')).toMatch(/^default-src 'self'/);
  const script = await at('/docs/assets/main.js');
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  const again = await at('/docs/', { headers: { 'If-None-Match': first.headers.get('etag')! } });
  expect(again.status).toBe(304);
  const api = await at('/docs/api/');
  expect([api.status, api.headers.get('content-type')]).toEqual([200, expect.stringContaining('html')]);
});

it.each(['/docs/nowhere.html', '/docs/secret.txt', '/docs/..%2f..%2fpackage.json', '/docs/assets'])(
  '%s is not a page of the guides',
  async (path) => expect((await at(path)).status).toBe(404),
);

it('a page is read once, and again only after a failed read', async () => {
  const page = join(folder, 'late.html');
  rmSync(page);
  expect((await at('/docs/late.html')).status).toBe(500);
  writeFileSync(page, 'late');
  expect(await (await at('/docs/late.html')).text()).toBe('late');
  rmSync(page);
  expect(await (await at('/docs/late.html')).text()).toBe('late');
});
