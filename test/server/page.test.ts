import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, drawOne, plant, readDrawing } from '../../src/index.ts';
import { readAddress } from '../../src/studio/state/address.ts';
import { mainId } from '../../src/template/index.ts';
import { samples } from '../local/samples.ts';
import { newFolder } from '../support/folder.ts';
import { type Running, start } from '../support/running.ts';

/** A folder with files of these names and texts. */
const planted = (files: Readonly<Record<string, string>>): string => {
  const folder = newFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

const studioPage =
  '<html data-offline><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><noscript><p>x</p></noscript></html>';
const studio = planted({ 'index.html': studioPage, 'studio/main.js': '' });
const site = planted({ 'index.html': 'front', 'gallery/index.html': 'all', 'gallery/becf-10101.html': 'one' });

const servers: Running[] = [];
const running = async (options: Parameters<typeof start>[0]): Promise<Running> => {
  const server = await start(options);
  servers.push(server);
  return server;
};
afterAll(() => Promise.all(servers.map((server) => server.close())));

const locationOf = async ({ url }: Running, path: string): Promise<string | null> => {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' });
  expect([path, status]).toEqual([path, 302]);
  return headers.get('location');
};

describe('the addresses of boxes', () => {
  it('lead to the box in the studio, with sizes in mm, and without what it does not know', async () => {
    const server = await running({ studio, docs: site });
    expect(await locationOf(server, '/templates')).toBe('/');
    const boxAt = async (path: string) => {
      const [, hash] = (await locationOf(server, path))!.split('#');
      const route = readAddress(hash!);
      expect(route).not.toHaveProperty('ignored');
      return 'box' in route ? route.box : undefined;
    };
    expect(await boxAt('/templates/becf-10101')).toMatchObject({ id: 'becf-10101', values: {}, unit: 'mm' });
    expect(await boxAt('/templates/becf-10101?unit=mm&of=mm&length=80&glue_flap=&dimension_texts=false')).toMatchObject(
      { id: 'becf-10101', values: { length: 80 } },
    );
    expect(await boxAt('/templates/becf-10101?unit=in&length=2&material=0.02')).toMatchObject({
      values: { length: 50.8, material: 0.508 },
      unit: 'in',
    });
    const other = 'becf-10101,hanger=standard_hanger';
    expect(await boxAt(`/templates/${other}?width=30`)).toMatchObject({ id: other, values: { width: 30 } });
    const evil = encodeURIComponent('"><script>\r\nX: 1');
    expect(await locationOf(server, `/templates/becf-10101?length=${evil}`)).not.toMatch(/[<>"\s]/);
  });

  it('lead to the gallery where no studio is built, and the studio of the site to that of the server', async () => {
    const server = await running({ docs: site });
    for (const path of ['/', '/templates']) expect(await locationOf(server, path)).toBe('/docs/gallery/index.html');
    const { template } = samples.find('becf-10103')!;
    expect(mainId(template)).toBe('becf-10101');
    expect(await locationOf(server, '/templates/becf-10103?length=80')).toBe('/docs/gallery/becf-10101.html');
    expect(await (await fetch(`${server.url}/templates/becf-10101`)).text()).toBe('one');
    const both = await running({ studio, docs: site });
    expect(await locationOf(both, '/docs/studio/index.html')).toBe('/');
    expect(await (await fetch(both.url)).text()).toContain('<a href="docs/gallery/index.html">');
  });

  it('say what is missing where neither is built', async () => {
    const server = await running({});
    for (const path of ['/', '/templates', '/templates/becf-10101']) {
      const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toMatch(/studio is not built.*npm run build/);
    }
    const [page] = [await fetch(`${(await running({ docs: planted({ 'index.html': 'x' }) })).url}/templates`)];
    expect(page.status).toBe(404);
  });
});

describe('files at an address', () => {
  let server: Running;
  beforeAll(async () => {
    server = await running({ studio });
  });
  const at = (path: string, key: string | undefined = server.dielinesKey) =>
    fetch(server.url + path, {
      redirect: 'manual',
      headers: key === '' ? {} : { authorization: `Basic ${Buffer.from(`me:${key}`).toString('base64')}` },
    });

  it('need a dielines key, which the way to the studio does not', async () => {
    expect((await at('/templates/becf-10101?length=60', '')).status).toBe(302);
    for (const key of ['', 'x', server.dimensionsKey]) {
      const answer = await at('/templates/becf-10101/dieline.svg', key);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic/);
    }
  });

  it.each([
    ['svg', /^<svg/],
    ['dxf', /AC1021/],
    ['pdf', /^%PDF/],
  ])('have the sizes of the address, as %s', async (format, begins) => {
    const answer = await at(`/templates/becf-10101/dieline.${format}?length=80&glue_flap=13`);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="becf-10101.${format}"`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Buffer.from(bytes).toString('latin1')).toMatch(begins);
    const xs = (await readDrawing(bytes)).dieline.nodes.map(([x]) => x);
    const usual = new Uint8Array(await (await at(`/templates/becf-10101/dieline.${format}`)).arrayBuffer());
    const before = (await readDrawing(usual)).dieline.nodes.map(([x]) => x);
    const wide = (all: readonly number[]) => Math.max(...all) - Math.min(...all);
    // The default length is 100 mm, two walls have it, and the glue flap is 13 mm wide then.
    expect(wide(before) - wide(xs)).toBeCloseTo(40, 1);
  });

  it('are drawn for the profile of the address', async () => {
    const usual = await (await at('/templates/becf-10101/dieline.svg?length=80')).text();
    const laser = await at('/templates/becf-10101/dieline.svg?length=80&profile=laser');
    expect(laser.status).toBe(200);
    const text = await laser.text();
    expect(text).not.toBe(usual);
    expect(text).not.toContain('<text');
    expect(await (await at('/templates/becf-10101/dieline.svg?length=80&profile=service')).text()).toBe(usual);
    expect(await (await at('/templates/becf-10101/dieline.svg?length=80&tool=false')).text()).toBe(usual);
    expect(await (await at('/templates/becf-10101/dieline.svg?length=80&tool=true')).text()).toContain('bridges');
  });

  it('are drawn by the table of the plant in the address', async () => {
    const page = (more: string) => at(`/templates/becf-21d01/dieline.svg?length=300&width=200&height=250${more}`);
    const own = drawOne(catalogue, '0201', { length: 300, width: 200, height: 250 }, { plant: plant('recommended') });
    expect(await (await page('&plant=recommended')).text()).toBe(own.svg());
    expect(await (await page('')).text()).not.toBe(own.svg());
  });

  it.each([
    ['/templates/becf-21d01/dieline.svg?plant=recomended', 'Did you mean recommended?'],
    ['/templates/becf-10101/dieline.svg?profile=lasr', 'There is no profile \\"lasr\\". Did you mean laser?'],
    ['/templates/becf-10101/dieline.svg?tool=1', 'tool must be true or false, but is \\"1\\".'],
    ['/templates/becf-10101/dieline.pdf?profile=laser', 'The profile laser takes svg, dxf, not pdf.'],
    ['/templates/becf-10101/dieline.svg?length=1', 'length'],
    ['/templates/becf-f2001/dieline.pdf?length=8000', 'choose'],
  ])('%s is refused', async (path, sentence) => {
    const answer = await at(path);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('show each sentence of a refusal to a person', async () => {
    const authorization = `Basic ${Buffer.from(`me:${server.dielinesKey}`).toString('base64')}`;
    const page = await fetch(`${server.url}/templates/becf-10101/dieline.svg?length=1&width=1`, {
      headers: { authorization, accept: 'text/html' },
    });
    expect(page.status).toBe(400);
    expect(await page.text()).toMatch(/length is 1 mm[\s\S]*width is 1 mm/);
  });

  it.each(['/templates/x', '/templates/x/dieline.svg', '/templates/becf-10101/dieline.exe'])(
    '%s does not exist',
    async (path) => expect((await at(path)).status).toBe(404),
  );

  it('say the reason of a refusal on a page to browsers, and as JSON to programs', async () => {
    const ask = (path: string, accept: string) => fetch(server.url + path, { headers: { accept } });
    const missing = '/templates/%3Cb%3E0201';
    const page = await ask(missing, 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(await page.text()).toMatch(/There is no template &lt;b&gt;0201\.[\s\S]*<a href="\/">Start<\/a>/);
    const body = await ask(missing, 'application/json');
    expect([body.status, await body.json()]).toEqual([404, { message: 'There is no template <b>0201.' }]);
    const closed = await ask('/templates/becf-10101/dieline.svg', 'text/html');
    expect([closed.status, closed.headers.get('www-authenticate')]).toEqual([401, expect.stringMatching(/^Basic/)]);
    expect(await closed.text()).toContain('dielines API key');
  });
});
