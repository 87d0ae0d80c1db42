import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dieline } from '../../src/index.ts';
import { openBrowser } from '../support/browser.ts';
import { builtForTests } from './build.ts';

const browser = await openBrowser();
const missing = typeof browser === 'string' ? browser : undefined;
if (missing) console.warn(`SKIPPED, the studio in a browser: ${missing}`);
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
});

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Where the studio lies on its host: not at the root. */
const PATH = '/some/where/';

/** A plain web host. */
const hosting = (folder: string): Promise<Server> => {
  const server = createServer(async ({ url = '' }, answer) => {
    const { pathname } = new URL(url, 'http://host');
    const name = pathname.startsWith(PATH) ? pathname.slice(PATH.length) || 'index.html' : undefined;
    const data = name === undefined ? undefined : await readFile(join(folder, name)).catch(() => undefined);
    if (!data) return answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': TYPES[extname(name!)] ?? 'application/octet-stream' }).end(data);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
};

describe.skipIf(missing)('the studio, in a browser', () => {
  let server: Server;
  let home = '';
  const complaints: string[] = [];

  beforeAll(async () => {
    server = await hosting(await builtForTests());
    home = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  });
  afterAll(() => server?.close());

  const opened = async (
    hash = '',
    options: Parameters<Exclude<typeof browser, string>['newPage']>[0] = {},
  ): Promise<Page> => {
    if (typeof browser === 'string') throw new Error(browser);
    const page = await browser.newPage({
      viewport: { width: 1024, height: 640 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    });
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(home) && !/^(data|blob):/.test(request.url()))
        complaints.push(`asked for ${request.url()}`);
    });
    await page.goto(home + hash);
    return page;
  };

  const drawn = (page: Page, size: string) => page.getByRole('img', { name: `Flat drawing, ${size}` }).waitFor();

  it('finds a box for a mug, shapes it, mends an error, and hands out the file', async () => {
    const page = await opened();
    await page.getByRole('searchbox').fill('mug 9 × 9 × 11 cm');
    await page.getByText('For 90 × 90 × 110 mm').waitFor();
    const card = page.getByRole('listitem').filter({ hasText: 'Reverse tuck end' }).first();
    await card.getByText('4 A4 pages').waitFor();
    expect(await card.textContent()).toContain('374.5 × 318 flat');
    await card.getByRole('link').click();
    await page.getByRole('button', { name: 'Flat', exact: true }).click();
    await drawn(page, '374.5 × 318 mm');
    expect(page.url()).toContain('#/box/becf-10101?length=90&width=90&height=110');

    // A decimal comma, another unit, and an arrow key.
    const height = page.locator('#field-height');
    await height.fill('12,5 cm');
    await drawn(page, '374.5 × 333 mm');
    expect(await height.inputValue()).toBe('12,5 cm');
    await height.press('Enter');
    expect(await height.inputValue()).toBe('125');
    await height.press('ArrowUp');
    await drawn(page, '374.5 × 334 mm');
    await page.getByRole('button', { name: 'cm', exact: true }).click();
    expect(await height.inputValue()).toBe('12.6');
    await page.getByRole('button', { name: 'mm', exact: true }).click();

    // Wrong: said at the field last touched, the last good drawing stays, a button mends it.
    await page.locator('#field-width').fill('95');
    await page.getByText('More than length').waitFor();
    await page.getByText('Shown: the last size that works, 90 × 90 × 126 mm').waitFor();
    await page.getByRole('button', { name: 'Swap the two' }).click();
    await drawn(page, '384.5 × 334 mm');
    expect(await page.locator('#field-length').inputValue()).toBe('95');
    await page.locator('#field-length').fill('5000');
    await page.getByRole('button', { name: 'Use 1000 mm' }).click();
    await page.locator('#field-length').fill('95');

    // A choice, and one that clashes with it.
    await page.getByRole('button', { name: /^Postal lock/ }).click();
    await page.getByRole('radio', { name: 'Top', exact: true }).check();
    await page.waitForURL(/postal_lock=top/);
    await page.getByRole('button', { name: /^Platform under the lid/ }).click();
    await page.getByRole('radio', { name: 'Plain' }).click({ force: true });
    await page.getByRole('button', { name: 'Use it, without: postal lock' }).click();
    await page.waitForURL(/top_separator=plain/);
    expect(page.url()).not.toContain('postal_lock');

    // Away with it: the file is that of the library.
    await page.getByRole('button', { name: 'Take away' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^DXF/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^reverse-tuck-end_95x90x126_becf-10101.*\.dxf$/);
    const same = dieline('becf-10101', { length: 95, width: 90, height: 126, top_separator: 'plain' });
    expect(await readFile(await download.path(), 'utf8')).toBe(same.dxf());

    // The link holds it all.
    const link = page.url();
    const other = await opened(link.slice(home.length));
    await drawn(other, `${Number(same.size.width.toFixed(2))} × ${Number(same.size.height.toFixed(2))} mm`);
    expect(await other.locator('#field-height').inputValue()).toBe('126');
    await other.close();
    await page.close();
  });

  it('narrows by filters, finds codes, says what it does not find', async () => {
    const page = await opened();
    await page.getByLabel('Rigid board').check();
    await page.getByRole('heading', { name: /^\d+ boxes$/ }).waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'Reverse tuck' }).count()).toBe(0);
    await page.getByLabel('Rigid board').uncheck();
    await page.getByRole('searchbox').fill('0427 300x200x80 b flute');
    await page.getByRole('heading', { name: '1 box', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Mailer with cherry locks' }).click();
    await page.waitForURL(/length=300&width=200&height=80&material=3/);
    await page.keyboard.press('f');
    await page.getByRole('img', { name: /^Flat drawing/ }).waitFor();
    await page.goBack();
    await page.getByRole('searchbox').fill('zeppelin');
    await page.getByRole('heading', { name: 'No box called “zeppelin”' }).waitFor();
    await page.getByRole('button', { name: /^Show all \d+$/ }).click();
    await page.getByRole('heading', { name: 'Most used' }).waitFor();
    await page.close();
  });

  it('complains of nothing, and asks nobody else', () => expect(complaints).toEqual([]));
});
