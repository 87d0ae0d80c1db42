import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepTexts, openBrowser, PATIENCE, wasShown } from '../support/browser.ts';
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
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !/^(data|blob):|^http:\/\/127\.0\.0\.1/.test(request.url()))
        complaints.push(`${request.method()} ${request.url()}`);
    });
    await page.addInitScript(keepTexts);
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

  /** Presses a button that saves a file. @returns its name and its text. */
  const saved = async (page: Page, button: string): Promise<readonly [name: string, text: string]> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')];
  };

  it('keeps the artwork of a version with its files, in the browser and in the exported file', async () => {
    const context = await newContext();
    const page = await opened(context, `${MUG}&panel=artwork`);
    const red = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="30mm"><path d="M0 0H99V99H0z" fill="red"/></svg>',
    );
    await page
      .locator('.drawer input[type=file]')
      .setInputFiles({ name: 'tea.svg', mimeType: 'image/svg+xml', buffer: red });
    /** Where the picture lies, in shares of the board. */
    const placeOf = async (one: Page): Promise<readonly number[]> => {
      const image = one.locator('.flat-drawing image');
      await image.waitFor();
      const [inner, outer] = [(await image.boundingBox())!, (await one.locator('.flat-drawing .board').boundingBox())!];
      const { x, y, width, height } = outer;
      return [(inner.x - x) / width, (inner.y - y) / height, inner.width / width].map((v) => Math.round(v * 100));
    };
    const place = await placeOf(page);
    await page.getByRole('button', { name: 'Download', exact: true }).first().click();
    await keep(page, 'Keep this box');
    await page.reload();
    await page.locator('.flat-drawing .board').waitFor();
    expect(await page.locator('.flat-drawing image').count()).toBe(0);
    await go(page, '#/kept');
    await page.locator('.kept-list .about', { hasText: 'tea.svg' }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all' }).click();
    const file = await (await saved).path();
    const other = await opened(await newContext(), '#/kept');
    await other
      .locator('main input[type=file]')
      .setInputFiles({ name: 'boxes.json', mimeType: 'application/json', buffer: await readFile(file) });
    await page.getByRole('link', { name: /^Open: / }).click();
    expect(await placeOf(page)).toEqual(place);
    await page.context().close();
    // A comparison, which may name a box by its code, opens a kept one with its artwork, too.
    const kept = (await other.getByRole('link', { name: /^Open: / }).getAttribute('href'))!.slice(1);
    await go(other, `#/compare?box=${encodeURIComponent(kept)}&box=/box/0201`);
    await other.getByRole('link', { name: 'Regular slotted case' }).waitFor();
    await other.getByRole('link', { name: 'Reverse tuck end' }).click();
    expect(await placeOf(other)).toEqual(place);
    await other.context().close();
  });

  /** The rows of a comparison: name, and value of each box. */
  const comparedRows = (page: Page): Promise<readonly (readonly string[])[]> =>
    page
      .locator('table.compared tr:not(:has(.group))')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => cell.textContent.replace(', differs', ''))),
      );

  it('compares two versions at one scale, with the rows that differ, and leads back to both', async () => {
    const context = await newContext();
    const page = await opened(context, MUG);
    await keep(page, 'Keep this box');
    await page.locator('#field-height').fill('220');
    await page.getByRole('img', { name: 'Flat drawing, 374.5 × 428 mm' }).waitFor();
    await page.keyboard.press('Enter');
    await keep(page, 'Keep as a version of Reverse tuck end');
    await page.evaluate('shownTexts.clear()');
    await go(page, '#/kept');
    await page.getByRole('button', { name: 'Compare Reverse tuck end · 1' }).press('Enter');
    await page.getByText('One box is chosen.').waitFor();
    await page.getByRole('button', { name: 'Compare Reverse tuck end', exact: true }).click();
    await wasShown(page, '90 × 90 × 220 mm');
    // Before a box is known its row has no unit without figures.
    expect(await page.evaluate("shownTexts.has('mm')")).toBe(false);
    await page.getByRole('link', { name: 'Compare the two boxes' }).click();
    await page.getByRole('heading', { name: 'Compare two boxes' }).waitFor();
    await expect.poll(() => comparedRows(page), { timeout: PATIENCE }).toContainEqual(['Height', '110 mm', '220 mm']);
    const rows = await comparedRows(page);
    expect(rows[0]).toEqual(['', 'Reverse tuck end · 1', 'Reverse tuck end']);
    expect(rows).toContainEqual(['Flat size', '374.5 × 318 mm', '374.5 × 428 mm']);
    expect(rows.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Inside', 'Outside', 'Board', 'Cut', 'Crease', 'Room inside']),
    );
    expect(rows.slice(1).every(([, a, b]) => a !== b)).toBe(true);
    await page.getByText(`${rows.length - 1} differences`).waitFor();
    const heights = await page
      .locator('.pair svg')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights[0]! / heights[1]!).toBeCloseTo(318 / 428, 2);
    await page.getByRole('checkbox', { name: 'Show equal rows, too' }).check();
    expect(await comparedRows(page)).toContainEqual(['Length', '90 mm', '90 mm']);

    await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
    for (const [theme, width] of [
      ['light', 1280],
      ['dark', 320],
    ] as const) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      await page.setViewportSize({ width, height: 800 });
      expect([width, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([width, width]);
      expect(await page.evaluate('axe.run(document).then(({ violations }) => violations.map(({ id }) => id))')).toEqual(
        [],
      );
    }
    await page.getByRole('link', { name: 'Reverse tuck end · 1' }).click();
    await expect.poll(() => page.locator('#field-height').inputValue()).toBe('110');

    // Wrong links say why, and lead back.
    for (const [hash, why] of [
      ['#/compare', 'This link does not name two boxes'],
      ['#/compare?box=/kept&box=/box/becf-10101', 'This link does not name two boxes'],
      ['#/compare?box=/box/becf-10101&box=/box/no-such-box', 'This studio does not have the template no-such-box'],
      [
        '#/compare?box=/box/becf-10101&box=/box/becf-10101%3Flength=9999',
        'becf-10101 cannot be made with these values',
      ],
    ] as const) {
      await go(page, hash);
      await page.getByRole('alert').getByText(why).waitFor();
    }
    await page.locator('main').getByRole('link', { name: 'My boxes' }).click();
    await expect.poll(() => listed(page)).toHaveLength(2);
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

  /** Ends each transaction as a browser does whose disk is full. */
  const FULL = `
    Object.defineProperty(IDBTransaction.prototype, 'error', { get: () => new DOMException('', 'QuotaExceededError') });
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      put.apply(this, given);
      this.transaction.abort();
    };
  `;

  it('exports boxes as a file that another browser imports, and refuses any other file', async () => {
    const context = await newContext();
    const page = await opened(context, MUG);
    await keep(page, 'Keep this box');
    await page.locator('#field-height').fill('125');
    await page.getByRole('img', { name: 'Flat drawing, 374.5 × 333 mm' }).waitFor();
    await keep(page, 'Keep as a version of Reverse tuck end');
    await go(page, '#/box/becf-21701?panel=take');
    await keep(page, 'Keep this box');
    await go(page, '#/kept');
    await expect.poll(async () => (await listed(page)).filter((row) => /\d+ mm$/.test(row))).toHaveLength(3);
    const dates = await page.locator('.kept-list').textContent();
    const [allName, all] = await saved(page, 'Export all');
    const [name, one] = await saved(page, 'Export Reverse tuck end');
    expect([allName, name]).toEqual(['boxes.json', 'Reverse-tuck-end.boxes.json']);
    expect(JSON.parse(all).boxes).toHaveLength(2);
    expect(JSON.parse(one).boxes[0].versions).toHaveLength(2);

    const elsewhere = await newContext();
    const other = await opened(elsewhere, '#/kept');
    const give = async (target: Page, ...texts: readonly string[]): Promise<void> => {
      const files = texts.map((text, k) => ({
        name: `given ${k}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      }));
      await target.locator('.kept header input').setInputFiles(files);
    };
    await other.getByText('Nothing is kept yet').waitFor();
    await give(other, one);
    await wasShown(other, '1 box is new or has new versions');
    await give(other, one, all);
    await expect.poll(() => listed(other)).toHaveLength(3);
    await other.reload();
    await expect.poll(() => other.locator('.kept-list').textContent()).toBe(dates);
    await give(other, all);
    await wasShown(other, '0 boxes are new or have new versions');

    // A version that is deleted here comes back, and a renamed box keeps its name.
    await other
      .getByRole('button', { name: /^Delete: Reverse tuck end · 1$/ })
      .first()
      .click();
    await other.getByRole('button', { name: /^Really delete: / }).click();
    await expect.poll(() => listed(other)).toHaveLength(2);
    const field = other.getByRole('textbox', { name: 'Name of the box' }).last();
    await field.fill('Tea mug');
    await field.press('Enter');
    await give(other, all);
    await expect.poll(() => listed(other)).toEqual([expect.stringContaining('Mailer with cherry locks: '), ...MUGS]);

    // One wrong file of several, and nothing is changed.
    const kept = JSON.parse(all);
    const script = '<img src=x onerror="document.title = 1">';
    for (const [text, place] of [
      ['not JSON', 'JSON'],
      [all.slice(0, -20), 'JSON'],
      ['{}', 'schema'],
      [JSON.stringify({ ...kept, boxes: [...kept.boxes, { name: script, versions: 5 }] }), 'boxes[2].versions'],
      [all.replace('/box/becf-21701', 'javascript:alert(1)//'), 'boxes[1].versions[0].address'],
    ] as const) {
      await give(other, all.replaceAll('90', '91'), text);
      await other
        .getByRole('alert')
        .getByText(`given 1.json is not a file of kept boxes, or it is damaged (${place}). `)
        .waitFor();
    }
    await other.reload();
    await expect.poll(() => listed(other)).toHaveLength(3);
    // A name is a text, and a template that is not here is told.
    const strange = { name: script, versions: [{ address: '/box/no-such-box', kept: '2001-01-01T00:00:00Z' }] };
    await give(other, JSON.stringify({ schema: 1, boxes: [strange] }));
    await expect.poll(() => listed(other)).toContain(`${script}: This studio does not have the template no-such-box`);
    // Without room nothing is changed.
    await page.evaluate(FULL);
    await give(page, JSON.stringify({ schema: 1, boxes: [strange] }));
    await page.getByText('There is no room left in this browser. Nothing was changed.').waitFor();
    await page.reload();
    await expect.poll(() => listed(page)).toHaveLength(3);
    await context.close();
    await elsewhere.close();
  });

  it('says that the disk is full, or that the browser keeps nothing, and changes nothing', async () => {
    const context = await newContext();
    const page = await opened(context, MUG);
    await keep(page, 'Keep this box');
    await page.evaluate(FULL);
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
