import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BatchRequest, batch } from '../../src/index.ts';
import { isDone } from '../../src/service/batch/index.ts';
import { newFolder } from '../support/folder.ts';
import { jsonLines, sampleRequests } from './requests.ts';
import { type Serving, serving } from './serving.ts';

const COUNT = 150;
const requests = sampleRequests(COUNT, ['svg', 'dxf']);
const LINES = 'application/x-ndjson';

/** Results of one process for the same requests. */
const expected: object[] = [];
beforeAll(async () => {
  for await (const result of batch(requests as BatchRequest[], { jobs: 1 }))
    expected.push('files' in result ? { ...result, files: result.files.map(({ data: _, ...file }) => file) } : result);
});

const place = { data: newFolder() };
let server: Serving;
beforeAll(async () => {
  server = await serving(place);
});
afterAll(() => server.close());

const create = async (body: string, type = LINES, of = server) =>
  JSON.parse((await of.ask('/batches', { method: 'POST', type, body })).text).batch;
const results = async (id: string, query = '?wait=true', of = server) =>
  (await of.ask(`/batches/${id}/results${query}`)).text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
// biome-ignore lint/suspicious/noExplicitAny: what came over the line
const withoutAddress = (result: any) =>
  result.files ? { ...result, files: result.files.map(({ url: _, ...file }: { url: string }) => file) } : result;

describe('batches of the service', () => {
  it('are made in the background: progress, results in order, files', async () => {
    const made = await create(jsonLines(requests));
    expect(made).toMatchObject({ type: 'batch', requests: COUNT });
    const all = await results(made.id);
    expect(all.map(withoutAddress)).toEqual(expected);
    const { text } = await server.ask(`/batches/${made.id}`);
    expect(JSON.parse(text).batch).toMatchObject({ state: 'done', requests: COUNT, made: COUNT - 7, refused: 7 });
    for (const { url, sha256 } of [...all[0].files, ...all.at(-1).files]) {
      const answer = await fetch(url);
      expect(
        createHash('sha256')
          .update(Buffer.from(await answer.arrayBuffer()))
          .digest('hex'),
      ).toBe(sha256);
      expect(answer.headers.get('content-disposition')).toMatch(/filename="order-\d+\.(svg|dxf)"/);
    }
    expect((await results(made.id, '?from=140')).map(({ line }) => line)).toEqual(
      Array.from({ length: 11 }, (_, k) => 140 + k),
    );
    expect(await results(made.id, '?from=151')).toEqual([]);
  });

  it('accept a list too, and refuse each bad request separately', async () => {
    for (const body of [[{ template: 'becf-10101' }, 7], { requests: [{ template: 'becf-10101' }, 7] }]) {
      const { id } = await create(JSON.stringify(body), 'application/json');
      const [one, two] = await results(id);
      expect([one.key, one.files.length, two.error.message]).toEqual(['1', 1, 'The request cannot be read']);
    }
  });

  it('are refused without valid requests', async () => {
    const refusal = async (path: string, options: Parameters<Serving['ask']>[1]) => {
      const { status, text } = await server.ask(path, options);
      const { message, errors = [] } = JSON.parse(text);
      return `${status} ${errors[0]?.message ?? message}`;
    };
    const post = (body: string, type = 'application/json') => refusal('/batches', { method: 'POST', type, body });
    expect(await post('[]')).toBe('400 The batch has no requests. Send one JSON object per line, or a list.');
    expect(await post('\n\n', LINES)).toMatch(/^400 The batch has no requests/);
    expect(await post('{"a":1}')).toMatch(/^400 Send a list of requests/);
    expect(await post('"x"')).toMatch(/^400 Send a list of requests/);
    expect(await post('[')).toBe('400 The body is not valid JSON.');
    expect(await post('[]', 'text/plain')).toMatch(/^415/);
    expect(await post('x'.repeat(2 ** 20 + 70_000), LINES)).toMatch(/^400 Line 1 is longer than 1024 kB\./);
    expect(await refusal('/batches/ba_none', {})).toBe('404 There is no such batch.');
    expect(await refusal('/batches/ba_none/results', {})).toBe('404 There is no such batch.');
    expect(await refusal('/batches/ba_none/cancel', { method: 'POST' })).toBe('404 There is no such batch.');
    expect(await refusal('/batches/ba_none/results?from=0', {})).toMatch(/^400 from must be/);
    expect(await refusal('/batches/ba_none/results?wait=1', {})).toMatch(/^400 wait must be/);
    expect(await refusal('/batches', { method: 'POST', account: 'none' })).toMatch(/^401/);
  });

  it('belong to the account that sent them', async () => {
    const { id } = await create(jsonLines(requests.slice(0, 2)));
    for (const path of [`/batches/${id}`, `/batches/${id}/results`])
      expect((await server.ask(path, { account: 'shop-b' })).status).toBe(404);
    expect((await server.ask(`/batches/${id}/cancel`, { method: 'POST', account: 'shop-b' })).status).toBe(404);
    expect((await results(id)).length).toBe(2);
  });

  it('keep finished files after a cancellation', async () => {
    const { id } = await create(jsonLines([...requests, ...requests, ...requests, ...requests]));
    const { text } = await server.ask(`/batches/${id}/cancel`, { method: 'POST' });
    const { batch: cancelled } = JSON.parse(text);
    expect(cancelled.state).toBe('cancelled');
    const left = await results(id);
    expect(left.length).toBe(cancelled.made + cancelled.refused);
    expect(left.length).toBeLessThan(4 * COUNT);
  });

  it('continue when a server restarts', async () => {
    const own = { data: newFolder() };
    const first = await serving(own);
    const { id } = await create(jsonLines(requests), LINES, first);
    await first.close();
    const second = await serving(own);
    try {
      const { records } = second;
      const found = (await records.batches.findBatch({ id, account: 'shop-a' }))!;
      expect(found.made).toBeLessThan(COUNT - 7);
      expect(found).toMatchObject({ total: COUNT, state: 'running' });
      // The keys are new, so ask the store.
      while (!isDone((await records.batches.findBatch({ id, account: 'shop-a' }))!))
        await new Promise((done) => setTimeout(done, 10));
      const chunks = await records.batches.chunkResults({ batch: id, chunk: 0, limit: 10 });
      expect(chunks.flatMap(({ results: kept }) => kept!).map(withoutAddress)).toEqual(expected);
      // A finished chunk is not made again.
      const ref = { batch: id, chunk: 0 };
      expect(await records.batches.takeChunk({ worker: 'w', after: '' })).toBeUndefined();
      expect(await records.batches.finishChunk({ ...ref, results: [], files: [] })).toBe(false);
    } finally {
      await second.close();
    }
  });

  it('are in the OpenAPI document', async () => {
    const { paths } = JSON.parse((await server.ask('/openapi.json')).text);
    for (const path of ['/batches', '/batches/{id}', '/batches/{id}/cancel', '/batches/{id}/results'])
      expect(Object.keys(paths)).toContain(path);
  });
});
