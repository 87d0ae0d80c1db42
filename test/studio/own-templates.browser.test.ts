import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import start from '../../src/cli/new-template.json' with { type: 'json' };
import { writeOwnModules } from '../../src/entry/studio.ts';
import { openBrowser, PATIENCE } from '../support/browser.ts';
import { newFolder } from '../support/folder.ts';
import { builtForTests } from './build.ts';
import { hosting, PATH } from './hosting.ts';

const browser = await openBrowser();
const missing = typeof browser === 'string' ? browser : undefined;
if (missing) console.warn(`SKIPPED, own templates in the studio: ${missing}`);
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
});

it.skipIf(missing)('finds and draws a template of the user beside ours', async () => {
  if (typeof browser === 'string') return;
  const [folder, own] = [await builtForTests(), newFolder()];
  const source = start.lines.join('\n').replaceAll('{{id}}', 'shop-carton').replaceAll('{{name}}', 'Shop carton');
  writeFileSync(join(own, 'shop-carton.mjs'), source);
  await writeOwnModules(folder, own);
  const index = join(folder, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace(' data-offline', ' data-own'));
  const server = await hosting(folder);
  const page = await browser.newPage();
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  try {
    await page.goto(`${address}#/?q=shop+carton`);
    const card = page.locator('.card', { hasText: 'Shop carton' });
    await card.waitFor({ timeout: PATIENCE });
    expect(await card.locator('img').first().getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
    await page.goto(`${address}#/box/shop-carton?length=90`);
    await page.locator('h1', { hasText: 'Shop carton' }).waitFor({ timeout: PATIENCE });
    await page.locator('path.cut').first().waitFor({ timeout: PATIENCE });
    // Ours are as they were.
    await page.goto(`${address}#/box/becf-10101`);
    await page.locator('h1', { hasText: 'Reverse tuck end' }).waitFor({ timeout: PATIENCE });
  } finally {
    await page.close();
    server.close();
  }
});
