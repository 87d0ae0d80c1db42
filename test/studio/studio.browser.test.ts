import { readFile, stat } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { BlendMode, cmyk, PDFDocument } from 'pdf-lib';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageFiles } from '../../fixtures/missing-words.ts';
import { drawPdf } from '../../src/artwork/pdf.ts';
import { flattenAlpha } from '../../src/artwork/pixels.ts';
import { png } from '../../src/artwork/png.ts';
import { pdfSource } from '../../src/formats/printing/index.ts';
import { catalogue, dieline, extent } from '../../src/index.ts';
import { withDensity } from '../artwork/with-density.ts';
import { unpacked } from '../mockup/looking.ts';
import { readGlb } from '../mockup/read-glb.ts';
import { keepTexts, openBrowser, PATIENCE, wasShown } from '../support/browser.ts';
import { start } from '../support/running.ts';
import { someOf } from '../support/turns.ts';
import { builtForTests } from './build.ts';
import { greyCreases } from './grey-creases.ts';
import { hosting, PATH } from './hosting.ts';

const pdfium = async () => (await import('@hyzyla/pdfium')).PDFiumLibrary.init();

const browser = await openBrowser();
const missing = typeof browser === 'string' ? browser : undefined;
if (missing) console.warn(`SKIPPED, the studio in a browser: ${missing}`);
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
});

describe.skipIf(missing)('the studio, in a browser', () => {
  let server: Server;
  let home = '';
  let folder = '';
  const complaints: string[] = [];

  beforeAll(async () => {
    folder = await builtForTests();
    server = await hosting(folder);
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
      if (message.type() === 'error' || /WebGL contexts/.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(home) && !/^(data|blob):/.test(request.url()))
        complaints.push(`asked for ${request.url()}`);
    });
    await page.addInitScript(keepTexts);
    await page.goto(home + hash);
    return page;
  };

  /** Where the uppermost picture lies on the flat drawing, in mm: left, upper edge, width, height; and where its magenta pixels do. */
  const pictureOf = (page: Page) =>
    page.evaluate<{ readonly frame: number[]; readonly magenta: number[] }>(`(async () => {
        const image = [...document.querySelectorAll('.flat-drawing image')].at(-1);
        const toDrawing = image.ownerSVGElement.getScreenCTM().inverse().multiply(image.getScreenCTM());
        const { x, y, width, height } = image.getBBox();
        const onDrawing = (left, top, right, bottom) => {
          const [a, b] = [[left, top], [right, bottom]].map(([u, v]) => new DOMPoint(u, v).matrixTransform(toDrawing));
          return [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
        };
        const picture = new Image();
        picture.src = image.getAttribute('href');
        await picture.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: picture.naturalWidth, height: picture.naturalHeight });
        const context = canvas.getContext('2d');
        context.drawImage(picture, 0, 0, canvas.width, canvas.height);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const box = [Infinity, Infinity, -Infinity, -Infinity];
        for (let k = 0; k < data.length; k += 4) {
          if (!(data[k] > 200 && data[k + 1] < 60 && data[k + 2] > 80 && data[k + 3] > 200)) continue;
          const [u, v] = [(k / 4) % canvas.width, Math.floor(k / 4 / canvas.width)];
          box.splice(0, 4, Math.min(box[0], u), Math.min(box[1], v), Math.max(box[2], u + 1), Math.max(box[3], v + 1));
        }
        const [across, down] = [width / canvas.width, height / canvas.height];
        const spots = box.map((pixel, k) => (k % 2 ? y + pixel * down : x + pixel * across));
        return { frame: onDrawing(x, y, x + width, y + height), magenta: onDrawing(...spots) };
      })()`);
  const frameOf = async (page: Page): Promise<number[]> => (await pictureOf(page)).frame;

  const drawn = (page: Page, size: string) => page.getByRole('img', { name: `Flat drawing, ${size}` }).waitFor();

  const drawingBox = (page: Page) => page.locator('.flat-drawing').boundingBox();

  it('loads what the first drawing needs at once, in few bytes and requests', async () => {
    const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
    const start = await read('index.html');
    /** A module with its required imports. */
    const whole = async (name: string, known = new Set<string>()): Promise<Set<string>> => {
      known.add(name);
      for (const [, file] of (await read(name)).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
        const next = `studio/chunks/${file!.replace('chunks/', '')}`;
        if (!known.has(next)) await whole(next, known);
      }
      return known;
    };
    const engine = await whole('studio/worker.js');
    // A chunk that is discovered late costs a round trip.
    const page = await whole('studio/main.js');
    for (const name of [...engine, ...page])
      if (name !== 'studio/main.js') expect(start).toMatch(new RegExp(`["\`]${name.replaceAll('.', '\\.')}["$]`));
    const needed = new Set(['index.html', 'studio/style.css', ...engine, ...page]);
    // The engine is parted in three to five files, as the bundler meets them.
    expect(needed.size).toBeLessThanOrEqual(10);
    // The words of a language, too, except English, which is in the page.
    expect(/de:\["(studio\/chunks\/de-\w+\.js)"/.exec(start)?.[1]).toBeDefined();
    // On a line of 1.6 Mbit/s each 20 kB cost a tenth of a second. A drawing needs one script of templates beside these.
    const packed = await Promise.all([...needed].map(async (name) => gzipSync(await read(name)).length));
    const code = packed.reduce((sum, one) => sum + one, 0);
    expect(code).toBeLessThan(165_000);
    // Fonts are packed already. That of Western European languages comes with the first drawing.
    const [, font] = /url\("\.\/(fonts\/[^"]*-latin-wght-[^"]*)"\)/.exec(await read('studio/style.css'))!;
    expect(code + (await stat(join(folder, 'studio', font!))).size).toBeLessThan(200_000);
  });

  it('finds a box for a mug, shapes it, corrects an error, and saves the file', async () => {
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
    // A slider moves in steps of the unit.
    const slide = (share: number) =>
      page.evaluate(`
        const slider = document.querySelectorAll('.field input[type=range]')[2];
        slider.value = ${share};
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      `);
    await page.getByRole('button', { name: 'in', exact: true }).click();
    for (const [share, part] of [
      [0.41, 8],
      [0.12, 16],
    ] as const) {
      await slide(share);
      await expect.poll(async () => (Number(await height.inputValue()) * part) % 1).toBe(0);
    }
    await page.getByRole('button', { name: 'mm', exact: true }).click();
    await height.fill('126');

    // The error is shown at the last changed field, the last valid drawing stays, and a button corrects the value.
    await page.locator('#field-length').fill('5000');
    await page.getByText('Shown: the last size that works, 90 × 90 × 126 mm').waitFor();
    await page.getByRole('button', { name: 'Use 1000 mm' }).click();
    await page.locator('#field-length').fill('95');
    await drawn(page, '384.5 × 334 mm');
    await page.locator('#field-width').fill('wide');
    await page.getByRole('button', { name: 'Use 90 mm' }).click();
    expect(await page.locator('#field-width').inputValue()).toBe('90');

    // A choice, and one that conflicts with it.
    await page.getByRole('button', { name: /^Postal lock/ }).click();
    await page.getByRole('radio', { name: 'Top', exact: true }).check();
    await page.waitForURL(/postal_lock=top/);
    await page.getByRole('button', { name: /^Platform under the lid/ }).click();
    await page.locator('.tile.clash', { hasText: 'Plain' }).waitFor();
    await page.getByRole('radio', { name: 'Plain' }).click({ force: true });
    const remove = page.getByRole('button', { name: 'Use it and remove: postal lock' });
    const { y, height: tall } = (await remove.boundingBox())!;
    expect(y + tall).toBeLessThanOrEqual(640);
    await remove.click();
    await page.waitForURL(/top_separator=plain/);
    expect(page.url()).not.toContain('postal_lock');

    // The downloaded file equals that of the library.
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^DXF/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^reverse-tuck-end_95x90x126_becf-10101.*\.dxf$/);
    const same = dieline('becf-10101', { length: 95, width: 90, height: 126, top_separator: 'plain' });
    expect(await readFile(await download.path(), 'utf8')).toBe(same.dxf());

    // A tiled PDF, with the number of pages that its card states.
    const [tiled] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /On several pages, at true size/ }).click(),
    ]);
    expect(tiled.suggestedFilename()).toMatch(/\.A4\.pdf$/);
    const promised = /(\d+) pages/.exec(
      (await page.getByRole('button', { name: /On several pages/ }).textContent())!,
    )![1];
    expect((await PDFDocument.load(await readFile(await tiled.path()))).getPageCount()).toBe(Number(promised));

    // The link contains everything.
    const link = page.url();
    const other = await opened(link.slice(home.length));
    await drawn(other, `${Number(same.size.width.toFixed(2))} × ${Number(same.size.height.toFixed(2))} mm`);
    expect(await other.locator('#field-height').inputValue()).toBe('126');
    await other.close();
    await page.close();
  });

  it('narrows by filters, finds codes, and reports an empty result', async () => {
    const page = await opened();
    // The first page needs no engine.
    await page.getByRole('heading', { name: 'Most used' }).waitFor();
    expect(page.workers()).toEqual([]);
    // Under the pointer a card shows its box closed, open and flat; drawn pictures are cached.
    const card = page.locator('.card', { hasText: 'Mailer with cherry locks' }).first();
    await page.evaluate('shownTexts.clear()');
    await card.hover();
    await card.getByText('Flat', { exact: true }).waitFor();
    for (const moment of ['Closed', 'Open']) await wasShown(page, moment);
    const flat = await card.locator('img.over').getAttribute('src');
    await page.mouse.move(0, 0);
    await card.locator('img.over').waitFor({ state: 'detached' });
    await card.hover();
    await card.getByText('Flat', { exact: true }).waitFor();
    expect(await card.locator('img.over').getAttribute('src')).toBe(flat);
    await page.getByRole('checkbox', { name: 'Rigid board' }).check();
    await page.getByRole('heading', { name: /^\d+ boxes$/ }).waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'Reverse tuck' }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Rigid board' }).uncheck();
    await page.getByRole('searchbox').fill('0427 300x200x80 b flute');
    await page.getByRole('heading', { name: /^\d box(es)?$/ }).waitFor();
    await page.getByRole('link', { name: 'Mailer with cherry locks' }).first().click();
    await page.waitForURL(/\?material=3&length=300&width=200&height=80$/);
    await page.keyboard.press('f');
    await page.getByRole('img', { name: /^Flat drawing/ }).waitFor();
    await page.goBack();
    // Sizes without a unit that are too small for any box were meant in centimetres; inches stay inches.
    await page.getByRole('searchbox').fill('mug 9x9x11');
    await page.getByText('Does not come in this size').first().waitFor();
    await page.getByRole('button', { name: 'mug 9x9x11 cm?' }).click();
    await page.getByText('For 90 × 90 × 110 mm').waitFor();
    await page.getByText('4 A4 pages').first().waitFor();
    expect(await page.getByRole('button', { name: /\?$/ }).count()).toBe(0);
    await page.getByRole('searchbox').fill('1 x 1 x 1');
    await page.getByRole('heading', { name: 'No box comes in this size' }).waitFor();
    await page.getByRole('searchbox').fill('reverse tuck 4 x 2 x 6 in');
    await page.getByText('For 4 × 2 × 6 in').waitFor();
    await page.getByText('12.571 × 11.102 in flat').first().waitFor();
    expect(await page.getByRole('link', { name: 'Reverse tuck end', exact: true }).getAttribute('href')).toContain(
      'unit=in',
    );
    await page.getByRole('searchbox').fill('zeppelin');
    await page.getByRole('heading', { name: 'No box called “zeppelin”' }).waitFor();
    await page.getByRole('button', { name: /^Show all \d+$/ }).click();
    await page.getByRole('heading', { name: 'Most used' }).waitFor();
    await page.close();
  });

  it('opens what Enter chose, also while the address of the search is still to be written', async () => {
    const page = await opened('#/?q=pillow');
    await page.getByRole('heading', { name: /^\d+ boxes$/ }).waitFor();
    await page.evaluate(`
      const field = document.querySelector('#search');
      const type = (text) => {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
      type('pillow  ');
      type('pillow ');
      // Its turn comes when the address is due, which is written next.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      port2.postMessage(0);
      const end = performance.now() + 150;
      while (performance.now() < end);
    `);
    await page.locator('.panel-title').waitFor();
    await page.close();
  });

  it('returns to its place in the list, and says when the filters leave nothing', async () => {
    const page = await opened();
    await page.getByRole('heading', { name: 'Most used' }).waitFor();
    await page.evaluate(`
      scrollTo(0, 2000);
      [...document.querySelectorAll('.card a')].find((link) => link.getBoundingClientRect().top > 200).click();
    `);
    await page.locator('.panel-title').waitFor();
    // The focus would be lost with the link.
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
    await page.goBack();
    await expect.poll(() => page.evaluate('scrollY')).toBe(2000);
    await page.getByRole('checkbox', { name: 'Corrugated' }).check();
    await page.getByRole('searchbox').fill('pillow');
    await page.getByRole('heading', { name: 'No such box with these filters' }).waitFor();
    await page.getByRole('button', { name: 'Remove the filters' }).click();
    await page.getByRole('heading', { name: /^\d+ boxes$/ }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('pillow');
    await page.close();
  });

  it('fits a tablet and a small phone in every language', async () => {
    const page = await opened('#/box/becf-10101?view=flat', { viewport: { width: 820, height: 900 } });
    await drawn(page, '312.5 × 278 mm');
    const languages = await page.locator('.top .language option').evaluateAll((all) => all.map((one) => one.value));
    expect(languages.toSorted()).toEqual(Object.keys(languageFiles()).toSorted());
    for (const language of someOf(languages, 1, 2)) {
      await page.setViewportSize({ width: 820, height: 900 });
      await page.locator('.top .language select').selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor();
      for (const width of [820, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const widest = await page.evaluate('document.documentElement.scrollWidth');
        expect([language, width, widest]).toEqual([language, width, width]);
      }
    }
    await page.close();
  });

  it('swaps two sizes of a box that needs a long front, or offers the limit that the other one leaves', async () => {
    const page = await opened('#/box/becf-10901?length=90&width=90&height=126&view=flat');
    await page.getByRole('img', { name: /^Flat drawing/ }).waitFor();
    await page.locator('#field-width').fill('95');
    await page.getByText('More than length').waitFor();
    await page.getByText('Shown: the last size that works, 90 × 90 × 126 mm').waitFor();
    await page.getByRole('button', { name: 'Swap the two' }).click();
    await drawn(page, '384.5 × 288 mm');
    expect(await page.locator('#field-length').inputValue()).toBe('95');
    // The limit is the one that the other sizes leave, and is the value offered.
    await page.locator('#field-width').fill('5000');
    await page.getByText('At most 95 mm').waitFor();
    await page.getByRole('button', { name: 'Use 95 mm' }).click();
    await drawn(page, '394.5 × 295.5 mm');
    await page.close();
  });

  it('opens a link that names a box by its code, and helps with an unknown one', async () => {
    const page = await opened('#/box/fefco-0427?length=200&width=150&height=60');
    await page.getByRole('heading', { name: 'Mailer with cherry locks' }).waitFor();
    await page.waitForURL(/becf-21701\?length=200&width=150&height=60/);
    await page.goto(`${home}#/box/zeppelin`);
    await page.locator('.failure', { hasText: 'No box called “zeppelin”' }).waitFor();
    await page.getByRole('link', { name: 'Find a box' }).click();
    await page.getByRole('heading', { name: 'No box called “zeppelin”' }).waitFor();
    await page.close();
  });

  it('says once which parts of a link the box does not have', async () => {
    const page = await opened('#/box/fefco-0427?length=200&unit=ell&sunroof=yes&wings=2');
    const note = page.getByText('Unknown parts of the link are ignored: unit=ell, wings=2, sunroof=yes');
    await note.waitFor();
    await page.getByRole('button', { name: 'cm', exact: true }).click();
    await note.waitFor({ state: 'hidden' });
    await page.goto(`${home}#/box/becf-10101?velvet=1`);
    await page.getByText('Unknown parts of the link are ignored: velvet=1').waitFor();
    await page.goto(`${home}#/box/becf-10901?length=80`);
    await page.getByRole('heading', { name: catalogue.find('becf-10901')!.template.name }).waitFor();
    expect(await page.getByText('Unknown parts').count()).toBe(0);
    await page.close();
  });

  it('folds, accepts artwork, and saves the picture and the model in the current state', async () => {
    const page = await opened('#/box/becf-10101?length=60&width=40&height=90&view=folded&fold=1');
    const canvas = page.locator('canvas[data-ready]');
    await canvas.waitFor();
    const slider = page.getByRole('slider', { name: 'How far it is folded' });
    expect(await slider.getAttribute('aria-valuetext')).toContain('Closed');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const take = async (name: RegExp): Promise<Buffer> => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return readFile(await file.path());
    };
    const plain = await take(/^PNG/);
    // The picture is as large in a small window, and light leaves no part of the white box without colour.
    expect(imageSize(plain)).toEqual({ type: 'png', width: 4096, height: 4096 });
    const paint = (file: Buffer, is: (r: number, g: number, b: number) => boolean): number => {
      const { data } = unpacked(file);
      let [all, count] = [0, 0];
      for (let k = 0; k < data.length; k += 4) {
        if (data[k + 3] !== 255) continue;
        all++;
        if (is(data[k]!, data[k + 1]!, data[k + 2]!)) count++;
      }
      return count / all;
    };
    expect(paint(plain, (r, g, b) => Math.min(r, g, b) > 252)).toBeLessThan(0.001);
    expect(paint(plain, (r, g, b) => Math.min(r, g, b) > 180)).toBeGreaterThan(0.5);

    // Two artworks, dropped one right after the other: the second one wins.
    await page.locator('.drawer .tabs').getByRole('button', { name: 'Artwork' }).click();
    const svg = (colour: string) => ({
      name: `${colour}.svg`,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="900" height="900"><rect width="9" height="9" fill="${colour}"/></svg>`,
      ),
    });
    const input = page.locator('.drawer input[type=file]');
    await input.setInputFiles(svg('blue'));
    await input.setInputFiles(svg('red'));
    await page.getByRole('heading', { name: 'red.svg' }).waitFor();
    await page.locator('.drawer .tabs').getByRole('button', { name: 'Download', exact: true }).click();
    expect(paint(await take(/^PNG/), (r, g, b) => r > 120 && g < 90 && b < 90)).toBeGreaterThan(0.5);

    // Artwork of lines is sharp, however small its own size.
    await page.locator('.drawer .tabs').getByRole('button', { name: 'Artwork' }).click();
    const stripes = Array.from({ length: 9 }, (_, k) => `<path d="M${k} 0h.5v9h-.5z" fill="blue"/>`).join('');
    await input.setInputFiles({
      name: 'stripes.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="18" height="18"><rect width="9" height="9" fill="red"/>${stripes}</svg>`,
      ),
    });
    await page.getByRole('heading', { name: 'stripes.svg' }).waitFor();
    const wideAs = async (mm: number): Promise<void> => {
      const width = page.getByLabel('Width, mm').first();
      await width.fill(String(mm));
      await width.press('Enter');
      await expect.poll(() => frameOf(page).then(([, , across]) => Math.round(across!))).toBe(mm);
    };
    await page.keyboard.press('b');
    await wideAs(400);
    await page.keyboard.press('g');
    await canvas.waitFor();
    await page.locator('.drawer .tabs').getByRole('button', { name: 'Download', exact: true }).click();
    const striped = await take(/^PNG/);
    expect(paint(striped, (r, _, b) => r > 100 && b < 20)).toBeGreaterThan(0.2);
    expect(paint(striped, (r, _, b) => r > 60 && b > 60)).toBeLessThan(0.05);

    // Artwork keeps its proportions at every width.
    await page.locator('.drawer .tabs').getByRole('button', { name: 'Artwork' }).click();
    for (const left of [2, 1, 0]) {
      await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
      await expect.poll(() => page.getByRole('button', { name: 'Remove', exact: true }).count()).toBe(left);
    }
    await input.setInputFiles({
      name: 'wide.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3" width="900" height="300"><rect width="9" height="3" fill="red"/></svg>',
      ),
    });
    await page.getByText('1:1 in the middle of the blank').waitFor();
    const reds: number[] = [];
    await page.keyboard.press('b');
    for (const mm of [800, 100]) {
      await wideAs(mm);
      await page.locator('.drawer .tabs').getByRole('button', { name: 'Download', exact: true }).click();
      reds.push(paint(await take(/^PNG/), (r, g, b) => r > 120 && g < 90 && b < 90));
      await page.locator('.drawer .tabs').getByRole('button', { name: 'Artwork' }).click();
    }
    expect(reds[0]).toBeGreaterThan(0.5);
    expect(reds[1]).toBeGreaterThan(0.1);
    expect(reds[1]).toBeLessThan(reds[0]! - 0.1);
    await page.keyboard.press('f');
    const [, , wide, high] = await frameOf(page);
    expect(wide! / high!).toBeCloseTo(3, 3);
    await page.keyboard.press('g');
    await canvas.waitFor();
    await page.locator('.drawer .tabs').getByRole('button', { name: 'Download', exact: true }).click();

    // Files of the folded box need neither its view nor the pack that it shows.
    await page.keyboard.press('p');
    await page.waitForURL(/fold=delivered/);
    await page.keyboard.press('f');
    await canvas.waitFor({ state: 'detached' });
    const { gltf } = readGlb(await take(/^GLB/));
    expect(gltf.animations![0]!.channels.length).toBeGreaterThan(10);
    expect(JSON.parse((await take(/^FOLD/)).toString()).faces_vertices.length).toBeGreaterThan(10);
    await page.close();
  });

  it('lays its own artwork template back to where it was, and other artwork at the size that it states', async () => {
    const page = await opened('#/box/becf-10101?length=95&width=40&height=120&view=flat&panel=take', {
      viewport: { width: 1280, height: 900 },
    });
    const { size, drawing } = dieline('becf-10101', { length: 95, width: 40, height: 120 });
    await drawn(page, `${size.width} × ${size.height} mm`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Artwork template/ }).click(),
    ]);
    const pdf = await readFile(await download.path());
    const [{ width, height }] = (await PDFDocument.load(pdf)).getPages().map((one) => one.getSize()) as [
      { width: number; height: number },
    ];
    const perInch = 150;
    const pixels = await drawPdf(await pdfium(), pdf, Math.round((Math.max(width, height) / 72) * perInch));
    const picture = withDensity(png(flattenAlpha(pixels, [[255, 255, 255]])[0]!), perInch);
    await page.locator('.drawer .tabs').getByRole('button', { name: 'Artwork' }).click();
    const lay = (name: string, buffer: Buffer) =>
      page
        .locator('.drawer input[type=file]')
        .setInputFiles({ name, mimeType: name.endsWith('svg') ? 'image/svg+xml' : 'image/png', buffer });
    await lay('tea.png', picture);
    await page.getByText('1:1 where it was drawn on the template').waitFor();
    const { left, top } = extent(drawing.dieline);
    const trim = (await PDFDocument.load(pdf)).getPage(0).getTrimBox();
    const mm = 25.4 / 72;
    const expected = [left - trim.x * mm, -top - (height - trim.y - trim.height) * mm, width * mm, height * mm];
    for (const [k, side] of (await frameOf(page)).entries()) expect(Math.abs(side - expected[k]!)).toBeLessThan(0.1);
    // Its lines lie on those of the drawing, on the screen too.
    if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT });

    const svg = (attributes: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="9" height="9"/></svg>`);
    await lay('stamp.svg', svg('viewBox="0 0 9 9" width="30mm" height="30mm"'));
    await page.getByText('1:1 in the middle of the blank').waitFor();
    const near = (given: readonly number[], expected: readonly number[]): void => {
      for (const [k, mm] of expected.entries()) expect(given[k]).toBeCloseTo(mm, 2);
    };
    const [x, , ...own] = await frameOf(page);
    near([x!, ...own], [left + (size.width - 30) / 2, 30, 30]);
    await lay('plain.svg', svg('viewBox="0 0 9 9"'));
    await page.getByText('The file states no size').waitFor();
    const side = Math.min(size.width, size.height);
    near((await frameOf(page)).slice(2), [side, side]);
    await page.close();
  });

  it('draws a PDF where it was drawn on the template, opens a document of layers with its files, and saves it', async () => {
    const page = await opened('#/box/becf-10101?length=95&width=40&height=120&view=flat&panel=artwork');
    const box = dieline('becf-10101', { length: 95, width: 40, height: 120 });
    const file = await PDFDocument.load(await box.pdf({ artwork: {}, header: box.header }));
    const sheet = file.getPage(0);
    const trim = sheet.getTrimBox();
    const pt = 72 / 25.4;
    sheet.drawRectangle({
      ...{ x: trim.x + 60 * pt, y: trim.y + 80 * pt, width: 20 * pt, height: 30 * pt },
      color: cmyk(0, 1, 0, 0),
    });
    const tea = { name: 'tea.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await file.save()) };
    const input = page.locator('.drawer input[type=file]');
    await input.setInputFiles(tea);
    await page.getByText('1:1 where it was drawn on the template').waitFor();
    const { left, bottom } = extent(box.drawing.dieline);
    const expected = [left + 60, -bottom - 110, 20, 30];
    for (const [k, mm] of (await pictureOf(page)).magenta.entries())
      expect([k, mm, Math.abs(mm - expected[k]!) < 0.1]).toEqual([k, mm, true]);

    // Below the die for the press, with what a printer would ask about.
    await page.getByRole('button', { name: /^PDF Press PDF/ }).click();
    const found = page.locator('.press-findings li');
    await page.getByText('Nothing was found').waitFor();
    const [pressed] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Save the press PDF/ }).click(),
    ]);
    expect(pressed.suggestedFilename()).toMatch(/\.press\.pdf$/);
    const press = await readFile(await pressed.path());
    expect(press.toString('latin1')).toContain('GTS_PDFX');
    const printed = (await pdfSource(press)).marks().map((mark) => Object.values(mark.box));
    const area = printed.find(([x0]) => Math.abs(x0! - 60) < 0.1);
    expect(area?.map(Math.round).sort((a, b) => a - b)).toEqual([60, 80, 80, 110]);
    // So are inks that are too many only together, also when an undo is checked at once.
    const dark = await PDFDocument.load(await file.save());
    const where = { x: trim.x + 60 * pt, y: trim.y + 80 * pt, width: 20 * pt, height: 30 * pt };
    dark.getPage(0).drawRectangle({ ...where, color: cmyk(1, 0.9, 0.8, 0) });
    dark.getPage(0).drawRectangle({ ...where, color: cmyk(0, 0, 0, 0.9), blendMode: BlendMode.Multiply });
    await input.setInputFiles({ ...tea, name: 'dark.pdf', buffer: Buffer.from(await dark.save()) });
    await page.getByText('dark.pdf').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('dark.pdf').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Shift+z');
    await page.getByText('dark.pdf').waitFor();
    await page.getByRole('button', { name: /^PDF Press PDF/ }).click();
    await found.getByText('Inks add up to 360 %; FOGRA39 allows 330 %').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('dark.pdf').waitFor({ state: 'detached' });
    // A text on a crease is a fault, and is written with its place.
    const onCrease = { schema: 1, layers: [{ text: 'Tea', height: 5, on: 'front', at: [-4, 50] }] };
    const faulty = { name: 'faulty.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(onCrease)) };
    await input.setInputFiles(faulty);
    await page.getByRole('heading', { name: 'Tea' }).waitFor();
    await page.getByRole('button', { name: /^PDF Press PDF/ }).click();
    await found.getByText('A text lies on a cut or a crease').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('1:1 where it was drawn on the template').waitFor();

    // Its numbers are those of the document.
    await page.getByLabel('From the left, mm').fill('12');
    await page.getByLabel('From the left, mm').press('Enter');
    await page.getByText('Where its numbers say').waitFor();
    await expect.poll(async () => (await pictureOf(page)).magenta[0]).toBeCloseTo(expected[0]! + 12, 0);
    const save = async () => {
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /Document of layers/ }).click(),
      ]);
      return JSON.parse(await readFile(await saved.path(), 'utf8'));
    };
    const document = await save();
    expect(document).toEqual({ schema: 1, layers: [{ file: 'tea.pdf', at: [12, 0], width: expect.any(Number) }] });
    await page.keyboard.press('Control+z');
    await page.getByText('1:1 where it was drawn on the template').waitFor();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.locator('.flat-drawing image').waitFor({ state: 'detached' });

    const layers = [
      { file: 'parts/tea.pdf', on: 'front', at: [0, 0], width: 95, rule: 'scale', for: { width: 95, height: 120 } },
      { text: 'Batch 12', height: 4, on: ['front', 'right'], at: [10, 20] },
      { file: 'gone.png', at: [1, 2], width: 3 },
    ];
    const json = Buffer.from(JSON.stringify({ schema: 1, layers }));
    await input.setInputFiles([tea, { name: 'box.artwork.json', mimeType: 'application/json', buffer: json }]);
    await page.getByText('gone.png is missing').waitFor();
    expect(await page.locator('.drawer h3').allTextContents()).toEqual(
      expect.arrayContaining(['gone.png', 'Batch 12', 'parts/tea.pdf']),
    );
    expect(await page.locator('.flat-drawing image').count()).toBe(2);
    expect(await save()).toEqual({ schema: 1, layers });
    // A document that names what the box does not have is refused with its reason.
    const wrong = Buffer.from(JSON.stringify({ schema: 1, layers: [{ text: 'a', height: 3, on: 'lid' }] }));
    await input.setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: wrong });
    await wasShown(page, 'lies on "lid", which is not a panel');
    await input.setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 x') });
    await wasShown(page, 'This file cannot be used');
    expect(await page.getByRole('button', { name: 'Remove', exact: true }).count()).toBe(3);
    await page.close();
  });

  it('highlights the same panel flat and folded: by mouse, by click, by a tap on a phone', async () => {
    const page = await opened('#/box/becf-10101?fold=1', { viewport: { width: 1280, height: 720 } });
    await page.locator('canvas[data-ready]').waitFor();
    /** Middle of the front: the closed box fills the left half of the view. */
    const front = async (on: Page) => {
      const { x, y, width, height } = (await on.locator('canvas').boundingBox())!;
      return [x + width * 0.45, y + height * 0.55] as const;
    };
    await page.mouse.move(...(await front(page)));
    await page.locator('[data-panel="front"].pointed').waitFor();
    await page.locator('.panel-tip').getByText('Front', { exact: true }).waitFor();
    await page.mouse.move(2, 2);
    await page.locator('.pointed').waitFor({ state: 'detached' });
    await page.mouse.click(...(await front(page)));
    await page.locator('[data-panel="front"].pointed').waitFor();
    await page.locator('[data-panel="back"]').hover();
    await page.locator('.panel-tip').getByText('Back', { exact: true }).waitFor();
    // A line of the drawing leads to its field.
    await page.locator('.dimension.own text').first().click();
    await expect.poll(() => page.evaluate('document.activeElement.id'), { timeout: PATIENCE }).toBe('field-length');
    await page.close();

    const phone = await opened('#/box/becf-10101?fold=1', { viewport: { width: 390, height: 800 }, hasTouch: true });
    await phone.locator('canvas[data-ready]').waitFor();
    await phone.touchscreen.tap(...(await front(phone)));
    await phone.locator('.panel-tip').getByText('Front', { exact: true }).waitFor();
    await phone.getByRole('button', { name: 'Flat', exact: true }).click();
    await phone.locator('[data-panel="front"].pointed').waitFor();
    // An error in another tab is marked on that tab.
    await phone.evaluate("location.hash = '#/box/becf-10901?length=50&width=90&view=flat'");
    await phone.getByRole('button', { name: 'Options' }).click();
    await phone.getByRole('img', { name: 'There is an error here' }).waitFor();
    await phone.close();
  });

  it('prints the drawing with its name and facts, black on white, from any screen', async () => {
    const page = await opened('#/box/becf-10101?panel=take', {
      viewport: { width: 900, height: 640 },
      colorScheme: 'dark',
    });
    await page.locator('.file').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const name = page.getByRole('heading', { name: 'Reverse tuck end' });
    await name.waitFor();
    await page.getByRole('img', { name: /^Flat drawing/ }).waitFor();
    await page.locator('.facts').getByText('312.5 × 278 mm').waitFor();
    for (const hidden of ['.top', '.drawer', '.section', '.tools', 'canvas'])
      expect([hidden, await page.locator(`${hidden} >> visible=true`).count()]).toEqual([hidden, 0]);
    const inked = await page.evaluate<string>("getComputedStyle(document.querySelector('h1')).color");
    expect(Number(/\d+/.exec(inked)![0])).toBeLessThan(60);
    await page.close();
  });

  it('prints the folded box where only that is in sight', async () => {
    const page = await opened('#/box/becf-10101?view=folded', { colorScheme: 'dark' });
    await page.locator('canvas[data-ready]').waitFor();
    const { width, height, data } = await drawPdf(await pdfium(), await page.pdf({ format: 'A4' }), 800);
    /** Colours of the picture, between the title and the facts. */
    const colours = new Set<string>();
    let inked = 0;
    for (let k = 4 * width * Math.round(height * 0.1); k < 4 * width * Math.round(height * 0.8); k += 4) {
      const colour = [...data.subarray(k, k + 3)];
      if (data[k + 3]! < 128 || Math.min(...colour) > 250) continue;
      inked += 1;
      colours.add(colour.map((part) => part >> 4).join());
    }
    expect(inked / (width * height)).toBeGreaterThan(0.03);
    // A box has several shades, a ground one.
    expect(colours.size).toBeGreaterThan(3);
    for (const hidden of ['.tools', '.fold-bar']) {
      await page.emulateMedia({ media: 'print' });
      expect([hidden, await page.locator(`${hidden} >> visible=true`).count()]).toEqual([hidden, 0]);
    }
    await page.close();
  });

  it('with inches: states board, weight and lines in their units, and takes sheets in inches', async () => {
    const page = await opened('#/box/becf-10101?view=flat&panel=sheet&unit=in', {
      viewport: { width: 1600, height: 900 },
    });
    const facts = page.locator('.facts');
    for (const fact of [/^Board[\d.]+ in²$/, /^Weight[\d.]+ oz$/, /^Cut[\d.]+ in$/, /^Crease[\d.]+ in$/])
      await facts.locator('.fact', { hasText: fact }).waitFor();
    await page.getByRole('combobox', { name: 'Sheet' }).selectOption('28 × 40');
    await page.locator('.big', { hasText: 'on 40 × 28 in' }).waitFor();
    await facts.getByText('40 × 28 in').waitFor();
    expect(await page.locator('.figures').textContent()).not.toMatch(/cm²|\dm|\dg|\d (m|g|kg)\b/);
    const side = (name: string) => page.getByLabel(name, { exact: true });
    for (const [text, instead] of [
      ['wide', '40'],
      ['1000', '787.402'],
    ] as const) {
      await side('Width, in').fill(text);
      await side('Width, in').press('Enter');
      await page.getByRole('button', { name: `Use ${instead} in` }).click();
      expect(await side('Width, in').inputValue()).toBe(instead);
    }
    // The print area is at most the sheet, and shrinks with it.
    await side('Printed width, in').fill('900');
    await side('Printed width, in').press('Enter');
    await page.getByRole('button', { name: 'Use 787.402 in' }).click();
    await side('At the rear edge, in').fill('1/2');
    await side('At the rear edge, in').press('Enter');
    expect(await side('At the rear edge, in').inputValue()).toBe('0.5');
    await page.locator('.sheet-picture rect').nth(1).waitFor();
    await page.getByLabel('How many boxes').fill('0.4');
    await page.getByLabel('How many boxes').press('Enter');
    await page.getByText('A whole number from 1 to 999999999').waitFor();
    await page.getByRole('button', { name: 'Use 1', exact: true }).click();
    await page.getByText('Sheets for 1 box').waitFor();
    // A sheet that is too small: the proposed one, typed in, holds a blank.
    await side('Width, in').fill('5');
    await side('Width, in').press('Enter');
    const proposed = await page.locator('.big', { hasText: 'It needs a sheet of' }).textContent();
    expect(await side('Printed width, in').inputValue()).toBe('5');
    const [, width, height] = /([\d.]+) × ([\d.]+) in/.exec(proposed!)!;
    await side('Width, in').fill(width!);
    await side('Height, in').fill(height!);
    await side('Height, in').press('Enter');
    await page.locator('.big', { hasText: `on ${width} × ${height} in` }).waitFor();
    expect(await page.locator('.big b').textContent()).toBe('1');
    await page.close();
  });

  it('counts blanks on the sheet beside the sizes, with the board of a run and its price, before the panel is opened', async () => {
    const page = await opened('#/box/becf-10101?length=80&width=40&height=120&view=flat', {
      viewport: { width: 1600, height: 900 },
    });
    const facts = page.locator('.facts');
    const count = async (): Promise<number> => {
      await facts.locator('button.fact:not(.old)', { hasText: 'on the sheet' }).waitFor();
      return Number.parseInt((await facts.locator('button.fact b').textContent())!, 10);
    };
    const small = await count();
    expect(small).toBeGreaterThan(6);
    const area = async (): Promise<number> =>
      Number(
        /([\d.]+) m²/.exec((await facts.locator('.fact', { hasText: 'Board for 1000 boxes' }).textContent())!)![1],
      );
    expect(await area()).toBeCloseTo(Math.ceil(1000 / small) * 0.7, 1);
    const length = page.getByRole('textbox', { name: /^Length/ }).first();
    await length.fill('160');
    await length.press('Enter');
    await facts.locator('button.fact', { hasText: new RegExp(`1000 × 700 mm(?!${small} )`) }).waitFor();
    const large = await count();
    expect(large).toBeLessThan(small);
    await facts.locator('button.fact').click();
    await page.getByRole('button', { name: 'Costs', exact: true }).click();
    await page.getByLabel('Board price per m²').fill('0.5');
    await page.getByLabel('Board price per m²').press('Enter');
    const price = Number((Math.ceil(1000 / (await count())) * 0.7 * 0.5).toFixed(2));
    await facts.locator('.fact', { hasText: `Price of this board${price}` }).waitFor();
    await page.getByRole('button', { name: 'Sheet', exact: true }).click();
    await page.locator('.figures', { hasText: `Price of this board${price}` }).waitFor();
    await page.close();
  });

  it('shows the flat drawing alone without 3D, and says so', async () => {
    if (typeof browser === 'string') throw new Error(browser);
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.addInitScript(keepTexts);
    await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null');
    await page.goto(`${home}#/box/becf-10101`);
    await wasShown(page, 'This browser cannot show 3D.');
    await drawn(page, '312.5 × 278 mm');
    for (const view of ['Both', 'Folded'])
      expect(await page.getByRole('button', { name: view, exact: true }).isDisabled()).toBe(true);
    await page.keyboard.press('t');
    for (const [file, isOff] of [
      [/^GLB/, true],
      [/^DXF/, false],
    ] as const)
      expect(await page.getByRole('button', { name: file }).isDisabled()).toBe(isOff);
    await page.close();
  });

  it('frees the 3D of a view that is left', async () => {
    const page = await opened('#/box/becf-10101?view=folded');
    for (let k = 0; k < 20; k++) {
      await page.locator('canvas[data-ready]').waitFor();
      await page.keyboard.press('f');
      await page.locator('canvas').waitFor({ state: 'detached' });
      await page.keyboard.press('g');
    }
    await page.close();
  });

  it('shows the flat pack, the outer size and the inside; artwork can be dropped on the box', async () => {
    const page = await opened('#/box/becf-10101?length=60&width=40&height=90&view=folded&fold=1');
    await page.locator('canvas[data-ready]').waitFor();
    await page.getByRole('button', { name: 'Outer size' }).click();
    await page.getByRole('img', { name: 'Outer size: 61 × 41 × 92 mm' }).waitFor();
    await page.getByRole('button', { name: 'Delivered flat' }).click();
    await page.getByRole('img', { name: /^Outer size: 101 × \d+ × 1 mm$/ }).waitFor();
    expect(page.url()).toContain('fold=delivered');
    await page.getByRole('slider', { name: 'How far it is folded' }).press('End');
    await page.getByRole('img', { name: 'Outer size: 61 × 41 × 92 mm' }).waitFor();
    await page.getByRole('button', { name: 'Seen from the inside' }).click();
    await page.evaluate(`
      const held = new DataTransfer();
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><rect width="9" height="9"/></svg>';
      held.items.add(new File([svg], 'dropped.svg', { type: 'image/svg+xml' }));
      document.querySelector('.stage').dispatchEvent(new DragEvent('drop', { dataTransfer: held, cancelable: true }));
    `);
    await page.getByRole('heading', { name: 'dropped.svg' }).waitFor();
    // Beside the areas for files the browser would open one in place of the page.
    const isRefused = (type: string) =>
      page.evaluate(`
        const beside = new DataTransfer();
        beside.items.add(new File(['x'], 'missed.png'));
        const init = { dataTransfer: beside, bubbles: true, cancelable: true };
        !document.querySelector('.top').dispatchEvent(new DragEvent('${type}', init));
      `);
    expect([await isRefused('dragover'), await isRefused('drop')]).toEqual([true, true]);
    // Artwork on the inside is seen there, and the colour of the board is part of the link.
    await page.getByRole('button', { name: 'Seen from the inside' }).click();
    await page.getByRole('button', { name: 'Both', exact: true }).click();
    await page.locator('.flat-drawing image').waitFor();
    await page.getByRole('button', { name: 'Inside', exact: true }).last().click();
    await page.locator('.flat-drawing.is-inside image').waitFor();
    await page.getByRole('button', { name: 'White', exact: true, pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Kraft', exact: true }).click();
    await page.waitForURL(/look=kraft/);
    await page.context().grantPermissions(['clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('it holds the box, not the artwork').waitFor();
    // A box that is not delivered flat does not have this button.
    await page.evaluate("location.hash = '#/box/becf-21701?view=folded&fold=delivered'");
    await page.getByRole('heading', { name: 'Mailer with cherry locks' }).waitFor();
    await page.locator('canvas[data-ready]').waitFor();
    expect(await page.getByRole('button', { name: 'Delivered flat' }).count()).toBe(0);
    await page.close();
  });

  it('works with the keyboard alone: find, shape, fold, save', async () => {
    const page = await opened();
    const { keyboard } = page;
    const focused = () => page.evaluate('document.activeElement.id || document.activeElement.textContent');
    /** Presses the tab key until the expected element has the focus. */
    const tabTo = async (what: RegExp): Promise<void> => {
      for (let k = 0; k < 60; k++) {
        if (what.test(String(await focused()))) return;
        await keyboard.press('Tab');
      }
      throw new Error(`no key leads to ${what}`);
    };
    expect(await focused()).toBe('search');
    await keyboard.type('0427 300x200x80 b flute');
    // What is shown may still be the answer to the first letters.
    await keyboard.press('Enter');
    await page.waitForURL(/becf-21701.*length=300/);
    await drawn(page, '689.5 × 661 mm');
    await page.getByRole('button', { name: 'Inside', exact: true }).waitFor();
    await tabTo(/^field-length$/);
    await keyboard.press('ArrowUp');
    await page.waitForURL(/length=301/);
    await keyboard.press('ArrowDown');
    await page.waitForURL(/length=300/);
    // A button that corrects an error leaves the focus at its field.
    await tabTo(/^field-height$/);
    await keyboard.type('9000');
    await page.getByRole('button', { name: /^Use \d+ mm$/ }).waitFor();
    await keyboard.press('Alt+Enter');
    expect(await focused()).toBe('field-height');
    await keyboard.type('80');
    await drawn(page, '689.5 × 661 mm');
    // An opened choice shows its pictures.
    await tabTo(/^Postal lock/);
    await keyboard.press('Enter');
    await page.getByRole('group', { name: 'Postal lock' }).waitFor();
    const pictures = (await page.locator('fieldset.tiles').boundingBox())!;
    expect(pictures.y + pictures.height).toBeLessThanOrEqual(640);
    // The wheel never loses the drawing, and a key ends the measurement.
    await keyboard.press('Escape');
    await page.locator('.flat-drawing').hover();
    for (let k = 0; k < 30; k++) await page.mouse.wheel(0, 1000);
    await expect
      .poll(async () => (await page.locator('.flat-drawing .board').boundingBox())!.width)
      .toBeGreaterThan(60);
    await keyboard.press('0');
    await keyboard.press('m');
    await page.locator('.flat-drawing.measures').waitFor();
    await keyboard.press('Escape');
    await page.locator('.flat-drawing.measures').waitFor({ state: 'detached' });
    await keyboard.press('g');
    await page.locator('canvas[data-ready]').waitFor();
    const slider = page.getByRole('slider', { name: 'How far it is folded' });
    const before = await slider.getAttribute('aria-valuetext');
    await keyboard.press(']');
    expect(await slider.getAttribute('aria-valuetext')).not.toBe(before);
    // Arrows move and turn the picture that has the focus.
    const moves = async (picture: string, seen: () => Promise<string | null>): Promise<void> => {
      const first = await seen();
      await page.locator(picture).focus();
      await keyboard.press('ArrowLeft');
      await expect.poll(seen).not.toBe(first);
    };
    await keyboard.press('o');
    await page.locator('.outer-size path').first().waitFor();
    await moves('.fold-pane canvas', () => page.locator('.outer-size').innerHTML());
    await keyboard.press('o');
    await keyboard.press('t');
    // The link follows the view.
    await page.locator('.copy-field', { hasText: 'view=folded' }).waitFor();
    await keyboard.press('f');
    await page.locator('.copy-field', { hasText: 'view=flat' }).waitFor();
    await moves('.flat-drawing', () => page.locator('.flat-drawing').getAttribute('viewBox'));
    await page.locator('.drawer').focus();
    await tabTo(/^DXF/);
    const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
    const same = dieline('becf-21701', { length: 300, width: 200, height: 80, material: 3 });
    expect(await readFile(await download.path(), 'utf8')).toBe(same.dxf());
    await keyboard.press('Escape');
    expect(await page.locator('.drawer').count()).toBe(0);
    await keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.close();
  });

  it('measures between corners, by mouse and by keyboard', async () => {
    const page = await opened('#/box/becf-10101?length=62&width=26&height=104&view=flat');
    const { keyboard } = page;
    await page.locator('.flat-drawing').waitFor();
    const text = page.locator('.measuring text');
    /** The distance of the two ends in the drawing, whose unit is mm. */
    const apart = async (): Promise<string> => {
      const ends = await page
        .locator('.measuring circle')
        .evaluateAll((all) => all.map((one) => ['cx', 'cy'].map((name) => Number(one.getAttribute(name)))));
      const [[ax, ay], [bx, by]] = ends as [[number, number], [number, number]];
      return `${Math.round(100 * Math.hypot(bx - ax, by - ay)) / 100} mm`;
    };
    const front = (await page.locator('[data-panel="front"]').boundingBox())!;
    await page.getByRole('button', { name: /^Measure a distance/ }).click();
    await page.mouse.click(front.x + 3, front.y + 3);
    await page.mouse.click(front.x + front.width - 4, front.y + 4);
    expect([await text.textContent(), await apart()]).toEqual(['62 mm', '62 mm']);

    // By keyboard: a corner near the middle, an end there, the next corner, the other end, which is read aloud.
    await keyboard.press('Escape');
    await text.waitFor({ state: 'detached' });
    await keyboard.press('m');
    await keyboard.press('Enter');
    await page.locator('.measuring .cursor').waitFor();
    expect(await text.count()).toBe(0);
    await keyboard.press(' ');
    await keyboard.press('ArrowUp');
    await text.waitFor();
    const shown = await text.textContent();
    expect(shown).toBe(await apart());
    await keyboard.press('Enter');
    await page.getByRole('status').getByText(shown!, { exact: true }).waitFor();
    // Out of sight: the drawing follows.
    for (let k = 0; k < 8; k++) await page.getByRole('button', { name: 'Larger' }).click();
    await page.locator('.flat-drawing').focus();
    for (let k = 0; k < 30; k++) await keyboard.press('ArrowDown');
    const [cross, sheet] = [(await page.locator('.cursor').boundingBox())!, (await drawingBox(page))!];
    expect(cross.y).toBeGreaterThanOrEqual(sheet.y);
    expect(cross.y + cross.height).toBeLessThanOrEqual(sheet.y + sheet.height);
    await page.close();
  });

  it('has no violation of axe, light and dark, in any place', async () => {
    const page = await opened('', { viewport: { width: 1280, height: 800 }, acceptDownloads: false });
    const axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8');
    await page.evaluate(axe);
    const box = '#/box/becf-10101?length=90&width=90&height=110';
    const looks: readonly (readonly [hash: string, ready: string])[] = [
      ['#/', '.card'],
      [`${box}&view=flat&panel=take`, '.file'],
      [`${box}&view=flat&panel=sheet`, '.big b'],
      [`${box}&view=flat&panel=artwork`, '.swatches'],
      ['#/box/becf-10901?length=50&width=90&view=flat', '.wrong'],
      ['#/check', '.drop'],
      ['#/kept', '.sub'],
    ];
    const violations = async (place: string): Promise<void> => {
      // A theme changes only colours.
      for (const [theme, rules] of [
        ['light', ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']],
        ['dark', { type: 'rule', values: ['color-contrast'] }],
      ] as const) {
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        const found = await page.evaluate(
          `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')))`,
        );
        expect([place, theme, found]).toEqual([place, theme, []]);
      }
    };
    for (const [hash, ready] of looks) {
      await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
      await page.locator(ready).first().waitFor();
      await violations(hash);
    }
    // The colours of a layout that is searched, and of the last one meanwhile.
    await page.evaluate(`location.hash = ${JSON.stringify(`${box}&view=flat&panel=sheet`)}`);
    await page.locator('.big b').waitFor();
    await page.evaluate(`document.querySelector('.big').classList.add('old')`);
    await violations('a layout that is searched');
    await page.evaluate("location.hash = '#/check'");
    // A PDF is decompressed in the browser.
    const pdf = Buffer.from(await dieline('becf-10101', { length: 62, width: 26, height: 104 }).pdf());
    await page.locator('.drop input').setInputFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByText('62 × 26 × 104 mm').waitFor();
    await page.getByText('Sound', { exact: true }).waitFor();
    await violations('a checked file');
    await page.close();
  });

  it('on a phone: loads at most 260 kB, keeps the drawing in view, and works offline', async () => {
    if (typeof browser === 'string') throw new Error(browser);
    const context = await browser.newContext({
      locale: 'de-DE',
      viewport: { width: 390, height: 800 },
      hasTouch: true,
    });
    const page = await context.newPage();
    /** Once each: a preloaded file is requested again where it is used. */
    const requested = new Set<string>();
    const count = (request: Request): void => {
      // A service worker stores all files for use offline, after the page has what it needs.
      if (!request.serviceWorker()) requested.add(request.url().slice(home.length));
    };
    context.on('request', count);
    await page.goto(`${home}#/box/becf-10101?view=flat`);
    const drawing = page.getByRole('img', { name: /^Flache Zeichnung, 312,5 × 278 mm/ });
    await drawing.waitFor();
    context.off('request', count);
    // A browser under load loses bodies of responses, so the sizes are those of the files.
    expect([...requested]).toEqual(expect.arrayContaining(['studio/main.js', 'studio/worker.js']));
    const files = await Promise.all([...requested].map((name) => readFile(join(folder, name || 'index.html'))));
    const bytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(260_000);
    expect([...requested].filter((name) => name.includes('templates-')).length).toBe(1);

    // A tap highlights a panel, as a mouse does without a press; a tap beside the blank highlights none.
    const front = (await page.locator('[data-panel="front"]').boundingBox())!;
    await page.touchscreen.tap(front.x + front.width / 2, front.y + front.height / 4);
    await page.locator('[data-panel="front"].pointed').waitFor();
    const sheet = (await drawingBox(page))!;
    await page.touchscreen.tap(sheet.x + sheet.width - 4, sheet.y + sheet.height - 4);
    await page.locator('.pointed').waitFor({ state: 'detached' });

    // The keyboard of a phone covers half of the page.
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.setViewportSize({ width: 390, height: 430 });
    const height = page.locator('#field-height');
    await page.evaluate("document.getElementById('field-height').scrollIntoView()");
    await height.fill('12 cm');
    const { size } = dieline('becf-10101', { height: 120 });
    const lower = page.getByRole('img', {
      name: `Flache Zeichnung, ${[size.width, size.height].join(' × ').replaceAll('.', ',')} mm`,
    });
    await lower.waitFor();
    const [seen, field] = [(await drawingBox(page))!, (await height.boundingBox())!];
    expect(seen.y + seen.height).toBeLessThanOrEqual(430);
    expect(seen.y).toBeGreaterThanOrEqual(0);
    expect(seen.height).toBeGreaterThan(100);
    expect(field.y).toBeGreaterThanOrEqual(seen.y + seen.height - 1);
    expect(field.y + field.height).toBeLessThanOrEqual(430);

    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: PATIENCE })
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await lower.waitFor();
    await context.close();
  });

  it('with a server: accepts a key, keeps a box, opens it again, deletes it', async () => {
    expect(await readFile(join(folder, 'index.html'), 'utf8')).not.toContain('data-server');
    if (typeof browser === 'string') throw new Error(browser);
    const running = await start({ studio: folder });
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1024, height: 640 } });
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => keys.push(request.headers().authorization));
    await page.goto(`${running.url}/#/box/becf-10101?length=95&width=40&height=120&view=flat&panel=take`);
    await page.getByRole('button', { name: 'DXF', exact: true }).click();
    const key = page.getByLabel('API key');
    await key.fill('not-a-key');
    await key.press('Enter');
    await page.getByText('The server does not know this key').waitFor();
    await key.fill(running.dielinesKey);
    await key.press('Enter');
    await page.getByRole('button', { name: 'Keep this box' }).click();
    await page.getByText('Reverse tuck end is kept on the server').waitFor();
    // One list, which says where each box lies.
    await page.getByRole('button', { name: 'In this browser' }).click();
    await page.getByRole('button', { name: 'Keep this box' }).click();
    await page.getByText('Reverse tuck end is kept in this browser').waitFor();
    await page.getByRole('link', { name: 'See what is kept' }).click();
    await page.getByText('2 boxes', { exact: true }).waitFor();
    const row = page.getByRole('listitem').filter({ hasText: 'On the server' });
    await row.getByText('95 × 40 × 120 mm').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'In this browser' }).getByText('95 × 40 × 120 mm').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('AC10');
    await row.getByRole('link', { name: 'Open: Reverse tuck end' }).click();
    await page.waitForURL(/#\/box\/becf-10101\?.*height=120/);
    await page.goBack();
    await row.getByRole('button', { name: 'Delete' }).click();
    await row.getByRole('button', { name: 'Really delete' }).click();
    await page.getByText('1 box', { exact: true }).waitFor();
    // The key belongs to the tab, and only requests for records carry it.
    expect(await page.evaluate('localStorage.getItem("boxwright-api-key")')).toBeNull();
    expect(keys.filter((one) => one === `Bearer ${running.dielinesKey}`).length).toBeLessThan(8);
    await page.getByRole('button', { name: 'Forget the key' }).click();
    expect(await page.evaluate('sessionStorage.getItem("boxwright-api-key")')).toBeNull();
    await page.close();
    await running.close();
  });

  it('takes back artwork, colour and sheet by button and key', async () => {
    const page = await opened('#/box/becf-10101?length=60&width=40&height=90&view=flat&panel=artwork');
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.and(page.locator(':disabled')).waitFor();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>';
    await page
      .locator('.drawer input[type=file]')
      .setInputFiles({ name: 'tea.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    const picture = page.locator('.flat-drawing image');
    await picture.waitFor();
    await page.getByRole('button', { name: 'Inside', exact: true }).last().click();
    await page.getByRole('button', { name: 'Kraft', exact: true }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await picture.waitFor({ state: 'detached' });
    await undo.click();
    await picture.waitFor();
    expect(page.url()).toContain('look=kraft');
    await page.keyboard.press('Control+z');
    await page.waitForURL((url) => !url.hash.includes('look=kraft'));
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await picture.waitFor({ state: 'detached' });
    for (let k = 0; k < 4; k++) await page.keyboard.press('Control+Shift+z');
    await page.waitForURL(/look=kraft/);
    await page.getByRole('button', { name: 'Redo' }).and(page.locator(':disabled')).waitFor();
    expect(await picture.count()).toBe(0);
    await page.close();
  });

  it('keeps the stars that another tab gave', async () => {
    if (typeof browser === 'string') throw new Error(browser);
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1024, height: 640 } });
    const names = ['Reverse tuck end', 'Pillow pack'];
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) await tab.goto(home);
    for (const [k, tab] of tabs.entries()) {
      const card = tab.locator('.card', { has: tab.getByText(names[k]!, { exact: true }) }).first();
      await card.hover();
      await card.locator('.star').click();
    }
    const starred = await tabs[0]!.evaluate('localStorage.getItem("boxwright-starred")');
    expect(JSON.parse(String(starred))).toEqual(['becf-10101', 'becf-12105']);
    await context.close();
  });

  it('checks a file again with what the user knows of it: its unit, the types of its lines, its box', async () => {
    const page = await opened('#/check', { viewport: { width: 1280, height: 1000 } });
    const sizes = { length: 60, width: 25, height: 100, material: 0.5 };
    const grey = greyCreases(dieline('becf-10101', sizes).svg());
    const metres = grey.replace(
      /width="([\d.]+)mm" height="([\d.]+)mm"/,
      (_, w, h) => `width="${w / 1000}mm" height="${h / 1000}mm"`,
    );
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'box.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(metres) });
    await page.getByText('too small for a blank').waitFor();
    await page.getByRole('button', { name: 'Use mm' }).click();
    await page.getByText('Line of an unknown type').first().waitFor();
    expect(await page.getByRole('combobox', { name: /^Unit/ }).inputValue()).toBe('mm');
    await page.getByRole('combobox', { name: /^layer7 × \d+/ }).selectOption('Crease');
    await page.locator('.verdict.ok').getByText('Sound').waitFor();
    await page.getByLabel('Compare with a box').fill('becf-10101');
    await page.getByLabel('Compare with a box').press('Enter');
    await page.locator('.verdict.ok').getByText('The same drawing').waitFor();
    expect(await page.getByLabel('Height, mm').inputValue()).toBe('100');
    await page.getByLabel('Height, mm').fill('103');
    await page.getByLabel('Height, mm').press('Enter');
    await page.locator('.verdict.bad').getByText('It differs').waitFor();
    await page.getByText('It is the drawing with height 100.').waitFor();
    if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT });
    await page.getByLabel('Compare with a box').fill('zeppelin');
    await page.getByLabel('Compare with a box').press('Enter');
    await page.getByText('No box called “zeppelin”').waitFor();
    await page.getByLabel('Compare with a box').fill('');
    await page.getByLabel('Compare with a box').press('Enter');
    await page.locator('.verdict.ok').getByText('Sound').waitFor();
    // A type that is set can be left to the file again.
    await page.getByRole('combobox', { name: /^layer7 × \d+/ }).selectOption('As the file says');
    await page.locator('.verdict.bad').getByText('Cannot tell').waitFor();
    // Who takes it, a finding and its mark, and the layers of the drawing.
    await page.getByRole('combobox', { name: 'Who takes the files' }).selectOption('laser');
    await page.locator('.verdict.bad').getByText('Not ready').waitFor();
    await page.getByRole('combobox', { name: 'Who takes the files' }).selectOption('Nobody named');
    await page.locator('.verdict.bad').getByText('Cannot tell').waitFor();
    const viewBox = () => page.locator('.flat-drawing').getAttribute('viewBox');
    const whole = await viewBox();
    await page.getByRole('button', { name: 'Show 1 in the drawing' }).click();
    await page.waitForFunction(`document.querySelector('.flat-drawing').getAttribute('viewBox') !== '${whole}'`);
    await page.locator('.findings li').first().hover();
    await page.locator('.mark.pointed').first().waitFor();
    await page.getByRole('button', { name: 'Fit' }).click();
    await page.waitForFunction(`document.querySelector('.flat-drawing').getAttribute('viewBox') === '${whole}'`);
    if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT });
    await page.locator('.check-stage .legend button', { hasText: 'Cut' }).click();
    await page.locator('.flat-drawing .line.cut').waitFor({ state: 'detached' });
    await page.close();
  });

  it('folds a sound drawing of another hand, by angles that the user sets', async () => {
    const page = await opened('#/check', { viewport: { width: 1280, height: 900 } });
    const buffer = Buffer.from(dieline('fefco-0427-plain').svg());
    await page.locator('input[type=file]').setInputFiles({ name: 'mine.svg', mimeType: 'image/svg+xml', buffer });
    await page.getByRole('button', { name: 'Folded' }).click();
    await page.locator('.check-stage canvas[data-ready]').waitFor();
    const crease = page.getByRole('combobox', { name: 'Crease', exact: true });
    await page.getByText('is the base').waitFor();
    await crease.selectOption('2-6: 90°');
    await page.getByLabel('Angle, °').fill('-200');
    await page.getByLabel('Angle, °').press('Enter');
    await page.getByText('-180 … 180').waitFor();
    await page.getByLabel('Angle, °').fill('35');
    await page.getByLabel('Angle, °').press('Enter');
    await page.locator('option:checked', { hasText: '2-6: 35°' }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: '0°', exact: true }).click();
    await page.locator('option:checked', { hasText: '2-6: 0°' }).waitFor({ state: 'attached' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download mine.fold.json' }).click(),
    ]);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      ...{ schema: 'boxwright-folds-1', base: 11 },
      creases: { '2-6': { angle: 0 }, '6-11': { angle: 90 } },
    });
    if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT });
    // A press on a panel chooses the crease on which it hangs.
    const { x, y, width, height } = (await page.locator('.check-stage canvas').boundingBox())!;
    await page.mouse.click(x + 0.42 * width, y + 0.72 * height);
    await page.locator('option:checked', { hasText: '11-15: 90°' }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Flat' }).click();
    await page.locator('.flat-drawing').waitFor();
    await page.close();
  });

  it('stops loading a box that does not exist', async () => {
    const page = await opened('#/box/becf-0');
    await page.locator('.failure', { hasText: 'becf-0' }).waitFor();
    // There is nothing to draw: no stage waits for it.
    await page.locator('.stage').waitFor({ state: 'detached' });
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(await page.getByText('Drawing the box').count()).toBe(0);
    await page.close();
  });

  it.each(['#/?q=', '#/box/', '#/box/becf-10101?'])('wraps a long word of the address %s', async (start) => {
    const page = await opened(start + 'z'.repeat(90), { viewport: { width: 360, height: 640 } });
    await page.getByText('z'.repeat(90)).first().waitFor();
    const wide = `[document.documentElement, ...document.querySelectorAll('.panel')].map((e) => e.scrollWidth)`;
    expect(Math.max(...(await page.evaluate<number[]>(wide)))).toBeLessThanOrEqual(360);
    await page.close();
  });

  it('with a server: a link shows the box with its artwork without a key', async () => {
    if (typeof browser === 'string') throw new Error(browser);
    const running = await start({ studio: folder });
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1024, height: 640 } });
    await page.goto(`${running.url}/#/box/becf-10101?length=95&width=40&height=120&view=flat&panel=artwork`);
    await page
      .locator('.drawer input[type=file]')
      .setInputFiles({
        name: 'tea.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><rect width="9" height="9" fill="red"/></svg>',
        ),
      });
    // The form says what the key is for.
    await page.getByRole('heading', { name: 'Share with artwork' }).waitFor();
    const key = page.getByLabel('API key');
    await key.fill('not-a-key');
    await key.press('Enter');
    await page.getByText('The server does not know this key').waitFor();
    await key.fill(running.dielinesKey);
    await key.press('Enter');
    await page.getByRole('button', { name: /Share with artwork/ }).click();
    const link = await page.locator('.drawer .copy-field a').getAttribute('href');
    const stranger = await fetch(link!);
    expect([stranger.status, stranger.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await stranger.text()).toContain('Reverse tuck end');
    // Another place is another page; what is sent is a picture with the proportions of the blank.
    await page.getByLabel('Width, mm').fill('50');
    await page.getByLabel('Width, mm').press('Enter');
    await page.locator('.drawer .copy-field a').waitFor({ state: 'detached' });
    await page.evaluate(`{
      const { fetch: send } = window;
      window.fetch = async (path, options) => {
        const file = options?.body instanceof FormData && options.body.get('file');
        if (file) { const { width, height } = await createImageBitmap(file); window.sent = width / height; }
        return send(path, options);
      };
    }`);
    await page.getByRole('button', { name: /Share with artwork/ }).click();
    await page.locator('.drawer .copy-field a').waitFor();
    const { size } = dieline('becf-10101', { length: 95, width: 40, height: 120 });
    expect(await page.evaluate('sent')).toBeCloseTo(size.width / size.height, 2);
    // The policy of the worker lets it draw a PDF.
    const file = await PDFDocument.create();
    file.addPage([200, 100]).drawSquare({ size: 50, color: cmyk(0, 1, 0, 0) });
    const stamp = { name: 'stamp.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await file.save()) };
    await page.locator('.drawer input[type=file]').setInputFiles(stamp);
    await expect.poll(() => page.locator('.flat-drawing image').count()).toBe(2);
    await page.close();
    await running.close();
  });

  it('logs no error and sends no request to other hosts', () => expect(complaints).toEqual([]));
});
