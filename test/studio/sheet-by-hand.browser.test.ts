import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SavedLayout } from '../../src/entry/saved-layout.ts';
import { openBrowser } from '../support/browser.ts';
import { builtForTests } from './build.ts';
import { hosting, PATH } from './hosting.ts';

const browser = await openBrowser();
const missing = typeof browser === 'string' ? browser : undefined;
if (missing) console.warn(`SKIPPED, layouts by hand in a browser: ${missing}`);
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
});

describe.skipIf(missing)('a layout changed by hand, in a browser', () => {
  let server: Server;
  let home = '';
  const complaints: string[] = [];
  beforeAll(async () => {
    server = await hosting(await builtForTests());
    home = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  });
  afterAll(() => server?.close());
  afterEach(() => expect(complaints.splice(0)).toEqual([]));

  const opened = async (hash: string): Promise<Page> => {
    if (typeof browser === 'string') throw new Error(browser);
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(25000);
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
    await page.goto(home + hash);
    await page.locator('.sheet-picture use').first().waitFor();
    return page;
  };

  const saved = async (page: Page): Promise<SavedLayout> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.file', { hasText: 'to be opened and changed again' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/_sheet\.layout\.json$/);
    return JSON.parse(await readFile(await download.path(), 'utf8')) as SavedLayout;
  };

  it('shows at once what is wrong, keeps blanks that stay, and is saved, opened and taken back', async () => {
    const page = await opened('#/box/becf-10101?length=120&width=60&height=140&view=flat&panel=sheet');
    const found = page.locator('.big:not(.old) b');
    await found.waitFor();
    // From the first change on no search moves a blank.
    const blank = page.getByRole('combobox', { name: 'Change a blank by hand' });
    await blank.selectOption('1');
    await page.getByLabel('Stays when the others are laid again').check();
    await page.locator('.sheet-picture .fixed').waitFor();
    await found.waitFor();
    const before = await saved(page);
    const count = before.placements.length;
    expect(await page.locator('.sheet-picture use').count()).toBe(count);

    // A blank is dragged over its neighbour: both are named, and the lines cannot be taken.
    await page.locator('.big').scrollIntoViewIfNeeded();
    const [first, second] = await Promise.all(
      [0, 1].map(
        async (k) =>
          (await page
            .locator('.sheet-picture g')
            .nth(k + 1)
            .boundingBox())!,
      ),
    );
    await page.mouse.move(first!.x + first!.width / 2, first!.y + first!.height / 2);
    await page.mouse.down();
    await page.mouse.move(second!.x + second!.width / 2 - 9, second!.y + second!.height / 2, { steps: 5 });
    await page.mouse.up();
    await page.getByRole('status').getByText('Blanks 1, 2 overlap').waitFor();
    expect(await page.locator('.sheet-picture .faulty').count()).toBeGreaterThan(1);
    expect(await page.locator('.file', { hasText: 'Sheet layout' }).isDisabled()).toBe(true);

    // The drag is one step.
    await page.keyboard.press('Control+z');
    await page.locator('.press-findings').waitFor({ state: 'detached' });
    expect((await saved(page)).placements).toEqual(before.placements);

    // By keyboard: the blank that stays is placed, and the others are laid again around it.
    await blank.selectOption('1');
    await page.getByLabel('From the left, mm').fill('123.5');
    await page.getByLabel('From the left, mm').press('Enter');
    await page.getByRole('button', { name: 'Lay the others again' }).click();
    await page.locator('.press-findings').waitFor({ state: 'detached' });
    await page.locator('.sheet-picture .fixed').waitFor();
    await found.waitFor();
    const after = await saved(page);
    expect(after.placements.filter(({ fixed }) => fixed).map(({ x }) => x)).toEqual([123.5]);
    expect(after.placements.length).toBeGreaterThan(count / 2);

    // Another page, with another box, opens it.
    const other = await opened('#/box/becf-12001?view=flat&panel=sheet');
    await other
      .locator('.drawer input[type=file]')
      .setInputFiles({
        name: 'form.layout.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(after)),
      });
    await other.waitForURL(/becf-10101/);
    await other.locator('.sheet-picture .fixed').waitFor();
    await other.locator('.big:not(.old) b', { hasText: `${after.placements.length}` }).waitFor();
    expect((await saved(other)).placements).toEqual(after.placements);
    await other.getByRole('button', { name: 'Lay all again' }).click();
    await other.locator('.big:not(.old) b', { hasText: `${count}` }).waitFor();
    await other.close();
    await page.close();
  });
});
