import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { builtForTests } from './build.ts';
import { hosting, PATH } from './hosting.ts';

const browser = await openBrowser();
const missing = typeof browser === 'string' ? browser : undefined;
if (missing) console.warn(`SKIPPED, my boxes in a browser: ${missing}`);
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
});

const MUG = '#/box/becf-10101?length=90&width=90&height=110&view=flat&panel=take';

describe.skipIf(missing)('my boxes, in a browser', () => {
  let server: Server;
  let home = '';
  const complaints: string[] = [];

  beforeAll(async () => {
    server = await hosting(await builtForTests());
    home = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  });
  afterAll(() => server?.close());

  const newContext = (): Promise<BrowserContext> => {
    if (typeof browser === 'string') throw new Error(browser);
    return browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  };

  const opened = async (context: BrowserContext, hash: string): Promise<Page> => {
    const page = await context.newPage();
    page.setDefaultTimeout(25000);
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !/^(data|blob):|^http:\/\/127\.0\.0\.1/.test(request.url()))
        complaints.push(`${request.method()} ${request.url()}`);
    });
    await page.goto(home + hash);
    return page;
  };

  const keep = async (page: Page, button: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await page.getByText('is kept in this browser').waitFor();
  };

  const go = (page: Page, hash: string) => page.evaluate(`location.hash = ${JSON.stringify(hash)}`);

  /** Names, sizes of the current versions and of older ones, as the list shows them. */
  const listed = (page: Page): Promise<readonly string[]> =>
    page.locator('.kept-list li').evaluateAll((rows) =>
      rows.map((row) => {
        const name = row.querySelector('input')!.value;
        return `${name}: ${row.querySelector('.about')!.textContent}`;
      }),
    );

  const MUGS = ['Tea mug: 90 × 90 × 125 mm', 'Tea mug · 1: 90 × 90 × 110 mm'];

  it('keeps a box, names it, makes versions, copies and deletes it', async () => {
    const context = await newContext();
    const page = await opened(context, MUG);
    await keep(page, 'Keep this box');
    await go(page, '#/kept');
    await expect.poll(() => listed(page)).toEqual(['Reverse tuck end: 90 × 90 × 110 mm']);
    await page.reload();
    const name = page.getByRole('textbox', { name: 'Name of the box' });
    await name.fill('Tea mug');
    await name.press('Enter');
    await expect.poll(() => listed(page)).toEqual(['Tea mug: 90 × 90 × 110 mm']);
    // The keyboard stays where it was.
    expect(await page.evaluate('document.activeElement.className')).toBe('name');

    // A box that is opened from here and kept again is a version.
    await page.getByRole('link', { name: 'Open: Tea mug' }).click();
    await page.locator('#field-height').fill('125');
    await page.getByRole('img', { name: 'Flat drawing, 374.5 × 333 mm' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Download', exact: true }).first().click();
    await keep(page, 'Keep as a version of Tea mug');
    await go(page, '#/kept');
    await expect.poll(() => listed(page)).toEqual(MUGS);
    await page.getByRole('button', { name: 'Make current' }).click();
    await expect.poll(() => listed(page)).toEqual(['Tea mug: 90 × 90 × 110 mm', 'Tea mug · 1: 90 × 90 × 125 mm']);
    await page.getByRole('button', { name: 'Make current' }).click();
    await expect.poll(() => listed(page)).toEqual(MUGS);

    await page.getByRole('button', { name: 'Duplicate Tea mug' }).click();
    await expect.poll(() => listed(page)).toContain('Tea mug 2: 90 × 90 × 125 mm');
    for (let left = 2; left > 0; left--) {
      await page
        .getByRole('button', { name: /^Delete: Tea mug( 2)?$/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^Really delete: / }).click();
    }
    await page.getByText('Nothing is kept yet').waitFor();

    for (const width of [820, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([width, width]);
    }
    await context.close();
  });

  it('loses nothing between two tabs', async () => {
    const context = await newContext();
    const [first, second] = [await opened(context, MUG), await opened(context, '#/box/becf-21701?panel=take')];
    await keep(first, 'Keep this box');
    await go(first, '#/kept');
    await expect.poll(() => listed(first)).toHaveLength(1);
    await keep(second, 'Keep this box');
    // The first tab still shows one box, and renames it.
    const name = first.getByRole('textbox', { name: 'Name of the box' });
    await name.fill('Mailer with cherry locks');
    await name.press('Enter');
    await expect
      .poll(async () => (await listed(first)).toSorted())
      .toEqual(['Mailer with cherry locks 2: 90 × 90 × 110 mm', 'Mailer with cherry locks: 150 × 100 × 50 mm']);
    await context.close();
  });

  it('says that the disk is full, or that the browser keeps nothing, and changes nothing', async () => {
    const context = await newContext();
    const page = await opened(context, MUG);
    await keep(page, 'Keep this box');
    // As a browser ends a transaction for which the disk has no room.
    await page.evaluate(`
      Object.defineProperty(IDBTransaction.prototype, 'error', { get: () => new DOMException('', 'QuotaExceededError') });
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given) {
        put.apply(this, given);
        this.transaction.abort();
      };
    `);
    await page.locator('#field-height').fill('125');
    await page.getByRole('img', { name: 'Flat drawing, 374.5 × 333 mm' }).waitFor();
    await page.getByRole('button', { name: 'Keep as a version of' }).click();
    await page.getByText('There is no room left in this browser. Nothing was changed.').waitFor();
    await page.goto(`${home}#/kept`);
    await page.reload();
    await expect.poll(() => listed(page)).toEqual(['Reverse tuck end: 90 × 90 × 110 mm']);
    await context.close();

    const closed = await newContext();
    await closed.addInitScript("Object.defineProperty(window, 'indexedDB', { value: undefined })");
    const without = await opened(closed, MUG);
    await without.getByRole('button', { name: 'Keep this box' }).click();
    await without.getByText('This browser keeps nothing here').waitFor();
    await go(without, '#/kept');
    await without.getByText('This browser keeps nothing here').waitFor();
    await closed.close();
  });

  it('logs no error and sends nothing', () => expect(complaints).toEqual([]));
});
