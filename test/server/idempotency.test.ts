import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { batchService } from '../../src/server/batch-service.ts';
import { keyRing, newKey } from '../../src/server/keys/index.ts';
import { buildServer } from '../../src/server/server.ts';
import { openRecords, type Place, type Records } from '../../src/server/store/index.ts';
import { png } from '../contract/artworks.ts';
import { samples } from '../local/samples.ts';
import { newFolder } from '../support/folder.ts';
import { postgresOfRun } from '../support/postgres.ts';

const postgres = await postgresOfRun();
const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 };
const DIELINES = '/dieline-templates/becf-10101/dielines';

describe.each([
  ['SQLite', async (): Promise<Place> => ({ data: newFolder() }), true],
  ['PostgreSQL', async (): Promise<Place> => ({ databaseUrl: await postgres!.create() }), postgres !== undefined],
] as const)('requests with an Idempotency-Key, on two servers: %s', (_, placeOf, here) => {
  interface Server {
    readonly url: string;
    readonly records: Records;
    readonly close: () => Promise<void>;
  }
  let servers: Server[] = [];
  let keys: Record<string, string> = {};
  /** Cuts off the next request before its answer is kept, as a kill would. */
  let cutOff = false;
  const open = async (place: Place): Promise<Server> => {
    const records = await openRecords(place);
    const store: Records = {
      ...records,
      keepAnswer: async (answer) => {
        if (!cutOff) return records.keepAnswer(answer);
        cutOff = false;
        throw new Error('cut off');
      },
    };
    const batches = await batchService({ catalogue: samples, place: { data: newFolder() }, records });
    const options = { credits: 5, baseUrl: 'https://boxes.example' };
    const app = await buildServer({
      catalogue: samples,
      store,
      records: store,
      keys: keyRing(records),
      batches,
      ...options,
    });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const close = async (): Promise<void> => {
      await app.close();
      await batches.close();
      await records.close();
    };
    return { url, records, close };
  };
  beforeAll(async () => {
    if (!here) return;
    const place = await placeOf();
    servers = [await open(place), await open(place)];
    for (const [kind, account] of [
      ['dielines', 'a'],
      ['dielines', 'b'],
      ['dimensions', 'a'],
    ] as const) {
      const { key, record } = newKey(kind, new Date(), account);
      await servers[0]!.records.addKey(record);
      keys = { ...keys, [`${kind} ${account}`]: key };
    }
  });
  afterAll(() => Promise.all(servers.map(({ close }) => close())));

  let made = 0;
  const freshKey = (): string => `key-${++made}`;
  const post = async (
    at: number,
    path: string,
    body: object | string | FormData,
    { key = '', who = 'dielines a' }: { key?: string; who?: string } = {},
  ) => {
    const type = typeof body === 'string' ? 'application/x-ndjson' : 'application/json';
    const answer = await fetch(servers[at]!.url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${keys[who]}`,
        ...(key && { 'idempotency-key': key }),
        ...(!(body instanceof FormData) && { 'content-type': type }),
      },
      body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text(), replayed: answer.headers.get('idempotency-replayed') };
  };
  const total = async (kind: 'dielines' | 'mockups' | 'batches'): Promise<number> =>
    (await servers[0]!.records.usage('a'))[kind];
  const idOf = ({ text }: { text: string }): string => JSON.parse(text).dieline.id;

  it.skipIf(!here)('make one record, whichever server a repeat reaches, also at the same time', async () => {
    const key = freshKey();
    const before = await total('dielines');
    const body = { format: 'svg', variables };
    const first = await post(0, DIELINES, body, { key });
    expect([first.status, first.replayed]).toEqual([200, null]);
    const again = await post(1, DIELINES, body, { key });
    expect(again).toEqual({ ...first, replayed: 'true' });
    const twice = freshKey();
    const both = await Promise.all([0, 1, 0, 1].map((at) => post(at, DIELINES, body, { key: twice })));
    expect(new Set(both.map(idOf)).size).toBe(1);
    expect(await total('dielines')).toBe(before + 2);
    // Without a key, and with that of another account, they are other requests.
    expect(idOf(await post(0, DIELINES, body))).not.toBe(idOf(first));
    expect(idOf(await post(0, DIELINES, body, { key, who: 'dielines b' }))).not.toBe(idOf(first));
  });

  it.skipIf(!here)('are refused with another body or another address, and with an invalid key', async () => {
    const key = freshKey();
    await post(0, DIELINES, { format: 'svg', variables }, { key });
    const other = await post(1, DIELINES, { format: 'dxf', variables }, { key });
    expect([other.status, JSON.parse(other.text).message]).toEqual([409, expect.stringContaining('another request')]);
    const elsewhere = '/dieline-templates/becf-10102/dielines';
    expect((await post(1, elsewhere, { format: 'svg', variables }, { key })).status).toBe(409);
    expect((await post(0, DIELINES, {}, { key: 'x'.repeat(256) })).status).toBe(400);
    // A refusal is not kept: the mended request may use the key.
    const refused = freshKey();
    expect((await post(0, DIELINES, { format: 'doc', variables }, { key: refused })).status).toBe(400);
  });

  it.skipIf(!here)('find what a try has stored that was cut off before its answer', async () => {
    const key = freshKey();
    const before = await total('dielines');
    cutOff = true;
    expect((await post(0, DIELINES, { format: 'svg', variables }, { key })).status).toBe(500);
    const again = await post(1, DIELINES, { format: 'svg', variables }, { key });
    expect([again.status, again.replayed]).toEqual([200, null]);
    expect(await total('dielines')).toBe(before + 1);
    expect(await post(0, DIELINES, { format: 'svg', variables }, { key })).toEqual({ ...again, replayed: 'true' });
  });

  it.skipIf(!here)('work for uploads, nestings, batches and parts', async () => {
    const { text } = await post(0, DIELINES, { format: 'svg', variables });
    const dieline = JSON.parse(text).dieline.id;
    const form = (data: Uint8Array) => {
      const all = new FormData();
      all.append('file', new Blob([data as Uint8Array<ArrayBuffer>]), 'a.png');
      return all;
    };
    const repeat = async (
      path: string,
      body: () => object | string | FormData,
      other: object | string | FormData,
      who = 'dielines a',
    ) => {
      const key = freshKey();
      const first = await post(0, path, body(), { key, who });
      expect(first.status, first.text).toBe(200);
      expect(await post(1, path, body(), { key, who })).toEqual({ ...first, replayed: 'true' });
      expect((await post(1, path, other, { key, who })).status).toBe(409);
    };
    const [mockups, batches] = [await total('mockups'), await total('batches')];
    await repeat(`/dielines/${dieline}/3d-mockups`, () => form(png(3, 3)), form(png(4, 4)));
    const sheet = (width: number) => ({
      format: 'dxf',
      variables: { unit: 'mm', sheet_width: width, sheet_height: 400 },
    });
    await repeat(`/dielines/${dieline}/nestings/lt_straight-box-0`, () => sheet(500), sheet(501));
    await repeat(
      '/dimensions/becf-10101/parts',
      () => ({ variables }),
      { variables: { ...variables, length: 61 } },
      'dimensions a',
    );
    const line = '{"template":"becf-10101"}\n';
    await repeat('/batches', () => line.repeat(70), line.repeat(71));
    await repeat('/batches', () => [{ template: 'becf-10101' }], [{ template: 'becf-10102' }]);
    expect([await total('mockups'), await total('batches')]).toEqual([mockups + 1, batches + 2]);
    cutOff = true;
    const key = freshKey();
    expect((await post(0, '/batches', line.repeat(70), { key })).status).toBe(500);
    expect((await post(1, '/batches', line.repeat(70), { key })).status).toBe(200);
    expect(await total('batches')).toBe(batches + 3);
  });

  it.skipIf(!here)('may use their key again after a day', async () => {
    const { records } = servers[0]!;
    const day = 24 * 3_600_000;
    const claim = { account: 'a', key: 'old', fingerprint: 'one', seed: 's', at: day, since: 0 };
    await records.claim(claim);
    const other = { ...claim, fingerprint: 'two', seed: 't' };
    expect(await records.claim({ ...other, at: 2 * day, since: day })).toEqual({ fingerprint: 'one', seed: 's' });
    expect(await records.claim({ ...other, at: 2 * day + 1, since: day + 1 })).toEqual({
      fingerprint: 'two',
      seed: 't',
    });
    await records.forget({ charges: 0, answers: 3 * day });
    expect(await records.claim({ ...claim, at: 3 * day, since: 0 })).toEqual({ fingerprint: 'one', seed: 's' });
  });
});
