import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { writePages } from '../../fixtures/site/build.ts';
import { writeInto } from '../../fixtures/site/page.ts';
import { catalogue } from '../../src/index.ts';
import { openBrowser } from '../support/browser.ts';
import { newFolder } from '../support/folder.ts';

it('the site is found through, and fits a phone, from a folder without a server', async ({ skip }) => {
  const browser = await openBrowser();
  if (typeof browser === 'string') return skip(browser);
  const out = newFolder();
  await writePages(
    out,
    ['becf-10101', 'becf-12406', 'becf-21d01'].map((id) => catalogue.find(id)!.template),
  );
  writeInto(out, 'studio/index.html', '');
  const at = (path: string): string => `${pathToFileURL(out).href}/${path}`;
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const width = (): Promise<unknown> => page.evaluate('document.documentElement.scrollWidth');

    for (const wide of [1280, 390]) {
      await page.setViewportSize({ width: wide, height: 844 });
      for (const path of [
        'index.html',
        'gallery/index.html',
        'gallery/becf-10101.html',
        'guides/files.html',
        'formats.html',
        'conformance.html',
        'speed.html',
      ]) {
        await page.goto(at(path));
        expect([path, await width()]).toEqual([path, wide]);
      }
    }
    await page.goto(at('gallery/index.html'));
    await page.fill('#filter', 'Réverse tuck');
    expect(await page.locator('.cards li:visible').allTextContents()).toEqual([expect.stringContaining('becf-10101')]);
    expect(await page.textContent('#count')).toBe('1 of 3 boxes');
    await page.locator('.cards li:visible a').click();
    await page.getByRole('link', { name: 'Open in the studio' }).click();
    expect(await page.textContent('[role=status]')).toContain('needs a web server');

    await page.getByRole('searchbox').fill('kerf <b>');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search\.html\?q=kerf/);
    await page.fill('#query', 'laser');
    const links = page.locator('#results a');
    expect(await links.count()).toBeGreaterThan(1);
    await links.first().click();
    await page.waitForURL(/(guides|formats)/);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});
