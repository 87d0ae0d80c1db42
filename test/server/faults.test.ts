import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { keyRing, newKey } from '../../src/server/keys/index.ts';
import { buildServer } from '../../src/server/server.ts';
import { openRecords } from '../../src/server/store/index.ts';
import { chunkWorkers, isDone, s3Files } from '../../src/service/batch/index.ts';
import { samples } from '../local/samples.ts';
import { newFolder } from '../support/folder.ts';
import { postgresOfRun } from '../support/postgres.ts';

const postgres = await postgresOfRun();
const DIELINES = '/dieline-templates/becf-10101/dielines';

describe.skipIf(!postgres)('a database that is lost again and again', () => {
  it('loses nothing that was answered, makes nothing twice, and leaves no place taken', async () => {
    const databaseUrl = await postgres!.create();
    const open = async () => {
      const records = await openRecords({ databaseUrl });
      const app = await buildServer({
        catalogue: samples,
        store: records,
        records,
        keys: keyRing(records),
        concurrency: { requests: 9 },
      });
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      return { url, records, close: () => app.close().then(() => records.close()) };
    };
    // Two servers, as behind a load balancer: a repeat reaches the other one.
    const servers = [await open(), await open()] as const;
    const { key, record } = newKey('dielines', new Date(), 'shop-a');
    await servers[0].records.addKey(record);
    const seen = new Set<number>();
    const post = async (server: (typeof servers)[number], k: number): Promise<string | undefined> => {
      const answer = await fetch(server.url + DIELINES, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': `order-${k}`,
        },
        body: JSON.stringify({
          format: 'svg',
          variables: { unit: 'mm', length: 60 + k, width: 25, height: 100, material: 0.4 },
        }),
      });
      seen.add(answer.status);
      const text = await answer.text();
      return answer.status === 200 ? JSON.parse(text).dieline.id : undefined;
    };
    const admin = new pg.Client(databaseUrl);
    await admin.connect();
    let isOver = false;
    const losing = (async () => {
      for (; !isOver; await setTimeout(15))
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
    })();
    const ids = new Map<number, string>();
    const client = async (k: number): Promise<void> => {
      for (let tried = 0; !ids.has(k); tried++) {
        const id = await post(servers[tried % 2 ? 1 : 0], k);
        if (id) ids.set(k, id);
        // As a client does that was asked to come back, and for the end of the losses when it never gets through.
        else await setTimeout(5);
        if (tried === 40) isOver = true;
      }
    };
    await Promise.all(
      Array.from({ length: 8 }, async (_, k) => {
        for (let n = 0; n < 6; n++) await client(6 * k + n);
      }),
    );
    isOver = true;
    await losing;
    await admin.end();
    expect([...seen].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    const list = await servers[0].records.list<{ url: string }>({
      kind: 'dieline',
      account: 'shop-a',
      skip: 0,
      take: 1000,
    });
    // Each order once, although it was sent several times.
    expect(list.records.map(({ id }) => id).sort()).toEqual([...ids.values()].sort());
    for (const { body } of list.records)
      expect(await servers[1].records.file(body.url.replace('/files/', ''))).toBeDefined();
    // All nine places are free.
    const all = await Promise.all(Array.from({ length: 9 }, (_, k) => post(servers[0], 100 + k)));
    expect(all.filter(Boolean).length).toBe(9);
    for (const { close } of servers) await close();
  });
});

describe('a slow store of files', () => {
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it('delays a batch, fails some of its files, and loses or doubles none', async () => {
    const stored = new Map<string, number>();
    let asked = 0;
    const bucket = createServer((request, response) => {
      request.resume().on('end', async () => {
        await setTimeout(asked % 7);
        // Every third request fails, and some after the file was stored.
        if (++asked % 3 === 0) return response.writeHead(503).end();
        stored.set(request.url!, (stored.get(request.url!) ?? 0) + 1);
        response.writeHead(200).end();
      });
    });
    await new Promise<void>((done) => bucket.listen(0, '127.0.0.1', done));
    for (const [name, value] of [
      ['AWS_REGION', 'us-east-1'],
      ['AWS_ACCESS_KEY_ID', 'a'],
      ['AWS_SECRET_ACCESS_KEY', 'b'],
    ] as const)
      vi.stubEnv(name, value);
    const files = await s3Files(
      { bucket: 'dies', prefix: '' },
      `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    );
    const records = await openRecords({ data: newFolder() });
    const { batches: store } = records;
    await store.addBatch({ id: 'ba_1', account: 'a', state: 'receiving', total: 0, created_at: '' });
    const chunks = [0, 1, 2, 3].map((chunk) => ({ chunk, first: 5 * chunk + 1, requests: Array(5).fill('{}') }));
    await store.addChunks({ id: 'ba_1', chunks });
    await store.completeBatch({ id: 'ba_1', total: 20 });
    const file = (line: number) => ({
      format: 'svg' as const,
      name: `${line}.svg`,
      bytes: 1,
      sha256: '',
      data: new Uint8Array(1),
    });
    const make = async ({ requests }: { requests: readonly { line: number }[] }) =>
      requests.map(({ line }) => ({ line, key: String(line), template: 'x', area: 1, files: [file(line)] }));
    const workers = chunkWorkers({ store, make, files }, 2, undefined, { sign: 50, silence: 500, pause: 5 });
    while (!isDone((await store.findBatch({ id: 'ba_1', account: 'a' }))!)) await setTimeout(10);
    await workers.close();
    files.close?.();
    const results = (await store.chunkResults({ batch: 'ba_1', chunk: 0, limit: 9 })).flatMap(
      ({ results: kept = [] }) => kept,
    );
    expect(results.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, k) => k + 1));
    const urls = results.flatMap((result) => ('files' in result ? result.files.map(({ url }) => url) : []));
    expect(urls.length).toBe(20);
    for (const url of urls) expect(stored.get(`${url.replace('s3:/', '')}?x-id=PutObject`), url).toBeGreaterThan(0);
    // No failure of the bucket counts as one of the chunk, and no chunk is left with a worker.
    expect(await store.findBatch({ id: 'ba_1', account: 'a' })).toMatchObject({ made: 20, refused: 0 });
    expect(await store.takeChunk({ worker: 'w', after: '' })).toBeUndefined();
    await records.close();
    await new Promise((done) => bucket.close(done));
  });
});
