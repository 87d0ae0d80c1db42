import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
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

const open = async (box: string, script = ''): Promise<Page> => {
  if (typeof browser === 'string') throw new Error(browser);
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, bypassCSP: true });
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(script);
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

it.skipIf(missing)('stops where people ask: flat, open, in parts and closed', async () => {
  const page = await open('becf-12406?view=folded&fold=1');
  const closed = await settled(page);
  const view = page.locator('.fold-pane select');
  const seen = new Set([closed]);
  for (const [name, fold] of [
    ['Flat', 0],
    ['Open', 0.951],
    ['Parts apart', 0.857],
  ] as const) {
    await view.selectOption({ label: name });
    await page.waitForURL(new RegExp(`fold=${fold}(&|$)`));
    seen.add(await settled(page));
  }
  expect(seen.size).toBe(4);
  await view.selectOption({ label: 'Closed' });
  expect(await settled(page)).toBe(closed);
  await page.close();
  const one = await open('becf-10101?view=folded');
  const offered = await one.locator('.fold-pane select option').allTextContents();
  expect([offered.includes('Closed'), offered.includes('Parts apart')]).toEqual([true, false]);
  await one.close();
});

it.skipIf(missing)('shows fibres on brown board and none on white', async () => {
  const coloursOf = async (look: string): Promise<number> => {
    const page = await open(`becf-21701?view=folded&fold=1&look=${look}`);
    await settled(page);
    const { x, y, width, height } = (await page.locator('.fold-pane canvas').boundingBox())!;
    // On the front of the box.
    const clip = { x: x + width / 2 - 60, y: y + height / 2 + 10, width: 20, height: 20 };
    const picture = (await page.screenshot({ clip })).toString('base64');
    const colours = await page.evaluate<number>(`(async () => {
      const image = new Image();
      image.src = 'data:image/png;base64,${picture}';
      await image.decode();
      const context = document.createElement('canvas').getContext('2d');
      context.drawImage(image, 0, 0);
      return new Set(new Uint32Array(context.getImageData(0, 0, 20, 20).data.buffer)).size;
    })()`);
    await page.close();
    return colours;
  };
  expect(await coloursOf('kraft')).toBeGreaterThan(3 * (await coloursOf('white')));
});

it.skipIf(missing)('darkens the base of a tray toward its walls in a picture, and not its middle', async () => {
  const page = await open('house-corner-lock-tray?length=100&width=100&height=60&look=white&view=folded&fold=1');
  await page.locator('.fold-pane select').selectOption('top');
  await page.getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Picture', exact: false }).first().click(),
  ]);
  const picture = (await readFile(await download.path())).toString('base64');
  const row = await page.evaluate<number[]>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${picture}';
    await image.decode();
    const context = Object.assign(document.createElement('canvas'), { width: 512, height: 512 }).getContext('2d');
    context.drawImage(image, 0, 0, 512, 512);
    return [...context.getImageData(0, 256, 512, 1).data].filter((_, k) => k % 4 === 1);
  })()`);
  const middle = row.slice(200, 312);
  expect(Math.max(...middle) - Math.min(...middle)).toBeLessThan(8);
  for (const beside of [row[115]!, row[511 - 115]!]) expect(beside / middle[0]!).toBeLessThan(0.9);
  await page.close();
});

it.skipIf(missing)('puts a cup beside the box, also in its picture', async () => {
  const page = await open('becf-10101?view=folded&fold=1');
  const canvas = page.locator('.fold-pane canvas');
  const alone = await settled(page);
  const button = page.getByRole('button', { name: 'Cup for scale' });
  await button.click();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  const both = await settled(page);
  expect(both).not.toBe(alone);
  await page.getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Picture', exact: false }).first().click(),
  ]);
  const picture = (await readFile((await download.path())!)).toString('base64');
  // The glaze is bluish, which board never is.
  const share = await page.evaluate(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${picture}';
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, 256, 256);
    const { data } = context.getImageData(0, 0, 256, 256);
    let blue = 0;
    for (let k = 0; k < data.length; k += 4) if (data[k + 3] > 250 && data[k + 2] > data[k] + 10) blue++;
    return blue / 65536;
  })()`);
  expect(share).toBeGreaterThan(0.03);
  expect(share).toBeLessThan(0.3);
  await canvas.press('u');
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await page.close();
});

it.skipIf(missing)('records films that can be stopped, and says where a browser cannot', async () => {
  const page = await open('becf-10101?view=folded&fold=1');
  await page.getByRole('button', { name: 'Download' }).click();
  const [folding, turning] = ['Film of the folding', 'Film of a turn'].map((name) =>
    page.getByRole('button', { name }),
  );
  const saved: string[] = [];
  page.on('download', (one) => saved.push(one.suggestedFilename()));
  await folding!.click();
  // In the page, because a film may be over before a busy machine presses again.
  const wasOff = await page.evaluate(`(async () => {
    const button = [...document.querySelectorAll('.file')].find(({ textContent }) => textContent.includes('Film of the folding'));
    while (!/[1-9]\\d*% recorded/.test(button.textContent)) await new Promise((resolve) => setTimeout(resolve, 20));
    button.click();
    return button.nextElementSibling.disabled;
  })()`);
  expect(wasOff).toBe(true);
  await page.getByText('from flat to closed').waitFor();
  expect(saved).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent('download'), turning!.click()]);
  expect(saved).toEqual(['reverse-tuck-end_100x50x150_becf-10101_turning.webm']);
  const film = await readFile((await download.path())!);
  expect([...film.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  const seen = await page.evaluate<{ readonly duration: number; readonly width: number; readonly frames: number }>(
    `(async () => {
      const video = Object.assign(document.createElement('video'), { muted: true });
      const happens = (name) => new Promise((resolve) => video.addEventListener(name, resolve, { once: true }));
      const moved = (to) => {
        video.currentTime = to;
        return happens('seeked');
      };
      video.src = 'data:video/webm;base64,${film.toString('base64')}';
      await happens('loadeddata');
      // A film without its duration tells it at its end.
      if (video.duration === Infinity) await moved(1e7);
      const { duration, videoWidth: width } = video;
      const context = Object.assign(document.createElement('canvas'), { width: 64, height: 64 }).getContext('2d');
      const frames = new Set();
      for (const share of [0.05, 0.2, 0.4, 0.6]) {
        await moved(share * duration);
        context.drawImage(video, 0, 0, 64, 64);
        frames.add(context.canvas.toDataURL());
      }
      return { duration, width, frames: frames.size };
    })()`,
  );
  expect(seen.duration).toBeGreaterThan(1);
  // Without a graphics card it has fewer pixels.
  expect(seen.width).toBe(720);
  expect(seen.frames).toBeGreaterThan(2);
  await page.close();

  const without = await open('becf-10101?view=folded&fold=1', 'delete globalThis.MediaRecorder;');
  await without.getByRole('button', { name: 'Download' }).click();
  await without.getByText('This browser cannot record films').first().waitFor();
  expect(await without.getByRole('button', { name: 'Film of a turn' }).isDisabled()).toBe(true);
  await without.close();
});
