import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { DielineListResponse } from '../../src/api/index.ts';
import { serve } from '../../src/index.ts';
import { memoryStore } from '../../src/service/local/index.ts';
import { newFolder } from '../support/folder.ts';
import { start } from '../support/running.ts';
import { spawnServer } from '../support/spawned.ts';

const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 };
const body = JSON.stringify({ format: 'dxf', variables });

/** A request whose body is sent but for its end. */
const begun = async (url: string, path: string): Promise<ClientRequest> => {
  const running = request(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' },
  });
  running.flushHeaders();
  // The server has begun to read it.
  await once(running, 'continue');
  running.write(body.slice(0, -1));
  return running;
};

it('running requests are answered and stored when the server stops, and new ones are rejected', async () => {
  const place = { data: newFolder() };
  const log = { level: 'silent' as const, stream: { write: () => {} } };
  const server = await serve({ place, port: 0, host: '127.0.0.1', noAuth: true, log });
  const under = await Promise.all(
    Array.from({ length: 5 }, () => begun(server.url, '/dieline-templates/becf-10101/dielines')),
  );
  const answers = under.map((running) => once(running, 'response') as Promise<[IncomingMessage]>);
  const closed = server.close();
  let late = await fetch(server.url);
  while (late.status !== 503) late = await fetch(server.url);
  expect([late.headers.get('connection'), late.headers.get('retry-after'), await late.json()]).toEqual([
    'close',
    '5',
    { message: 'The server is stopping. Try again in a few seconds.' },
  ]);
  for (const running of under) running.end(body.slice(-1));
  const ids: string[] = [];
  for (const answer of answers) {
    const [response] = await answer;
    // No connection is kept open for what may come: the stop would wait for it.
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
    ids.push(JSON.parse(await text(response)).dieline.id);
  }
  await closed;

  const again = await serve({ place, port: 0, host: '127.0.0.1', noAuth: true, log });
  const list = (await (
    await fetch(`${again.url}/dieline-templates/becf-10101/dielines`)
  ).json()) as DielineListResponse;
  expect(list.dieline_list.dielines.map(({ id }) => id).sort()).toEqual(ids.sort());
  await again.close();
});

it('whole requests sent before SIGTERM are answered, also in one packet', async () => {
  const server = await spawnServer('--data', newFolder());
  const head = [
    'POST /dieline-templates/becf-10101/dielines HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${server.keys.dielines}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  const whole = `${head.join('\r\n')}\r\n\r\n${body}`;
  const send = async (bytes: string): Promise<string[]> => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(bytes);
    return (await text(socket)).match(/(?<=HTTP\/1\.1 )\d{3}/g) ?? [];
  };
  const answers = [...Array.from({ length: 20 }, () => send(whole)), send(whole.repeat(20))];
  // Connections are accepted in their order: with this answer, those of the requests are.
  await fetch(`${server.url}/health/live`);
  expect(await server.end('SIGTERM')).toBe(0);
  expect((await Promise.all(answers)).flat()).toEqual(Array.from({ length: 40 }, () => '200'));
});

it('is not ready after SIGTERM but goes on answering, and SIGHUP does nothing', async () => {
  const server = await spawnServer('--data', newFolder(), '--drain', '3600');
  const at = async (path: string) => {
    const answer = await fetch(server.url + path);
    const { status, headers } = answer;
    return {
      status,
      connection: headers.get('connection'),
      retryAfter: headers.get('retry-after'),
      body: await answer.json(),
    };
  };
  process.kill(server.pid, 'SIGHUP');
  expect(await at('/health/ready')).toMatchObject({ status: 200, connection: 'keep-alive' });
  process.kill(server.pid, 'SIGTERM');
  let ready = await at('/health/ready');
  while (ready.status === 200) ready = await at('/health/ready');
  expect(ready).toMatchObject({
    status: 503,
    connection: 'close',
    retryAfter: '5',
    body: { status: 'unavailable', store: 'ok', message: 'The server is stopping.' },
  });
  expect(await at('/health/live')).toMatchObject({ status: 200, connection: 'close' });
  expect(await at('/openapi.json')).toMatchObject({ status: 200, connection: 'close' });
  // A second one does not wait.
  expect(await server.end('SIGTERM')).toBeNull();
});

it('a download that has begun is finished when the server stops, and an idle connection does not delay it', async () => {
  const large = { key: 'large', name: 'large.svg', type: 'image/svg+xml', data: new Uint8Array(20_000_000) };
  const server = await start({ store: { ...memoryStore(), file: async () => large } });
  const idle = connect(Number(new URL(server.url).port), '127.0.0.1');
  idle.resume();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('GET /files/large HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'readable');
  const stopped = server.app.stop(0);
  let length = 0;
  for await (const chunk of socket) length += (chunk as Buffer).length;
  expect(length).toBeGreaterThan(20_000_000);
  await stopped;
  if (!idle.closed) await once(idle, 'close');
  await server.records.close();
});
