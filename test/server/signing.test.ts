import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUrlKeys, urlSignature, urlSigner } from '../../src/server/keys/index.ts';
import { buildServer } from '../../src/server/server.ts';
import { memoryStore } from '../../src/service/local/index.ts';
import { png } from '../contract/artworks.ts';
import { samples } from '../local/samples.ts';
import { type Running, start } from '../support/running.ts';

const SECRET = 'a-secret-of-thirty-two-letters-1';
const OLD = 'a-secret-of-thirty-two-letters-0';
const urlKeys = readUrlKeys(`k1:${SECRET},k0:${OLD}`);
const signed = (path: string, secret = SECRET) => `${path}&sig=${urlSignature(path, secret)}`;

describe('with --sign-urls', () => {
  let server: Running;
  let dieline: { id: string; url: string };
  let mockup: { url: string };
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(path.startsWith('http') ? path : server.url + path, {
      ...options,
      headers: { authorization: `Bearer ${server.dielinesKey}`, ...options.headers },
    });
  beforeAll(async () => {
    server = await start({ urlKeys });
    const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 };
    const body = JSON.stringify({ format: 'svg', variables });
    const headers = { 'content-type': 'application/json' };
    const made = await ask('/dieline-templates/becf-10101/dielines', { method: 'POST', headers, body });
    dieline = JSON.parse(await made.text()).dieline;
    const form = new FormData();
    form.append('file', new Blob([png(3, 3)]), 'a.png');
    const upload = await ask(`/dielines/${dieline.id}/3d-mockups`, { method: 'POST', body: form });
    mockup = JSON.parse(await upload.text())['3d_mockup'];
  });
  afterAll(() => server.close());

  it('files and mockups open at the addresses of answers, and at no others', async () => {
    for (const url of [dieline.url, mockup.url]) {
      expect(url).toMatch(/\?expires=\d+&key=k1&sig=[\w-]{43}$/);
      expect((await fetch(url)).status).not.toBe(403);
      const { pathname, search } = new URL(url);
      const expires = new URLSearchParams(search).get('expires')!;
      for (const wrong of [
        pathname,
        `${pathname}${search.replace(/sig=./, 'sig=')}`,
        `${pathname}${search.replace(expires, String(Number(expires) + 3600))}`,
        `${pathname.replace(/.{3}$/, 'xyz')}${search}`,
        `${pathname}${search.replace('k1', 'k0')}`,
        signed(`${pathname}?key=k1`),
        signed(`${pathname}?expires=1&key=k1`),
        signed(`${pathname}?expires=NaN&key=k1`),
      ])
        expect([wrong, (await fetch(server.url + wrong)).status]).toEqual([wrong, 403]);
    }
    // Every list has signed addresses, and the old key opens what it signed.
    const listed = JSON.parse(await (await ask('/dielines')).text());
    expect((await fetch(listed.dieline_list.dielines[0].url)).status).toBe(200);
    const { pathname } = new URL(dieline.url);
    const far = Math.ceil(Date.now() / 1000) + 100;
    expect((await fetch(server.url + signed(`${pathname}?expires=${far}&key=k0`, OLD))).status).toBe(200);
    expect((await fetch(dieline.url)).headers.get('cache-control')).toBe('private, max-age=3600');
  });

  it('an address expires after a week, and is the same within an hour', async () => {
    let now = Date.UTC(2026, 0, 1, 0, 30);
    const { stringify, check } = urlSigner(urlKeys, () => now);
    const sign = () => JSON.parse(stringify({ url: 'https://boxes.example/v1/files/a.svg' })).url as string;
    const url = sign();
    now += 1_700_000;
    expect(sign()).toBe(url);
    const path = url.replace('https://boxes.example/v1', '');
    const at = async (hours: number) => {
      now = Date.UTC(2026, 0, 1) + hours * 3_600_000;
      return check({ url: path } as never).then(
        () => 'open',
        (error: Error) => error.message,
      );
    };
    expect(await at(7 * 24)).toBe('open');
    expect(await at(7 * 24 + 1)).toMatch(/has expired/);
    expect(stringify({ url: 'https://boxes.example/images/a.svg', name: '/files/a.svg' })).not.toContain('sig');
  });

  it('drawings need no record: the same address gives the same bytes, for ever', async () => {
    const path = signed('/d/becf-10101.svg?length=80&width=30&key=k1');
    const first = await fetch(server.url + path);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const text = await first.text();
    expect(text).toContain('80.00mm');
    const again = await fetch(server.url + path);
    expect(await again.text()).toBe(text);
    const etag = again.headers.get('etag')!;
    expect((await fetch(server.url + path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(server.url + path, { method: 'HEAD' })).headers.get('etag')).toBe(etag);
    for (const format of ['dxf', 'pdf'])
      expect((await fetch(server.url + signed(`/d/becf-10101.${format}?key=k1`))).status).toBe(200);
    const status = async (address: string) => (await fetch(server.url + address)).status;
    expect(await status(path.replace('length=80', 'length=81'))).toBe(403);
    expect(await status('/d/becf-10101.svg?length=80&key=k1')).toBe(403);
    expect(await status(signed('/d/becf-10101.svg?expires=1&key=k1'))).toBe(403);
    // What is misspelt would stay the default for ever.
    expect(await status(signed('/d/becf-10101.svg?lenght=80&key=k1'))).toBe(400);
    expect(await status(signed('/d/becf-10101.svg?length=1&key=k1'))).toBe(400);
    expect(await status(signed('/d/becf-none.svg?length=80&key=k1'))).toBe(404);
    expect(await status(signed('/d/becf-10101.exe?length=80&key=k1'))).toBe(404);
    expect(await status(signed('/d/becf-10101?length=80&key=k1'))).toBe(404);
  });
});

it('without --sign-urls a server with keys has no such drawings, and one without keys asks for no signature', async () => {
  const closed = await start();
  expect((await fetch(`${closed.url}/d/becf-10101.svg?length=80`)).status).toBe(404);
  await closed.close();
  const app = await buildServer({ catalogue: samples, store: memoryStore(), keys: undefined });
  const drawn = await app.inject({ url: '/d/becf-10101.svg?length=80', headers: { host: 'localhost' } });
  expect([drawn.statusCode, drawn.body.includes('80.00mm')]).toEqual([200, true]);
});

it('keys of addresses are refused with a reason', () => {
  for (const wrong of ['', 'k1', 'k1:short', 'k 1:a-secret-of-thirty-two', `k1:${SECRET},`])
    expect(() => readUrlKeys(wrong)).toThrow(/id:secret/);
});
