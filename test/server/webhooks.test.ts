import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createRawServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { batchService } from '../../src/server/batch-service.ts';
import { keyRing, newKey } from '../../src/server/keys/index.ts';
import { buildServer } from '../../src/server/server.ts';
import { openRecords, type Place, type Records } from '../../src/server/store/index.ts';
import { isPublic, readWebhookUrl } from '../../src/server/webhook-address.ts';
import { sendWebhooks } from '../../src/server/webhook-sender.ts';
import { samples } from '../local/samples.ts';
import { newFolder } from '../support/folder.ts';
import { postgresOfRun } from '../support/postgres.ts';
import { spawnServer } from '../support/spawned.ts';

const postgres = await postgresOfRun();

interface Arrived {
  readonly id: string;
  readonly signature: string;
  readonly text: string;
  readonly body: { readonly id: string; readonly type: string; readonly batch: { readonly id: string } };
}

/** A receiver on this machine. `answer` is called for each webhook, with the number of those before it. */
const receiver = async (answer: (response: ServerResponse, before: number) => void) => {
  const arrived: Arrived[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { 'boxwright-event': id, 'boxwright-signature': signature } = request.headers;
    arrived.push({ id: String(id), signature: String(signature), text, body: JSON.parse(text) });
    answer(response, arrived.length - 1);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return {
    arrived,
    drop: () => server.closeAllConnections(),
    url: `http://127.0.0.1:${port}/boxes?token=of-mine`,
    close,
  };
};

const ok = (response: ServerResponse): void => void response.writeHead(204).end();
const QUICK = { look: 5, pauses: [5, 5, 5, 5, 5] };

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const opened = async (place: Place): Promise<Records> => {
  const records = await openRecords(place);
  closers.push(() => records.close());
  return records;
};

/** A server that makes batches and sends webhooks, with requests of an account to it. */
const serving = async (records: Records, place: Place, isPrivate = true) => {
  const batches = await batchService({ catalogue: samples, place, records, times: { pause: 5 } });
  const keys = keyRing(records);
  const app = await buildServer({
    catalogue: samples,
    store: records,
    records,
    keys,
    batches,
    privateWebhooks: isPrivate,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(async () => {
    await app.close();
    await batches.close();
  });
  const lines: string[] = [];
  const send = (times = {}) => {
    const note = (...tried: unknown[]) => void lines.push(JSON.stringify(tried));
    const end = sendWebhooks(records, isPrivate, note, { ...QUICK, ...times });
    closers.push(end);
    return end;
  };
  const shop = async (account = 'shop-a') => {
    const { key, record } = newKey('dielines', new Date(), account);
    await records.addKey(record);
    const ask = async (path: string, body?: unknown, type = 'application/json') => {
      const answer = await fetch(url + path, {
        method: body === undefined && !/send$|cancel$/.test(path) ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text && JSON.parse(text) };
    };
    const one = (webhook: string) => ask('/batches', { webhook, requests: [{ template: 'becf-10101' }] });
    const listed = async (query = '') => (await ask(`/webhooks${query}`)).body.webhooks;
    return { key, ask, one, listed };
  };
  return { shop, send, lines };
};

const inFolder = async () => {
  const place = { data: newFolder() };
  return serving(await opened(place), place);
};

describe('the end of a batch', () => {
  it('is told once, with a signature that its receiver can check and the id of every later try', async () => {
    const { shop, send, lines } = await inFolder();
    const { arrived, url, close } = await receiver((response, before) =>
      before < 2 ? response.writeHead(500).end('x'.repeat(1e6)) : ok(response),
    );
    closers.push(close);
    send();
    const { key, ask, one, listed } = await shop();
    const { batch } = (await one(url)).body;
    expect(batch.webhook).toMatchObject({ type: 'webhook', batch: batch.id, url, state: 'waiting', tries: 0 });
    await expect.poll(async () => (await listed())[0]?.state).toBe('sent');
    expect(arrived.length).toBe(3);
    expect(new Set(arrived.map(({ id, text }) => `${id} ${text}`)).size).toBe(1);
    const { signature, text, body, id } = arrived[2]!;
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature)!;
    const secret = createHash('sha256').update(key).digest('hex');
    expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${text}`).digest('hex'));
    expect(Math.abs(Number(t) - Date.now() / 1000)).toBeLessThan(3600);
    expect(body).toEqual({
      id,
      type: 'batch.done',
      batch: {
        type: 'batch',
        id: batch.id,
        state: 'done',
        requests: 1,
        made: 1,
        refused: 0,
        created_at: batch.created_at,
      },
    });
    expect(await listed()).toMatchObject([{ id, tries: 3, state: 'sent' }]);
    expect((await ask(`/batches/${batch.id}`)).body.batch.webhook).toMatchObject({ id, state: 'sent' });
    // The log has no path: it may hold a secret.
    expect(lines.join()).not.toContain('token');
    expect(lines.length).toBe(3);
  });

  it('is told of a cancelled batch and of one that came as lines', async () => {
    const { shop, send } = await inFolder();
    const { arrived, url, close } = await receiver(ok);
    closers.push(close);
    const { ask } = await shop();
    const line = '{"template":"becf-10101"}\n';
    const query = `/batches?webhook=${encodeURIComponent(url)}`;
    const { batch } = (await ask(query, line.repeat(200), 'application/x-ndjson')).body;
    await ask(`/batches/${batch.id}/cancel`);
    const { batch: other } = (await ask(query, line, 'application/x-ndjson')).body;
    send();
    await expect.poll(() => arrived.length).toBe(2);
    const types = new Map(arrived.map(({ body }) => [body.batch.id, body.type]));
    expect(types.get(other.id)).toBe('batch.done');
    const { state } = (await ask(`/batches/${batch.id}`)).body.batch;
    expect(types.get(batch.id)).toBe(`batch.${state}`);
  });

  it('is kept when nobody takes it, listed for its account alone, and sent again when asked', async () => {
    const { shop, send } = await inFolder();
    const target = await receiver(ok);
    const moved = await receiver((response) => response.writeHead(302, { location: target.url }).end());
    let isWell = false;
    const gone = await receiver((response) => (isWell ? ok(response) : response.writeHead(410).end()));
    const closed = await receiver(ok);
    await closed.close();
    for (const { close } of [target, moved, gone]) closers.push(close);
    send();
    const [a, b] = [await shop('shop-a'), await shop('shop-b')];
    for (const { url } of [moved, gone, closed]) await a.one(url);
    await expect.poll(async () => (await a.listed('?state=failed')).length, { timeout: 20_000 }).toBe(3);
    const dead = await a.listed();
    expect(dead.map(({ tries, error }: { tries: number; error: string }) => [tries, error])).toEqual([
      [6, expect.stringContaining('ECONNREFUSED')],
      [1, 'The answer was 410'],
      [6, 'The answer was 302'],
    ]);
    expect([target.arrived.length, moved.arrived.length, gone.arrived.length]).toEqual([0, 6, 1]);
    isWell = true;
    const { id } = dead[1];
    expect([(await b.listed()).length, (await b.ask(`/webhooks/${id}/send`)).status]).toEqual([0, 404]);
    expect((await a.ask(`/webhooks/${id}/send`)).status).toBe(204);
    await expect.poll(async () => (await a.listed('?state=sent')).length).toBe(1);
    expect((await a.listed('?state=sent'))[0]).toMatchObject({ id, tries: 1 });
    expect(new Set(gone.arrived.map((one) => one.id))).toEqual(new Set([id]));
    expect((await a.ask('/webhooks?state=lost')).body.message).toContain('waiting, sent, failed');
    expect((await a.ask('/webhooks/we_%00/send')).status).toBe(404);
  });

  it('survives whatever answers', async () => {
    const { shop, send } = await inFolder();
    const { ask, one, listed } = await shop();
    const answers = [
      'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
      'nonsense\r\n\r\n',
      `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`,
      'HTTP/1.1 500 x\r\nContent-Length: 9\r\n\r\nx',
      '',
    ];
    const server = createRawServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (data) => socket.end(answers[Number(/POST \/(\d)/.exec(String(data))![1])]!));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closers.push(async () => server.close());
    send();
    for (const k of answers.keys()) await one(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${k}`);
    await one('http://127.0.0.1:0/');
    await expect.poll(async () => (await listed('?state=failed')).length, { timeout: 20_000 }).toBe(answers.length + 1);
    expect((await ask('/usage')).status).toBe(200);
  });

  it('waits no longer than a moment for a receiver that hangs, and not at all for other accounts', async () => {
    const { shop, send } = await inFolder();
    const hanging = await receiver(() => undefined);
    const well = await receiver(ok);
    for (const { close } of [hanging, well]) closers.push(close);
    const [a, b] = [await shop('shop-a'), await shop('shop-b')];
    const end = send();
    for (let n = 0; n < 5; n++) await a.one(hanging.url);
    await b.one(well.url);
    await expect.poll(() => well.arrived.length).toBe(1);
    expect(hanging.arrived.length).toBe(1);
    hanging.drop();
    await end();
    send({ limit: 20 });
    await expect.poll(async () => (await a.listed('?state=failed')).length, { timeout: 20_000 }).toBe(5);
    const [{ tries, error }] = await a.listed();
    expect([tries, error]).toEqual([6, 'No answer within 0.02 s']);
  });
});

describe('addresses of webhooks', () => {
  const read = (given: unknown, isPrivate = false) => {
    try {
      return readWebhookUrl(given, isPrivate);
    } catch (error) {
      return (error as { body: { errors: { message: string }[] } }).body.errors[0]!.message;
    }
  };

  it('are public and encrypted, unless the operator allows others', () => {
    expect(read('https://shop.example/boxes#x')).toBe('https://shop.example/boxes');
    for (const given of [
      7,
      null,
      {},
      'shop',
      'ftp://shop.example',
      'https://a:b@shop.example',
      `https://a.example/${'x'.repeat(2000)}`,
      'file:///etc/passwd',
    ])
      for (const isPrivate of [true, false])
        expect(read(given, isPrivate), String(given)).toContain('must be an https address');
    // In all spellings that an address has.
    for (const host of [
      '127.0.0.1',
      '127.1',
      '0x7f000001',
      '2130706433',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.0.1',
      '169.254.169.254',
      '100.100.100.200',
      '0.0.0.0',
      '255.255.255.255',
      '239.0.0.1',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[fe80::1]',
      '[fd00:ec2::254]',
      '[64:ff9b::a9fe:a9fe]',
      '[2002:7f00:1::]',
    ]) {
      expect(read(`https://${host}/`), host).toContain('not on the public internet');
      expect(read(`http://${host}/`, true), host).toMatch(/^http:/);
    }
    expect(read('http://shop.example/')).toContain('http is not encrypted');
    for (const address of ['8.8.8.8', '223.255.255.1', '172.32.0.1', '2606:4700::1111', '2a00::1'])
      expect(isPublic(address), address).toBe(true);
  });

  it('that lead to this machine or a private network are refused when they are sent to', async () => {
    const place = { data: newFolder() };
    const records = await opened(place);
    const { shop, send } = await serving(records, place, false);
    const { arrived, url, close } = await receiver(ok);
    closers.push(close);
    const { one, listed } = await shop();
    expect((await one(url)).status).toBe(400);
    // A name is resolved when it is sent to: it may lead elsewhere by then.
    const port = new URL(url).port;
    expect((await one(`https://localhost:${port}/`)).status).toBe(200);
    send();
    await expect.poll(async () => (await listed('?state=failed')).length).toBe(1);
    expect((await listed())[0].error).toMatch(/^localhost is (127\.0\.0\.1|::1), which is not on the public internet$/);
    expect(arrived).toEqual([]);
  });
});

describe.each([
  ['SQLite', async (): Promise<Place> => ({ data: newFolder() }), true],
  ['PostgreSQL', async (): Promise<Place> => ({ databaseUrl: await postgres!.create() }), postgres !== undefined],
] as const)('several servers: %s', (_, place, here) => {
  it.skipIf(!here)('send each webhook once, and that of a server that is gone', async () => {
    const where = await place();
    const records = [await opened(where), await opened(where)] as const;
    const { arrived, url, close } = await receiver((response) => void setTimeout(2).then(() => ok(response)));
    closers.push(close);
    const { batches, webhooks } = records[0];
    const add = async (n: number) => {
      const batch = { id: `ba_${n}`, account: `shop-${n % 5}`, state: 'receiving', total: 0, created_at: '' } as const;
      await batches.addBatch({ ...batch, webhook: { url, key: '' } });
      await batches.cancelBatch(batch);
    };
    for (let n = 0; n < 30; n++) await add(n);
    // Taken by a server that was killed then.
    const lost = await webhooks.takeWebhook({ worker: 'gone', now: Date.now(), horizon: 1000 });
    expect(lost).toMatchObject({ tries: 0, secret: undefined, batch: { state: 'cancelled' } });
    for (const one of records) closers.push(sendWebhooks(one, true, () => undefined, QUICK));
    await expect.poll(() => arrived.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(30);
    await setTimeout(100);
    expect(arrived.map(({ body }) => body.batch.id).sort()).toEqual(
      Array.from({ length: 30 }, (_, n) => `ba_${n}`).sort(),
    );
    expect(arrived.every(({ signature }) => signature === 'undefined')).toBe(true);
  });

  it.skipIf(!here)('a clock that ran ahead holds none back for long', async () => {
    const records = await opened(await place());
    const { batches, webhooks } = records;
    await batches.addBatch({
      id: 'ba_1',
      account: 'a',
      state: 'receiving',
      total: 0,
      created_at: '',
      webhook: { url: 'https://a.example', key: '' },
    });
    const take = (now: number) => webhooks.takeWebhook({ worker: 'w', now, horizon: 1000 });
    // Not while the batch is made.
    expect(await take(5000)).toBeUndefined();
    await batches.cancelBatch({ id: 'ba_1', account: 'a' });
    expect(await take(5000)).toMatchObject({ url: 'https://a.example' });
    await webhooks.noteWebhook({ batch: 'ba_1', worker: 'w', state: 'waiting', error: 'x', due: 1e12 });
    expect(await take(1e12 - 900)).toBeUndefined();
    expect(await take(5000)).toMatchObject({ tries: 1 });
  });
});

it('a kill between the end of a batch and its webhook loses nothing', async () => {
  const data = newFolder();
  let isWell = false;
  const { arrived, url, close } = await receiver((response) => void (isWell && ok(response)));
  closers.push(close);
  const first = await spawnServer('--data', data, '--private-webhooks');
  const answer = await fetch(`${first.url}/batches`, {
    method: 'POST',
    headers: { authorization: `Bearer ${first.keys.dielines}`, 'content-type': 'application/json' },
    body: JSON.stringify({ webhook: url, requests: [{ template: 'becf-10101' }] }),
  });
  const { batch } = (await answer.json()) as { batch: { id: string } };
  // The first server is killed while it sends; the receiver keeps silent until then.
  await expect.poll(() => arrived.length, { timeout: 20_000 }).toBe(1);
  await first.end('SIGKILL');
  isWell = true;
  const second = await spawnServer('--data', data, '--private-webhooks');
  await expect.poll(() => arrived.length, { timeout: 20_000 }).toBe(2);
  expect(arrived.map(({ id }) => id)).toEqual([arrived[0]!.id, arrived[0]!.id]);
  const headers = { authorization: `Bearer ${first.keys.dielines}` };
  const state = async () =>
    (
      (await (await fetch(`${second.url}/batches/${batch.id}`, { headers })).json()) as {
        batch: { webhook: { state: string } };
      }
    ).batch.webhook.state;
  await expect.poll(state).toBe('sent');
  const text = await (await fetch(`${second.url}/metrics`, { headers })).text();
  expect(text).toContain('boxwright_webhooks_total{state="sent"} 1');
  expect(await second.end('SIGTERM')).toBe(0);
}, 60_000);
