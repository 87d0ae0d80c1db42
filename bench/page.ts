import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrowser } from '../test/support/browser.ts';
import { measure } from './measure.ts';
import type { Row } from './row.ts';

/** How long it takes until the box of a page stands there, in a browser that draws by software; nothing where there is none. */
export const opened = async (html: string): Promise<Row[]> => {
  const browser = await openBrowser();
  if (typeof browser === 'string') {
    console.warn(`Not measured, how long a page takes to open: ${browser}`);
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'boxwright-'));
  try {
    const path = join(folder, 'box.html');
    await writeFile(path, html);
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const time = await measure(async () => {
      await page.goto(pathToFileURL(path).href);
      await page.locator('body[data-state=ready]').waitFor();
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    });
    return [{ what: 'that page opens in a browser, without a graphics card', time }];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
};
