import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../src/artwork/png.ts';
import { pressPdf } from '../../src/entry/press.ts';
import { dieline } from '../../src/index.ts';
import { faceOf } from '../../src/press/file/index.ts';
import { withDensity } from '../artwork/with-density.ts';
import { apart, at, unpacked } from '../mockup/looking.ts';
import { openBrowser } from '../support/browser.ts';
import { builtForTests } from './build.ts';
import { hosting, PATH } from './hosting.ts';

const browser = await openBrowser();
const missing = typeof browser === 'string' ? browser : undefined;
if (missing) console.warn(`SKIPPED, layers of artwork in a browser: ${missing}`);
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
});

const black = new Uint8Array(4 * 100).map((_, k) => (k % 4 === 3 ? 255 : 0));
/** 20 mm wide and high. */
const dark = {
  name: 'dark.png',
  mimeType: 'image/png',
  buffer: Buffer.from(withDensity(png({ width: 10, height: 10, data: black }), 12.7)),
};
const SIZES = { length: 95, width: 40, height: 120 };
const BOX = '#/box/becf-10101?length=95&width=40&height=120&panel=artwork';

describe.skipIf(missing)('layers of artwork, in a browser', () => {
  let server: Server;
  let home = '';
  const complaints: string[] = [];
  beforeAll(async () => {
    server = await hosting(await builtForTests());
    home = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  });
  afterAll(() => server?.close());

  const opened = async (hash: string): Promise<Page> => {
    if (typeof browser === 'string') throw new Error(browser);
    const page = await browser.newPage({
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(25000);
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
    await page.goto(home + hash);
    await page.locator('.drawer input[type=file]').setInputFiles(dark);
    await page.locator('.flat-drawing image, canvas').first().waitFor();
    await page.getByText('in the middle of the blank').first().waitFor();
    return page;
  };

  afterEach(() => expect(complaints.splice(0)).toEqual([]));

  /** The document as the studio saves it. */
  const saved = async (page: Page) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Document of layers/ }).click(),
    ]);
    return JSON.parse(await readFile(await file.path(), 'utf8')).layers;
  };

  it('are moved by hand, and snap to creases and cuts', async () => {
    const page = await opened(`${BOX}&view=flat`);
    const image = page.locator('.flat-drawing image');
    const { x, y, width, height } = (await image.boundingBox())!;
    const mm = width / 20;
    const { panels } = faceOf(dieline('becf-10101', SIZES).drawing, 'outside');
    const front = panels.find(({ name }) => name === 'front')!.box;
    const size = dieline('becf-10101', SIZES).size;
    // Nearly to the lower left corner of the front.
    const to = [front.left - (size.width - 20) / 2 + 0.7, -(front.bottom - (size.height - 20) / 2) + 0.7];
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    for (const share of [0.3, 0.7, 1])
      await page.mouse.move(x + width / 2 + share * to[0]! * mm, y + height / 2 + share * to[1]! * mm);
    await page.mouse.up();
    await page.getByText('Where its numbers say').waitFor();
    const [moved] = await saved(page);
    // Creases of neighbours lie half a millimetre apart.
    expect([moved.at[0] - front.left, Math.abs(moved.at[1] - front.bottom + 0.25)]).toEqual([0, 0.25]);
    // One step takes it back.
    await page.keyboard.press('Control+z');
    await page.getByText('in the middle of the blank').waitFor();
    await page.close();
  });

  it('have a panel, a height, a turn, an ink and an order', async () => {
    const page = await opened(`${BOX}&view=flat`);
    await page.getByLabel('Lies on').selectOption({ label: 'Back' });
    await page.getByLabel('Height, mm').fill('30');
    await page.getByLabel('Height, mm').press('Enter');
    await page.getByLabel('Turned, °').fill('45');
    await page.getByLabel('Turned, °').press('Enter');
    await page.getByRole('combobox', { name: /^Ink/ }).selectOption('Foil');
    await page.locator('.drawer input[type=file]').setInputFiles({ ...dark, name: 'upper.png' });
    await page.getByText('in the middle of the blank').waitFor();
    await page.getByRole('button', { name: 'Further down' }).first().click();
    await expect.poll(() => page.locator('.drawer h3').first().textContent()).toBe('dark.png');
    expect(await saved(page)).toEqual([
      { file: 'upper.png', at: expect.any(Array), width: 20 },
      { file: 'dark.png', on: 'back', at: [0, 0], height: 30, rotate: 45, plate: 'foil' },
    ]);
    await page.close();
  });

  it('shine and rise on the folded box', async () => {
    const page = await opened(`${BOX}&view=folded&fold=1`);
    await page.locator('canvas[data-ready]').waitFor();
    await page.getByLabel('Lies on').selectOption({ label: 'Front' });
    for (const [name, value] of [
      ['From the left, mm', '20'],
      ['From below, mm', '30'],
      ['Width, mm', '50'],
    ] as const) {
      await page.getByLabel(name).fill(value);
      await page.getByLabel(name).press('Enter');
    }
    await page.getByRole('combobox', { name: 'View' }).selectOption('From the front');
    const seen = async () => {
      await page.waitForTimeout(700);
      const shot = await page.locator('canvas').screenshot();
      const picture = unpacked(shot);
      return at(picture, picture.width / 2, picture.height / 2);
    };
    expect(Math.max(...(await seen()))).toBeLessThan(60);
    await page.getByRole('combobox', { name: /^Ink/ }).selectOption('Foil');
    await expect
      .poll(async () => {
        const [r, , b] = await seen();
        return r - b;
      })
      .toBeGreaterThan(40);
    await page.getByRole('combobox', { name: /^Ink/ }).selectOption('Embossing');
    await expect.poll(async () => apart(await seen(), [255, 255, 255])).toBeLessThan(60);
    // White ink covers the colour of the board, and other ink lets it through.
    await page.getByRole('combobox', { name: /^Ink/ }).selectOption('White');
    await page.getByRole('button', { name: 'Kraft', exact: true }).click();
    await expect.poll(async () => apart(await seen(), [255, 255, 255])).toBeLessThan(60);
    await page.getByRole('combobox', { name: /^Ink/ }).selectOption('Embossing');
    await expect.poll(async () => apart(await seen(), [199, 155, 104])).toBeLessThan(40);
    await page.getByRole('button', { name: 'White', exact: true }).click();
    // On the inside of the front, seen through the back.
    await page.getByRole('button', { name: 'Inside', exact: true }).last().click();
    await page.getByRole('combobox', { name: 'View' }).selectOption('From the back');
    const drawn = async () => {
      await page.waitForTimeout(700);
      return unpacked(await page.locator('canvas').screenshot()).data;
    };
    const raised = await drawn();
    await page.getByRole('combobox', { name: /^Ink/ }).selectOption('Varnish');
    // The edges of what is raised are lighter and darker than flat board.
    await expect
      .poll(async () => (await drawn()).reduce((most, value, k) => Math.max(most, Math.abs(value - raised[k]!)), 0))
      .toBeGreaterThan(30);
    await page.close();
  });

  it('of SVG are printed as the command prints them, later without a network', async () => {
    const page = await opened(`${BOX}&view=flat`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="30mm" viewBox="0 0 60 30">
      <rect width="60" height="30" fill="#0a6"/>
      <text x="4" y="18" font-family="Liberation Sans" font-size="9" font-weight="bold">Grün &amp; gut</text></svg>`;
    const printed = async () => {
      await page.getByRole('button', { name: 'Remove' }).first().click();
      const label = { name: 'label.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
      await page.locator('.drawer input[type=file]').setInputFiles(label);
      await page.getByText('in the middle of the blank').waitFor();
      await page.getByRole('button', { name: /Press PDF/ }).click();
      const save = page.getByRole('button', { name: /Save the press PDF/ });
      await save.waitFor();
      const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
      return readFile(await file.path());
    };
    const again = async () => {
      await page.reload();
      await page.locator('.drawer input[type=file]').setInputFiles(dark);
      await page.getByText('in the middle of the blank').first().waitFor();
    };
    const first = await printed();
    const layers = await saved(page);
    const asset = async () => Buffer.from(svg);
    const { pdf } = await pressPdf(dieline('becf-10101', SIZES), { schema: 1, layers }, { asset });
    expect(first.equals(pdf)).toBe(true);

    await page.evaluate('navigator.serviceWorker.ready');
    await again();
    await printed();
    // A browser may have files for a minute without it.
    const kept = await page.evaluate(`caches.keys()
      .then(([name]) => caches.open(name)).then((cache) => cache.keys())
      .then((all) => all.map(({ url }) => url.split('/').pop()))`);
    expect(kept).toEqual(expect.arrayContaining(['resvg.js', 'resvg.wasm', 'LiberationSans-Bold.ttf']));
    await page.context().setOffline(true);
    await again();
    expect((await printed()).equals(pdf)).toBe(true);
    await page.close();
  });

  it('of SVG are not printed without the fonts of their texts', async () => {
    const page = await opened(`${BOX}&view=flat`);
    await page.context().route('**/LiberationSans-*.ttf', (route) => route.fulfill({ status: 404, body: 'not here' }));
    await page.getByRole('button', { name: 'Remove' }).first().click();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="30mm"><rect width="9" height="9"/></svg>';
    const label = { name: 'label.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
    await page.locator('.drawer input[type=file]').setInputFiles(label);
    await page.getByText('in the middle of the blank').waitFor();
    await page.getByRole('button', { name: /Press PDF/ }).click();
    await page.getByText('which this studio cannot load. Save the artwork as PDF').waitFor();
    await page.close();
  });
});
