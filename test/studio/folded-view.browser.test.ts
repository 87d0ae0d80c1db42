import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { openBrowser, PATIENCE } from '../support/browser.ts';
import { builtForTests } from './build.ts';
import { hosting, PATH } from './hosting.ts';

const browser = await openBrowser();
const missing = typeof browser === 'string' ? browser : undefined;
if (missing) console.warn(`SKIPPED, the folded view of the studio: ${missing}`);
const server = missing ? undefined : await hosting(await builtForTests());
afterAll(async () => {
  server?.close();
  if (typeof browser !== 'string') await browser.close();
});

const open = async (box: string): Promise<Page> => {
  if (typeof browser === 'string') throw new Error(browser);
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, bypassCSP: true });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`http://127.0.0.1:${(server!.address() as AddressInfo).port}${PATH}#/box/${box}`);
  await page.locator('.fold-pane canvas[data-ready=true]').waitFor();
  // The focus has a ring, which comes and goes.
  await page.addStyleTag({ content: 'canvas { outline: none !important }' });
  return page;
};

/** A hash of the shown picture, once two in a row are the same. */
const settled = async (page: Page): Promise<string> => {
  let before = '';
  for (;;) {
    const { x, y, width, height } = (await page.locator('.fold-pane canvas').boundingBox())!;
    // Without the tools over it.
    const picture = await page.screenshot({ clip: { x: x + 20, y: y + 60, width: width - 40, height: height - 80 } });
    const now = createHash('sha256').update(picture).digest('hex');
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(300);
  }
};

it.skipIf(missing)('has six sides, and moves in the picture', async () => {
  const page = await open('becf-10101?view=folded&fold=1');
  const canvas = page.locator('.fold-pane canvas');
  const usual = await settled(page);
  const seen = new Set([usual]);
  for (const side of ['front', 'right', 'back', 'left', 'top', 'bottom']) {
    await page.locator('.fold-pane select').selectOption(side);
    seen.add(await settled(page));
  }
  // Sides that lie across from one another look alike, but for the closed edges.
  expect(seen.size).toBeGreaterThan(4);
  await canvas.press('0');
  expect(await settled(page)).toBe(usual);
  await canvas.press('Shift+ArrowRight');
  const aside = await settled(page);
  expect(aside).not.toBe(usual);
  await canvas.press('Shift+ArrowLeft');
  expect(await settled(page)).toBe(usual);
  const { x, y, width, height } = (await canvas.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 4 });
  await page.mouse.up({ button: 'right' });
  expect(await settled(page)).not.toBe(usual);
  await page.close();
});
