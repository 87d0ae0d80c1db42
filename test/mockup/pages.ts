import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { catalogue, resolve } from '../../src/index.ts';
import { newFolder } from '../support/folder.ts';
import { type Seen, unpacked } from './looking.ts';

/** The sizes a template shows when nothing is asked. */
export const sizes = (id: string): Record<string, number> => {
  const { template } = catalogue.find(id)!;
  const { values } = resolve(template, {}, id);
  return Object.fromEntries(Object.keys(template.size).map((name) => [name, values[name]!]));
};

/** A page in a browser, and what it complains of or asks for that it should not. */
export interface Opened {
  readonly page: Page;
  readonly complaints: string[];
}

/** The browser says so of every canvas that it draws in software: it copies the picture into the page. */
const READS_BACK = 'GPU stall due to ReadPixels';

/** Opens the page at an address, small, as software draws it, and waits until it stands. */
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

/** Writes a page to a file, and says where. */
export const asFile = async (html: string): Promise<string> => {
  const path = join(folder, `${files++}.html`);
  await writeFile(path, html);
  return pathToFileURL(path).href;
};

/** What the scene looks like now, without what floats over it. */
export const picture = async (page: Page): Promise<Seen> => {
  await page.evaluate(
    `document.querySelector('header').style.display = 'none';
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`,
  );
  return unpacked(await page.locator('#canvas').screenshot());
};

/** The scene as it is at an address. */
export const looked = async (page: Page, hash: string): Promise<Seen> => {
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  return picture(page);
};
