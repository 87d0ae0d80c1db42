import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { catalogue } from '../../src/index.ts';
import { resolve } from '../../src/template/index.ts';
import { newFolder } from '../support/folder.ts';
import { type Seen, unpacked } from './looking.ts';

/** The default sizes of a template. */
export const sizes = (id: string): Record<string, number> => {
  const { template } = catalogue.find(id)!;
  const { values } = resolve(template, {}, id);
  return Object.fromEntries(Object.keys(template.size).map((name) => [name, values[name]!]));
};

/** A page in a browser, with its console messages and unexpected requests. */
export interface Opened {
  readonly page: Page;
  readonly complaints: string[];
}

/** Message of the browser for every canvas drawn in software, because it copies the picture into the page. */
const READS_BACK = 'GPU stall due to ReadPixels';

/** Opens a page in a small window with software rendering, and waits until it is ready. */
export const openAt = async (browser: Browser, url: string, { reduced = true } = {}): Promise<Opened> => {
  const page = await browser.newPage({
    viewport: { width: 380, height: 430 },
    deviceScaleFactor: 1,
    reducedMotion: reduced ? 'reduce' : 'no-preference',
    acceptDownloads: true,
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !message.text().includes(READS_BACK)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (request.url() !== url && !/^(data|blob):/.test(request.url())) complaints.push(`asked for ${request.url()}`);
  });
  await page.goto(url);
  await page.locator('body:not([data-state=loading])').waitFor();
  return { page, complaints };
};

const folder = newFolder();
let files = 0;

/** Writes a page to a file and returns its address. */
export const asFile = async (html: string): Promise<string> => {
  const path = join(folder, `${files++}.html`);
  await writeFile(path, html);
  return pathToFileURL(path).href;
};

/** Current picture of the scene, without overlays. */
export const picture = async (page: Page): Promise<Seen> => {
  await page.evaluate(
    `document.querySelector('header').style.display = 'none';
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`,
  );
  return unpacked(await page.locator('#canvas').screenshot());
};

/** Picture of the scene at an address. */
export const looked = async (page: Page, hash: string): Promise<Seen> => {
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  return picture(page);
};
