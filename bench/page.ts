import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue, mockup } from '../src/index.ts';
import { openBrowser } from '../test/support/browser.ts';
import { byTurns } from './measure.ts';
import type { Row } from './row.ts';

/**
 * Time until the box of a page is visible, in a browser with software rendering.
 * @throws Error when no browser can be opened.
 */
export const opened = async (id: string): Promise<Row[]> => {
  const browser = await openBrowser();
  if (typeof browser === 'string') throw new Error(browser);
  const folder = await mkdtemp(join(tmpdir(), 'boxwright-'));
  try {
    const path = join(folder, 'box.html');
    await writeFile(path, await (await mockup(catalogue.find(id)!)).html());
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const open = async () => {
      await page.goto(pathToFileURL(path).href);
      await page.locator('body[data-state=ready]').waitFor();
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    };
    const what = 'a mockup page opens in a browser, without a graphics card';
    return await byTurns([{ what, call: open, elsewhere: true }]);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
};
