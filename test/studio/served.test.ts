import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeStudio } from '../../src/entry/studio.ts';
import { newFolder } from '../support/folder.ts';
import { type Running, start } from '../support/running.ts';

/** A minimal studio with the real page. */
const planted = (): string => {
  const folder = newFolder();
  mkdirSync(join(folder, 'studio/chunks'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), readFileSync('src/studio/index.html'));
  writeFileSync(join(folder, 'studio/main.js'), 'export const x = 1;');
  writeFileSync(join(folder, 'studio/worker.js'), '');
  writeFileSync(join(folder, 'studio/late.js'), '');
  writeFileSync(join(folder, 'studio/chunks/a-ABCD1234.js'), 'export {};');
  // As the build keeps them.
  writeFileSync(join(folder, 'studio/packed.js.gz'), gzipSync('export const packed = 1;'));
  writeFileSync(join(folder, 'secret.txt'), 'no');
  return folder;
};

describe('the studio on a server', () => {
  let server: Running;
  const folder = planted();
  beforeAll(async () => {
    server = await start({ studio: folder });
  });
  afterAll(() => server.close());
  const at = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

  it('is the first page, needs no key, and has a policy against other addresses', async () => {
    const answer = await at('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const html = await answer.text();
    expect(html).not.toContain('data-offline');
    // The page offers the records of a server, and asks for a key if the server uses keys.
    expect(html).toContain('data-server="keys"');
  });

  it('serves its own files and no others', async () => {
    const file = await at('/studio/main.js');
    expect(await file.text()).toBe('export const x = 1;');
    expect(file.headers.get('content-type')).toContain('text/javascript');
    expect(file.headers.get('cache-control')).toBe('no-cache');
    expect((await at('/studio/main.js', { 'if-none-match': file.headers.get('etag')! })).status).toBe(304);
    expect((await at('/studio/chunks/a-ABCD1234.js')).headers.get('cache-control')).toContain('immutable');
    for (const path of [
      '/studio/secret.txt',
      '/studio/../secret.txt',
      '/studio/%2e%2e/secret.txt',
      '/studio/chunks',
      '/studio/',
    ])
      expect([path, (await at(path)).status]).toEqual([path, 404]);
  });

  it('sends packed files as they are, and unpacks them for clients that do not take them so', async () => {
    const raw = async (accepts: string) => {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get(`${server.url}/studio/packed.js`, { headers: { 'accept-encoding': accepts } }, resolve).on('error', reject);
      });
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      const data = Buffer.concat(parts);
      return { headers: answer.headers, data };
    };
    const packed = await raw('br, gzip');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(packed.headers['content-type']).toContain('text/javascript');
    expect(String(gunzipSync(packed.data))).toBe('export const packed = 1;');
    const plain = await raw('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(String(plain.data)).toBe('export const packed = 1;');
    expect((await at('/studio/packed.js.gz')).status).toBe(404);
  });

  it('sends what draws PDF files, and lets the worker alone run WebAssembly', async () => {
    const wasm = await at('/studio/pdfium.wasm');
    expect([wasm.status, wasm.headers.get('content-type')]).toEqual([200, 'application/wasm']);
    expect((await at('/studio/pdfium.js')).headers.get('content-type')).toContain('text/javascript');
    const policyOf = async (path: string) => (await at(path)).headers.get('content-security-policy');
    expect(await policyOf('/studio/worker.js')).toContain("script-src 'self' 'wasm-unsafe-eval';");
    for (const path of ['/', '/studio/main.js']) expect(await policyOf(path)).not.toContain('wasm');
  });

  it('reads a file again after a failed read', async () => {
    const file = join(folder, 'studio/late.js');
    rmSync(file);
    expect((await at('/studio/late.js')).status).toBe(500);
    writeFileSync(file, 'void 0;');
    expect(await (await at('/studio/late.js')).text()).toBe('void 0;');
  });
});

describe('the studio in a folder', () => {
  it.skipIf(!existsSync('dist/studio/index.html'))('is complete, without files of an earlier one', async () => {
    const folder = join(mkdtempSync(join(newFolder(), 'a')), 'deep/boxes');
    mkdirSync(join(folder, 'studio/chunks'), { recursive: true });
    writeFileSync(join(folder, 'studio/chunks/old.js'), '');
    writeFileSync(join(folder, 'of-others.txt'), '');
    const { files } = await writeStudio(folder);
    const written = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(written.length).toBe(files + 1);
    expect(existsSync(join(folder, 'studio/chunks/old.js'))).toBe(false);
    expect(existsSync(join(folder, 'of-others.txt'))).toBe(true);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('data-offline');
  });
});
