import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { dieline } from '../../src/index.ts';
import { openBrowser } from '../support/browser.ts';
import { projectWith } from './installed.ts';

const PAGE =
  '<!doctype html><script type="module" src="./out/page.js"></script>' +
  '<boxwright-box template="becf-10101" length="60" width="25" height="100" flap="chamfer_flap" fold="1"></boxwright-box>';

it('a page shows a box flat and folded, follows its attributes, and says what cannot be made', async ({ skip }) => {
  const browser = await openBrowser();
  if (typeof browser === 'string') return skip(browser);
  const folder = await projectWith();
  writeFileSync(join(folder, 'page.js'), "import 'boxwright/element';");
  await build({
    absWorkingDir: folder,
    entryPoints: ['page.js'],
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    logLevel: 'error',
  });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('http://page.example/**', (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      return path
        ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, path)) })
        : route.fulfill({ contentType: 'text/html', body: PAGE });
    });
    await page.goto('http://page.example/');
    // Selectors of the browser look into the element.
    await page.waitForSelector('[part=folded] svg');
    const own = dieline('becf-10101', { length: 60, width: 25, height: 100, flap: 'chamfer_flap' });
    const shown = async (): Promise<unknown> =>
      page.evaluate(
        "({ size: document.querySelector('boxwright-box').box.size, id: document.querySelector('boxwright-box').box.id })",
      );
    expect(await shown()).toEqual({ size: own.size, id: own.id });
    const closed = await page.innerHTML('[part=folded]');
    await page.fill('[part=slider]', '0.3');
    const before = JSON.stringify(closed);
    await page.waitForFunction(
      `document.querySelector('boxwright-box').shadowRoot.querySelector('[part=folded]').innerHTML !== ${before}`,
    );
    const box = page.locator('boxwright-box');
    const set = async (name: string, value: string, event: string): Promise<void> => {
      await box.evaluate(
        (element, [name, value, event]) =>
          new Promise<void>((done) => {
            element.addEventListener(event!, () => done(), { once: true });
            element.setAttribute(name!, value!);
          }),
        [name, value, event],
      );
    };
    await set('length', '1', 'refused');
    expect(await page.textContent('[part=message]')).toMatch(/length is 1 mm.* works/);
    await set('length', '70', 'drawn');
    expect(await page.textContent('[part=message]')).toBe('');
    await set('template', 'becf-nope', 'refused');
    expect(await page.textContent('[part=message]')).toContain('There is no template becf-nope');
    await set('template', 'becf-10101', 'drawn');
    await set('view', 'flat', 'drawn');
    expect(await page.isVisible('[part=slider]')).toBe(false);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
