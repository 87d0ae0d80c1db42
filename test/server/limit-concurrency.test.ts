import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STALLED_CLIENT_MS } from '../../src/server/limits.ts';
import { buildServer } from '../../src/server/server.ts';
import { memoryStore } from '../../src/service/local/index.ts';
import { png } from '../contract/artworks.ts';
import { samples } from '../local/samples.ts';
import { type Running, start } from '../support/running.ts';

const newGate = () => {
  let open = () => {};
  const opened = new Promise<undefined>((done) => {
    open = () => done(undefined);
  });
  return { opened, open };
};

it('requests above the limit are answered 429 until one is finished', async () => {
  const gate = newGate();
  const store = { ...memoryStore(), find: async () => gate.opened };
  const concurrency = { requests: 2, uploads: 1 };
  const app = await buildServer({ catalogue: samples, store, keys: undefined, concurrency });
  const headers = { host: 'localhost' };
  const slow = () => app.inject({ url: '/dielines/x/3d-mockups', headers });
  const first = [slow(), slow()];
  await new Promise((done) => setImmediate(done));
  const third = await slow();
  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '1']);
  gate.open();
  for (const answer of await Promise.all(first)) expect(answer.statusCode).toBe(404);
  expect((await slow()).statusCode).toBe(404);
});

it('health checks are answered when every place is taken, and look at the store once for all at the same time', async () => {
  const gate = newGate();
  let looks = 0;
  const store = {
    ...memoryStore(),
    find: async () => gate.opened,
    ping: async () => {
      looks++;
    },
  };
  const concurrency = { requests: 1, uploads: 1 };
  const app = await buildServer({ catalogue: samples, store, keys: undefined, concurrency });
  const slow = app.inject({ url: '/dielines/x/3d-mockups', headers: { host: 'localhost' } });
  await new Promise((done) => setImmediate(done));
  const health = await Promise.all(Array.from({ length: 9 }, () => app.inject('/health/ready')));
  expect([new Set(health.map(({ statusCode }) => statusCode)), looks]).toEqual([new Set([200]), 1]);
  gate.open();
  expect((await slow).statusCode).toBe(404);
});

it('a client that takes nothing of its answer is disconnected, one that waits for its answer is not', async () => {
  const gate = newGate();
  const large = { key: 'large', name: 'large.svg', type: 'image/svg+xml', data: new Uint8Array(20_000_000) };
  const store = { ...memoryStore(), file: async (key: string) => (key === 'large' ? large : gate.opened) };
  const server = await start({ store });
  const open = async (path: string) => {
    const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
    const client = connect(Number(new URL(server.url).port), '127.0.0.1');
    client.on('error', () => undefined);
    client.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const [socket] = await accepted;
    await once(server.app.server, 'request');
    return { client, socket };
  };
  const stalled = await open('/files/large');
  const patient = await open('/files/other');
  expect([stalled.socket.timeout, patient.socket.timeout]).toEqual([STALLED_CLIENT_MS, STALLED_CLIENT_MS]);
  while (stalled.socket.writableLength === 0) await setTimeout(1);
  // As after that time without a byte.
  for (const { socket } of [stalled, patient]) socket.emit('timeout');
  expect([stalled.socket.destroyed, patient.socket.destroyed]).toEqual([true, false]);
  gate.open();
  expect(await text(patient.client)).toMatch(/^HTTP\/1.1 404 /);
  stalled.client.destroy();
  await server.close();
});

it('a client that leaves during its key check occupies no slot', async () => {
  const gate = newGate();
  const keys = async () => {
    await gate.opened;
    return { id: 'k', kind: 'dielines' as const, account: '' };
  };
  const server = await start({ keys, concurrency: { requests: 1, uploads: 1 } });
  const left = new Promise<void>((done) =>
    server.app.server.once('connection', (socket) => socket.once('close', () => done())),
  );
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const checked = once(server.app.server, 'request');
  socket.write(
    'POST /dielines/x/3d-mockups HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer k\r\nContent-Length: 9\r\n\r\n-',
  );
  await checked;
  socket.destroy();
  await left;
  gate.open();
  const answer = await fetch(`${server.url}/dielines/x/3d-mockups`, { headers: { authorization: 'Bearer k' } });
  expect(answer.status, await answer.text()).toBe(404);
  await server.close();
});

describe('clients that disconnect before their body has arrived', () => {
  let server: Running;
  let uploads = '';
  beforeAll(async () => {
    server = await start({ concurrency: { requests: 30, uploads: 10 } });
    const made = await server.app.inject({
      method: 'POST',
      url: '/dieline-templates/becf-10101/dielines',
      headers: { authorization: `Bearer ${server.dielinesKey}` },
      payload: { format: 'svg', variables: { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } },
    });
    uploads = `/dielines/${made.json().dieline.id}/3d-mockups`;
  });
  afterAll(() => server.close());

  /** Sends the head of a request and one byte of its body, and closes the connection. */
  const leave = async (path: string, type: string, late: boolean): Promise<void> => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Authorization: Bearer ${server.dielinesKey}`,
      `Content-Type: ${type}`,
      'Content-Length: 100',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n-`);
    // Late: once the server has begun to read.
    if (late) await setTimeout(5);
    socket.destroy();
  };
  const leaveOften = async (path: string, type: string): Promise<void> => {
    for (let k = 0; k < 15; k++)
      await Promise.all(Array.from({ length: 20 }, (_, n) => leave(path, type, n % 2 === 0)));
  };

  it.each([
    ['an unknown address', () => '/nothing', 'application/json'],
    ['a dieline', () => '/dieline-templates/becf-10101/dielines', 'application/json'],
    ['a mockup', () => uploads, 'multipart/form-data; boundary=x'],
  ])('300 of them at %s occupy no slot', async (_, path, type) => {
    await leaveOften(path(), type);
    const upload = () => {
      const form = new FormData();
      form.append('file', new Blob([png()]), 'a.png');
      const headers = { authorization: `Bearer ${server.dielinesKey}` };
      return fetch(server.url + uploads, { method: 'POST', headers, body: form });
    };
    // The last of them may not be gone yet, and 429 asks to try again: a place that is never given back stays 429.
    let answer = await upload();
    while (answer.status === 429) {
      await setTimeout(100);
      answer = await upload();
    }
    expect(answer.status, await answer.text()).toBe(200);
  });

  it('clients without a key that send their body slowly occupy no slot', async () => {
    let arrived = 0;
    const count = () => arrived++;
    server.app.server.on('request', count);
    const sockets = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
        await once(socket, 'connect');
        socket.write(`POST ${uploads} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n-`);
        return socket;
      }),
    );
    while (arrived < sockets.length) await setTimeout(1);
    server.app.server.off('request', count);
    expect((await server.app.inject({ url: '/dimensions/x', headers: {} })).statusCode).toBe(401);
    const listed = await fetch(server.url + uploads, { headers: { authorization: `Bearer ${server.dielinesKey}` } });
    expect(listed.status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
