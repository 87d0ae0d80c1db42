import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as vite } from 'vite';
import { expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { projectWith } from './installed.ts';

it('the page of the examples draws while the user types', async ({ skip }) => {
  const browser = await openBrowser();
  if (typeof browser === 'string') return skip(browser);
  const folder = await projectWith();
  cpSync('fixtures/examples/vite-page', folder, { recursive: true });
  await vite({ root: folder, base: './', logLevel: 'error', build: { outDir: 'out', modulePreload: false } });
  try {
    const page = await browser.newPage();
    await page.route('http://page.example/**', (route) => {
      const path = new URL(route.request().url()).pathname;
      const file = path === '/' ? 'index.html' : path.slice(1);
      const contentType = file.endsWith('.js') ? 'text/javascript' : 'text/html';
      return route.fulfill({ contentType, body: readFileSync(join(folder, 'out', file)) });
    });
    await page.goto('http://page.example/');
    await page.waitForSelector('#drawing svg');
    const before = await page.textContent('#message');
    expect(before).toContain('184.5 × 178 mm');
    await page.fill('input[name=length]', '70');
    expect(await page.textContent('#message')).toContain('204.5 × 178 mm');
    await page.fill('input[name=length]', '1');
    expect(await page.textContent('#message')).toMatch(/length is 1 mm.* works/);
    expect(await page.getAttribute('#dxf', 'href')).toMatch(/^blob:/);
  } finally {
    await browser.close();
  }
});
