import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/server/endpoints.ts';
import { serve } from '../../src/server/index.ts';
import { keyRing, newKey } from '../../src/server/keys/index.ts';
import { buildServer } from '../../src/server/server.ts';
import { memoryStore } from '../../src/service/local/index.ts';
import { samples } from '../local/samples.ts';
import { newFolder } from '../support/folder.ts';
import { type Running, start } from '../support/running.ts';

/** Every address of the service, with something in its variable parts. */
const addresses = endpoints.map(({ method, path, family }) => ({
  method,
  url: path.replace(/:\w+/g, 'x'),
  family,
  header: family === 'dielines' ? 'dielines-api-version' : 'dimensions-api-version',
}));

describe('keys', () => {
  let server: Running;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());
  const keyOf = (family: string) => (family === 'dielines' ? server.dielinesKey : server.dimensionsKey);
  const ask = async (method: string, url: string, headers: Record<string, string>) => {
    const { statusCode, body, headers: answered } = await server.app.inject({ method: method as 'GET', url, headers });
    return { status: statusCode, body: body ? JSON.parse(body) : undefined, headers: answered };
  };

  it.each(addresses)('$method $url: 401 without a valid key', async ({ method, url, family }) => {
    for (const authorization of [
      undefined,
      '',
      'Bearer',
      'Bearer x',
      `Basic ${keyOf(family)}`,
      `Bearer ${keyOf(family)}x`,
      `Bearer ${keyOf(family).slice(0, -1)}`,
      keyOf(family),
    ]) {
      const answer = await ask(method, url, authorization === undefined ? {} : { authorization });
      expect(answer.status, authorization).toBe(401);
      expect(answer.body).toEqual({ message: expect.any(String) });
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });

  it.each(addresses)('$method $url: 403 with a key of the other family', async ({ method, url, family }) => {
    const other = family === 'dielines' ? 'dimensions' : 'dielines';
    const answer = await ask(method, url, { authorization: `Bearer ${keyOf(other)}` });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ message: expect.stringContaining(family) });
  });

  it.each(addresses)('$method $url: version 1.0 or none; 400 for others', async ({ method, url, family, header }) => {
    const authorization = `bearer ${keyOf(family)}`;
    const right = await ask(method, url, { authorization });
    expect(right.body.message ?? '').not.toMatch(/Version/);
    expect((await ask(method, url, { authorization, [header]: '1.0' })).status).toBe(right.status);
    for (const version of ['1', '2.0', '']) {
      const answer = await ask(method, url, { authorization, [header]: version });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ message: expect.stringContaining('must be 1.0') });
    }
  });

  it('a revoked key stops working', async () => {
    const { key, record } = newKey('dimensions', new Date());
    await server.records.addKey(record);
    let now = 0;
    const ring = keyRing(server.records, () => now);
    expect(await ring(key)).toMatchObject({ kind: 'dimensions' });
    await server.records.revokeKey(record.id, '2026-01-01T00:00:00Z');
    now = 999;
    expect(await ring(key)).toMatchObject({ kind: 'dimensions' });
    now = 1000;
    expect(await ring(key)).toBeUndefined();
  });

  it('work within a tenth of a second after they are added', async () => {
    const { key, record } = newKey('dimensions', new Date());
    let now = 0;
    let reads = 0;
    const keys = () => {
      reads++;
      return server.records.keys();
    };
    const ring = keyRing({ keys }, () => now);
    expect(await ring(key)).toBeUndefined();
    await server.records.addKey(record);
    // Guessing keys costs the records ten reads a second at most.
    now = 99;
    for (let guess = 0; guess < 50; guess++) expect(await ring(`${key}${guess}`)).toBeUndefined();
    expect(reads).toBe(1);
    now = 100;
    expect(await ring(key)).toMatchObject({ kind: 'dimensions' });
    expect(reads).toBe(2);
  });

  it('are kept as hashes', async () => {
    const kept = JSON.stringify(await server.records.keys());
    expect(kept).toMatch(/"hash":"[0-9a-f]{64}"/);
    for (const key of [server.dielinesKey, server.dimensionsKey]) expect(kept).not.toContain(key.slice(-32));
  });

  it('are rejected while the records are unreachable, and checked again later', async () => {
    let here = false;
    const ring = keyRing({ keys: () => (here ? server.records.keys() : Promise.reject(new Error('gone'))) });
    await expect(ring(server.dielinesKey)).rejects.toThrow('gone');
    here = true;
    expect(await ring(server.dielinesKey)).toMatchObject({ kind: 'dielines' });
  });
});

describe('without keys', () => {
  const open = () => buildServer({ catalogue: samples, store: memoryStore(), keys: undefined });
  const url = '/dimensions/template-groups';
  /** Addresses beside the interface that are not open to everybody. */
  const others = ['/metrics', '/dielines', '/templates/becf-10101/dieline.svg'].map(
    (path) => ({ method: 'GET', path }) as const,
  );

  it('admits this machine and pages of this server', async () => {
    const app = await open();
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      for (const origin of [{}, { origin: `http://${host}` }])
        expect((await app.inject({ url, headers: { host, ...origin } })).statusCode).toBe(200);
  });

  it('rejects other host names of this machine, and pages of other servers', async () => {
    const app = await open();
    for (const headers of [
      { host: 'evil.example' },
      { host: 'localhost.evil.example' },
      { host: '127.0.0.1.evil.example' },
      { host: 'localhost', origin: 'http://evil.example' },
      { host: 'localhost', origin: 'null' },
    ]) {
      for (const { method, path } of [...endpoints, ...others]) {
        const answer = await app.inject({ method, url: path, headers });
        expect([path, answer.statusCode], JSON.stringify(headers)).toEqual([path, 403]);
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      }
    }
  });

  it('refuses to serve other machines, and creates no key', async () => {
    const place = { data: newFolder() };
    await expect(serve({ catalogue: samples, place, host: '0.0.0.0', noAuth: true })).rejects.toThrow(/0\.0\.0\.0/);
    const { close, firstKeys } = await serve({ catalogue: samples, place, port: 0, noAuth: true });
    await close();
    expect(firstKeys).toEqual({});
    const again = await serve({ catalogue: samples, place, port: 0 });
    await again.close();
    expect(Object.keys(again.firstKeys)).toEqual(['dielines', 'dimensions']);
    const third = await serve({ catalogue: samples, place, port: 0 });
    await third.close();
    expect(third.firstKeys).toEqual({});
  });
});
