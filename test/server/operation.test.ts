import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { tidyUp } from '../../src/server/housekeeping.ts';
import { type KeyKind, newKey } from '../../src/server/keys/index.ts';
import { openRecords, type Place } from '../../src/server/store/index.ts';
import { file, record } from '../store/samples.ts';
import { newFolder } from '../support/folder.ts';
import { postgresOfRun } from '../support/postgres.ts';
import { start } from '../support/running.ts';

const postgres = await postgresOfRun();
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const GROUPS = '/dieline-template-groups';

it('an answer has the id of its request and continues its trace, in the log as well', async () => {
  const lines: string[] = [];
  const server = await start({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } });
  const { key, record: of } = newKey('dielines', new Date(), 'shop-a');
  await server.records.addKey(of);
  const ask = (headers: Record<string, string>, path = GROUPS) =>
    fetch(server.url + path, { headers: { authorization: `Bearer ${key}`, ...headers } });
  const { headers } = await ask({ 'x-request-id': 'order-7/a', traceparent: `00-${TRACE}-b7ad6b7169203331-01` });
  expect(headers.get('x-request-id')).toBe('order-7/a');
  expect(headers.get('traceparent')).toMatch(new RegExp(`^00-${TRACE}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`));
  expect(headers.get('access-control-expose-headers')).toMatch(/X-Request-Id.*traceparent/);
  const logged = () => JSON.parse(lines.at(-1)!);
  await expect.poll(logged).toMatchObject({ reqId: 'order-7/a', traceId: TRACE, key: of.id, account: 'shop-a' });
  expect(lines.join()).not.toContain(key);
  // What is no id or no trace is replaced and left out; refusals have an id, too.
  for (const traceparent of [`ff-${TRACE}-b7ad6b7169203331-01`, `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, 'x'])
    expect((await ask({ traceparent, 'x-request-id': 'a b"<c>' })).headers.get('traceparent')).toBeNull();
  expect((await ask({ 'x-request-id': 'x'.repeat(200) }, '/nothing')).headers.get('x-request-id')).toMatch(
    /^[\w-]{36}$/,
  );
  const preflight = await fetch(server.url + GROUPS, {
    method: 'OPTIONS',
    headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Idempotency-Key.*traceparent/);
  await server.close();
});

it('an admin port has health checks and metrics without a key, and the public one has neither', async () => {
  const admin = fastify();
  const server = await start({ admin });
  const inside = await admin.listen({ host: '127.0.0.1', port: 0 });
  for (const path of ['/health', '/health/live', '/health/ready', '/metrics']) {
    expect((await fetch(inside + path)).status, path).toBe(200);
    const headers = { authorization: `Bearer ${server.dielinesKey}` };
    expect((await fetch(server.url + path, { headers })).status, path).toBe(404);
  }
  expect(await (await fetch(`${inside}/metrics`)).text()).toContain('http_request_duration_seconds_count{method="GET"');
  await admin.close();
  await server.close();
});

it('an account reads what it uses, and how many credits remain', async () => {
  const server = await start({ credits: 2 });
  const keyOf = async (kind: KeyKind) => {
    const { key, record: of } = newKey(kind, new Date(), 'shop-a', { concurrency: 9 });
    await server.records.addKey(of);
    return key;
  };
  const keys = { dielines: await keyOf('dielines'), dimensions: await keyOf('dimensions') };
  const ask = (kind: KeyKind, path: string, body?: object) =>
    fetch(server.url + path, {
      headers: { authorization: `Bearer ${keys[kind]}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 };
  await ask('dielines', '/dieline-templates/becf-10101/dielines', { format: 'svg', variables });
  const remaining: (string | null)[] = [];
  for (const length of [60, 60, 61, 62])
    remaining.push(
      (await ask('dimensions', '/dimensions/becf-10101/parts', { variables: { ...variables, length } })).headers.get(
        'x-credits-remaining',
      ),
    );
  expect(remaining).toEqual(['1', '1', '0', '0']);
  for (const kind of ['dielines', 'dimensions'] as const)
    expect(await (await ask(kind, '/usage')).json()).toEqual({
      usage: {
        type: 'usage',
        account: 'shop-a',
        dielines: 1,
        mockups: 0,
        nestings: 0,
        batches: 0,
        batch_requests: 0,
        credits: { limit: 2, spent: 2, remaining: 0 },
        concurrency: 9,
      },
    });
  expect((await fetch(`${server.url}/usage`)).status).toBe(401);
  await server.close();
});

describe.each([
  ['SQLite', async (): Promise<Place> => ({ data: newFolder() }), true],
  ['PostgreSQL', async (): Promise<Place> => ({ databaseUrl: await postgres!.create() }), postgres !== undefined],
] as const)('with --keep-days: %s', (_, place, here) => {
  it.skipIf(!here)('dielines with all that depends on them and batches go after so many days, no others', async () => {
    const records = await openRecords(await place());
    const dieline = (id: string) => records.add(record(id, { kind: 'dieline', parent: 't' }), [file(`${id}.svg`)]);
    const mockup = (id: string, of: string) =>
      records.add(record(id, { kind: 'mockup', parent: of }), [file(`${id}.png`)]);
    const batch = async (id: string, isDone: boolean) => {
      const { batches } = records;
      await batches.addBatch({ id, account: '', state: 'receiving', total: 0, created_at: '' });
      await batches.addChunks({ id, chunks: [{ chunk: 0, first: 1, requests: ['{}'] }] });
      await batches.completeBatch({ id, total: 1 });
      const files = [file(`${id}-1.svg`), file(`${id}-1.dxf`)];
      if (isDone) await batches.finishChunk({ batch: id, chunk: 0, results: [], files });
    };
    const day = (k: number) => tidyUp(records, 2, new Date(Date.UTC(2026, 0, k)));
    const there = async (kind: string, ids: string[]) =>
      (await Promise.all(ids.map(async (id) => ((await records.find(kind, id)) ? id : undefined)))).filter(Boolean);
    await day(1);
    await dieline('d1');
    await batch('ba_1', true);
    await batch('ba_waiting', false);
    await day(2);
    await dieline('d2');
    await mockup('m1', 'd1');
    await day(3);
    await dieline('d3');
    // Written on the first day: two days old, after the second one has ended.
    expect(await there('dieline', ['d1', 'd2', 'd3'])).toEqual(['d1', 'd2', 'd3']);
    await day(4);
    expect(await there('dieline', ['d1', 'd2', 'd3'])).toEqual(['d2', 'd3']);
    expect([await there('mockup', ['m1']), await records.file('m1.png'), await records.file('d1.svg')]).toEqual([
      [],
      undefined,
      undefined,
    ]);
    expect(await records.batches.findBatch({ id: 'ba_1', account: '' })).toBeUndefined();
    expect(await records.file('ba_1-1.svg')).toBeUndefined();
    expect(await records.batches.findBatch({ id: 'ba_waiting', account: '' })).toMatchObject({ total: 1 });
    // A clock that jumps by years takes one day more, and no other.
    await tidyUp(records, 2, new Date('2040-01-01'));
    expect(await there('dieline', ['d2', 'd3'])).toEqual(['d3']);
    await tidyUp(records, 2, new Date('2040-01-01'));
    expect(await there('dieline', ['d3'])).toEqual(['d3']);
    // Without it nothing goes.
    for (const k of [5, 6, 7, 8, 9]) await tidyUp(records, undefined, new Date(Date.UTC(2026, 0, k)));
    expect(await there('dieline', ['d3'])).toEqual(['d3']);
    await records.close();
  });
});
