import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageFiles, textsOf } from '../../fixtures/missing-words.ts';
import { catalogue } from '../../src/index.ts';
import { openBrowser } from '../support/browser.ts';
import { inTurn } from '../support/turns.ts';
import { builtForTests } from './build.ts';
import { hosting, PATH } from './hosting.ts';

const browser = await openBrowser();
const missing = typeof browser === 'string' ? browser : undefined;
if (missing) console.warn(`SKIPPED, the languages of the studio: ${missing}`);
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
});

const { en, ...others } = languageFiles();

/** All texts of English, and of templates. */
const english = new Set([
  ...Object.values(en!.studio).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text))),
  ...Object.values(en!.catalogue),
  ...textsOf(catalogue.templates),
]);

/** A drawing with an open outline and a crease that is drawn twice and ends too early. */
const FAULTY = `<svg xmlns="http://www.w3.org/2000/svg" width="120mm" height="90mm" viewBox="0 0 120 90"><g fill="none">
<g id="cut" stroke="red"><path d="M5 5H105V85H5V5.4"/></g>
<g id="crease" stroke="blue"><path d="M5 40H100"/><path d="M5 40H100"/></g></g></svg>`;

/** What a page says: its texts, and those for screen readers and tooltips. */
const said = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const all = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement.closest('script, noscript, style, code, pre, .language, .codes')) all.push(node.data);
    for (const one of document.querySelectorAll('[title], [aria-label], [placeholder], [alt], [aria-valuetext]'))
      for (const name of ['title', 'aria-label', 'placeholder', 'alt', 'aria-valuetext']) all.push(one.getAttribute(name) ?? '');
    return all.map((text) => text.trim()).filter(Boolean);
  })()`);

describe.skipIf(missing)('the studio in other languages', () => {
  let server: Server;
  let home = '';
  beforeAll(async () => {
    server = await hosting(await builtForTests());
    home = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  });
  afterAll(() => server?.close());

  it.each(Object.keys(others).filter((_, k) => inTurn(k, 4)))('%s leaves nothing in English', async (tag) => {
    if (typeof browser === 'string') throw new Error(browser);
    const { studio, catalogue: words, texts = {} } = others[tag]!;
    const own = new Set([
      ...Object.values(studio).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text))),
      ...Object.values(words),
      ...Object.values(texts),
    ]);
    /** English texts that are not the same word in the language, such as Material. */
    const foreign = [...english].filter((text) => text.length > 3 && !own.has(text));
    const isForeign = (text: string): boolean => foreign.includes(text) || /\b(the|with|and|are)\b/i.test(text);
    const page = await browser.newPage({
      locale: tag,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    const left = new Set<string>();
    const look = async (): Promise<void> => {
      for (const text of await said(page)) if (isForeign(text)) left.add(text);
    };
    await page.goto(home);
    await page.locator('.card').nth(250).waitFor();
    await look();
    for (const id of ['becf-10101', 'becf-21701', 'becf-30101', 'becf-11d04']) {
      await page.evaluate(`location.hash = '#/box/${id}?panel=take'`);
      await page.locator('.panel-title h1').waitFor();
      await page.locator('.flat-drawing').waitFor();
      for (const details of await page.locator('details.fine summary').all()) await details.click();
      for (const panel of ['take', 'artwork', 'sheet']) {
        await page.evaluate(`location.hash = location.hash.replace(/panel=\\w+/, 'panel=${panel}')`);
        await page.locator({ take: '.file', artwork: '.swatches', sheet: '.big b' }[panel]!).first().waitFor();
        await look();
      }
      // The pictures of each option have names.
      const options = await page.locator('.choice > button').count();
      for (let k = 0; k < options; k++) {
        await page.locator('.choice > button').nth(k).click();
        await look();
      }
    }
    await page.evaluate("location.hash = '#/box/becf-10101?panel=take'");
    await page.locator('.drawer-body .file', { hasText: studio['kept.keep'] }).click();
    await page.evaluate("location.hash = '#/kept'");
    await page.locator('.kept .tile-picture').first().waitFor();
    await look();
    await page.evaluate("location.hash = '#/check'");
    await page
      .locator('.drop input')
      .setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(FAULTY) });
    await page.locator('.findings li').nth(1).waitFor();
    await look();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await look();
    expect([...left]).toEqual([]);
    await page.close();
  });
});
