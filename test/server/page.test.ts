import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../src/server/server.ts';
import { localApi, memoryStore } from '../../src/service/local/index.ts';
import { samples } from '../local/samples.ts';
import { openBrowser } from '../support/browser.ts';
import { type Running, start } from '../support/running.ts';

const browser = await openBrowser();
if (typeof browser === 'string') console.warn(`SKIPPED, the pages in a browser: ${browser}`);
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
});

describe.skipIf(typeof browser === 'string')('the page, in a browser', () => {
  let app: FastifyInstance;
  let url = '';
  const complaints: string[] = [];
  let page: Page;
  beforeAll(async () => {
    if (typeof browser === 'string') return;
    app = await buildServer({ catalogue: samples, store: memoryStore(), keys: undefined });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
    page = await browser.newPage();
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterAll(() => app?.close());

  /** Waits for the drawing of a size. */
  const drawn = async (more: { readonly length?: number } = {}) => {
    const api = localApi({ catalogue: samples });
    const { variables } = (await api.readTemplate('becf-10101')).dieline_template;
    const usual = Object.fromEntries(variables.map((v) => [v.name, v.default_value.value]));
    const sizes = variables.filter((v) => v.required).map((v) => [v.name, usual[v.name]]);
    const { part_list } = await api.calculateParts('becf-10101', {
      variables: { unit: 'mm', ...Object.fromEntries(sizes), ...more },
    });
    const { width, height } = part_list.parts[0]!.bounding_box;
    await page.getByRole('img', { name: `Dieline of Reverse tuck end, ${width} by ${height} mm` }).waitFor();
  };

  it('leads from the catalogue to a template, by keyboard alone', async () => {
    await page.goto(url);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
    await page.getByRole('heading', { name: 'Cartons: Tuck End Boxes' }).waitFor();
    await page.getByRole('link', { name: /^Reverse tuck end becf-10101$/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Reverse tuck end', level: 1 }).waitFor();
    await drawn();
    expect(await page.evaluate("document.querySelector('.drawing').naturalWidth")).toBeGreaterThan(100);
  });

  it('has a name for every control and picture', async () => {
    const nameless = await page.evaluate(`[...document.querySelectorAll('input:not([type=hidden]),select,img')]
      .filter((e) => e.tagName === 'IMG' ? !e.hasAttribute('alt') : !e.labels?.[0]?.textContent.trim()).length`);
    expect(nameless).toBe(0);
    expect(await page.locator('#result').getAttribute('aria-live')).toBe('polite');
    for (const text of ['278 mm', 'Flat size', 'mm²', 'curl -X POST', "import { remoteApi } from 'boxwright'"])
      expect(await page.locator('#result').textContent()).toContain(text);
  });

  it('draws while the user types', async () => {
    await page.locator('#length').fill('80');
    await drawn({ length: 80 });
    expect(page.url()).toContain('length=80');
  });

  it('reports an error, and corrects it with a button', async () => {
    await page.locator('#length').fill('50000');
    const remedy = page.getByRole('button', { name: /^Set length to \d+$/ });
    const value = (await remedy.textContent())!.split(' ').at(-1)!;
    await remedy.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((to) => to.searchParams.get('length') === value);
    expect(await page.locator('#length').inputValue()).toBe(value);
    await page.getByRole('heading', { name: 'Drawing' }).waitFor();
  });

  it('shows sizes in the other unit after a change of unit', async () => {
    await page.locator('#length').fill('127');
    await page.locator('#unit').selectOption('in');
    await page.waitForURL(/unit=in/);
    expect(await page.locator('#length').inputValue()).toBe('5');
    expect(await page.locator('#material').inputValue()).toBe('0.5');
    await page.getByRole('heading', { name: 'Drawing' }).waitFor();
  });

  it.each([
    ['SVG', /^<svg/],
    ['DXF', /AC1021/],
    ['PDF', /^%PDF/],
  ])('offers the file as %s', async (format, begins) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `Download ${format}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`becf-10101.${format.toLowerCase()}`);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString('latin1')).toMatch(begins);
  });

  it.each([1200, 390])('fits a window of %d px, whatever it contains', async (width) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${url}/templates/becf-10101`);
    await drawn();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  });

  it('logs no errors', () => expect(complaints).toEqual([]));
});

describe('the page', () => {
  let server: Running;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());
  const at = (path: string, key?: string) =>
    fetch(server.url + path, {
      redirect: 'manual',
      ...(key !== undefined && { headers: { authorization: `Basic ${Buffer.from(`me:${key}`).toString('base64')}` } }),
    });

  it('leads to the other values of each choice that are compatible, with the same sizes', async () => {
    const page = async (path: string) => (await at(path, server.dielinesKey)).text();
    const links = (text: string) => [...text.matchAll(/href="(\/templates\/[^"]+)">/g)].map(([, href]) => href!);
    const first = await page('/templates/becf-10101?unit=mm&of=mm&length=80');
    const chamfer = links(first).find((href) => href.startsWith('/templates/becf-10103?'))!;
    expect(chamfer.replaceAll('&amp;', '&')).toBe('/templates/becf-10103?unit=mm&length=80');
    const next = await page(chamfer.replaceAll('&amp;', '&'));
    expect(next).toMatch(/<dt>flap<\/dt><dd>.*<strong>/);
    expect(next).toContain('value="80"');
    expect(links(await page('/templates/becf-10101,hanger=standard_hanger')).join()).not.toContain('hanger_tab=');
  });

  it('shows boxes at default sizes to everybody; others need a dielines key', async () => {
    expect((await at('/')).status).toBe(200);
    expect((await at('/templates/becf-10101')).status).toBe(200);
    for (const path of ['/templates/becf-10101?length=60', '/templates/becf-10101/dieline.svg']) {
      for (const key of [undefined, '', 'x', server.dimensionsKey]) {
        const answer = await at(path, key);
        expect(answer.status).toBe(401);
        expect(answer.headers.get('www-authenticate')).toMatch(/^Basic/);
      }
      expect((await at(path, server.dielinesKey)).status).toBe(200);
    }
  });

  it('escapes all input', async () => {
    const evil = encodeURIComponent('"><script>alert(1)</script>');
    const answer = await at(`/templates/becf-10101?length=${evil}&width=7'`, server.dielinesKey);
    const html = await answer.text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'sha256-/);
  });

  it('rejects unknown templates and formats, and invalid values', async () => {
    expect((await at('/templates/x')).status).toBe(404);
    expect((await at('/templates/becf-10101/dieline.exe', server.dielinesKey)).status).toBe(404);
    expect((await at('/templates/becf-10101/dieline.svg?length=1', server.dielinesKey)).status).toBe(400);
    expect((await at('/templates/becf-f2001/dieline.pdf?length=8000', server.dielinesKey)).status).toBe(400);
  });

  it('says the reason of a refusal on a page to browsers, and as JSON to programs', async () => {
    const ask = (path: string, accept: string) => fetch(server.url + path, { headers: { accept } });
    const missing = '/templates/%3Cb%3E0201';
    const page = await ask(missing, 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(await page.text()).toMatch(/There is no template &lt;b&gt;0201\.[\s\S]*<a href="\/">All templates<\/a>/);
    const body = await ask(missing, 'application/json');
    expect([body.status, await body.json()]).toEqual([404, { message: 'There is no template <b>0201.' }]);
    const closed = await ask('/templates/becf-10101?length=60', 'text/html');
    expect([closed.status, closed.headers.get('www-authenticate')]).toEqual([401, expect.stringMatching(/^Basic/)]);
    expect(await closed.text()).toContain('dielines API key');
  });

  it('redirects to the corrected values of a button, and to another unit', async () => {
    const to = async (query: string) =>
      (await at(`/templates/becf-10101?${query}`, server.dielinesKey)).headers.get('location');
    expect(await to('apply=change:length:30&length=5&width=')).toBe('?length=30');
    expect(await to('apply=swap:length:width&length=5&width=9')).toBe('?length=9&width=5');
    expect(await to('unit=mm&of=in&length=2&material=0.5')).toBe('?unit=mm&length=50.8&material=0.5');
    expect(await to('unit=mm&of=mm&length=60')).toBeNull();
  });
});
