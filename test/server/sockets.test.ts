import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DielineResponse } from '../../src/api/index.ts';
import { png } from '../contract/artworks.ts';
import { newFolder } from '../support/folder.ts';
import { type Spawned, spawnServer } from '../support/spawned.ts';
import { runs } from '../support/turns.ts';

/** Connections of each kind; 2,000 with BOXWRIGHT_RUNS=50. */
const CONNECTIONS = runs(40);
const AT_ONCE = 20;

/** Requests that the server takes at once. */
const PLACES = 256;

const ID = 'becf-10101';
const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 };
const dieline = { format: 'dxf', variables };
const sheet = { variables: { unit: 'mm', sheet_width: 1400, sheet_height: 1000 } };

let server: Spawned;
const data = newFolder();
/** Whole requests of many kinds, and one whose answer takes so long that nobody waits for it. */
const requests: Buffer[] = [];
let long: Buffer;
const neverClosed: Socket[] = [];
let before: Awaited<ReturnType<typeof resources>>;

const message = (line: string, body: string | Buffer = '', headers: Readonly<Record<string, string>> = {}): Buffer => {
  const all = {
    Host: 'x',
    Authorization: `Bearer ${server.keys.dielines}`,
    ...(body.length && { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }),
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from(`${[`${line} HTTP/1.1`, ...head].join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
};

const open = async (allowHalfOpen = false): Promise<Socket> => {
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen });
  // The server may close first, with a reset.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

const closed = async (socket: Socket): Promise<void> => {
  if (!socket.closed) await once(socket, 'close');
};

const leave = async (socket: Socket, k: number): Promise<void> => {
  if (k % 2) socket.resetAndDestroy();
  else socket.destroy();
  await closed(socket);
};

/** All answers of a connection that the server closes. */
const answersOf = async (socket: Socket): Promise<string> => {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await closed(socket);
  return Buffer.concat(chunks).toString('latin1');
};

const statuses = (answers: string): string[] => answers.match(/(?<=HTTP\/1\.1 )\d{3}/g) ?? [];

/** Sends a whole request on a connection of its own. */
const ask = async (line: string, body?: unknown): Promise<string> => {
  const socket = await open();
  socket.write(message(line, body === undefined ? '' : JSON.stringify(body), { Connection: 'close' }));
  return answersOf(socket);
};

const make = async <T>(path: string, body: unknown): Promise<T> =>
  JSON.parse((await ask(`POST ${path}`, body)).split('\r\n\r\n')[1]!) as T;

/** Places that nobody holds: requests that are let in when as many as there are places come at once. */
const freePlaces = async (): Promise<number> => {
  const path = `/dieline-templates/${ID}/dielines`;
  const whole = message(`POST ${path}`, '{}', { Connection: 'close' });
  const sockets = await Promise.all(Array.from({ length: PLACES }, () => open()));
  const answers = sockets.map(answersOf);
  for (const socket of sockets) socket.write(whole.subarray(0, -1));
  // One more is refused once all places are taken.
  while (statuses(await ask(`POST ${path}`, {}))[0] !== '429') await setTimeout(10);
  for (const socket of sockets) socket.write(whole.subarray(-1));
  return (await Promise.all(answers)).filter((answer) => statuses(answer)[0] === '400').length;
};

/** Open sockets and files of the server. Threads, which end when they are idle, have pipes and descriptors without a name. */
const openFiles = (): Readonly<Record<string, number>> => {
  const folder = `/proc/${server.pid}/fd`;
  if (!existsSync(folder)) return {};
  const counts: Record<string, number> = {};
  for (const name of readdirSync(folder)) {
    let target = '';
    try {
      target = readlinkSync(`${folder}/${name}`);
    } catch {
      continue;
    }
    const kind = target.replace(/:\[.*/, '');
    if (!/^anon_inode|^pipe/.test(kind)) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};

const resources = async () => {
  const metrics = await ask('GET /metrics');
  const figure = (name: string): number =>
    Number(
      metrics
        .split('\n')
        .find((line) => line.startsWith(`${name} `))!
        .slice(name.length),
    );
  return {
    // The one that asks.
    inFlight: figure('http_requests_in_flight') - 1,
    drawing: figure('boxwright_artworks{state="drawing"}'),
    waiting: figure('boxwright_artworks{state="waiting"}'),
    openFiles: openFiles(),
    temporary: readdirSync(server.temporary),
    data: readdirSync(data),
  };
};

beforeAll(async () => {
  server = await spawnServer('--data', data);
  const [{ dieline: card }, { batch }] = await Promise.all([
    make<DielineResponse>(`/dieline-templates/${ID}/dielines`, dieline),
    make<{ batch: { id: string } }>('/batches', [{ template: ID, variables }]),
  ]);
  const upload = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
    png(300, 300),
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const mockups = `/dielines/${card.id}/3d-mockups`;
  requests.push(
    message('GET /health/ready'),
    message('HEAD /'),
    message(`OPTIONS ${mockups}`, '', { Origin: 'https://shop.example', 'Access-Control-Request-Method': 'POST' }),
    message(`GET ${new URL(card.url).pathname}`),
    message(`POST /dieline-templates/${ID}/dielines`, JSON.stringify(dieline)),
    message(`POST /dieline-templates/${ID}/dielines`, JSON.stringify(dieline), { Expect: '100-continue' }),
    message(`POST ${mockups}`, upload, { 'Content-Type': 'multipart/form-data; boundary=x' }),
    message(`PUT ${mockups}/none`, upload),
    message('POST /batches', JSON.stringify({ template: ID, variables }), { 'Content-Type': 'application/jsonl' }),
    message(`GET /batches/${batch.id}/results?wait=true`),
    message('POST /nothing', '{}'),
  );
  long = message(`POST /dielines/${card.id}/nesting-template-efficiencies`, JSON.stringify(sheet));
  // Threads, files and code that stay are there once each has been answered.
  for (const request of requests) {
    const socket = await open();
    const answers = answersOf(socket);
    socket.write(Buffer.concat([request, message('GET /health/live', '', { Connection: 'close' })]));
    expect(statuses(await answers).at(-1)).toBe('200');
  }
  await Promise.all(Array.from({ length: 40 }, () => make(`/dieline-templates/${ID}/dielines`, dieline)));
  before = await resources();
});
afterAll(async () => {
  for (const socket of neverClosed) socket.destroy();
  await server?.end('SIGKILL');
});

/** Ways to use a connection badly. They resolve when the connection is gone. */
const ways: Readonly<Record<string, (request: Buffer, k: number) => Promise<void>>> = {
  'leave before the headers': async (_, k) => leave(await open(), k),
  'leave in the headers': async (request, k) => {
    const socket = await open();
    socket.write(request.subarray(0, 1 + ((37 * k) % 60)));
    await setTimeout(k % 3);
    await leave(socket, k);
  },
  'leave in the body': async (request, k) => {
    const socket = await open();
    const head = request.indexOf('\r\n\r\n') + 4;
    socket.write(request.subarray(0, head + ((request.length - head) * (k % 7)) / 7));
    await setTimeout(k % 5);
    await leave(socket, k);
  },
  'leave while the answer is made': async (request, k) => {
    const socket = await open();
    socket.write(k % 5 ? request : long);
    await setTimeout(k % 16);
    await leave(socket, k);
  },
  'leave while the answer arrives': async (request, k) => {
    const socket = await open();
    socket.write(request);
    await Promise.race([once(socket, 'data'), closed(socket)]);
    await leave(socket, k);
  },
  'end their half of the connection': async (request, k) => {
    const socket = await open();
    socket.resume();
    socket.end(k % 3 ? request : request.subarray(0, -1));
    await closed(socket);
  },
  'read nothing of many answers': async (request, k) => {
    const socket = await open();
    socket.pause();
    socket.write(Buffer.concat(Array.from({ length: 10 + (k % 60) }, () => request)));
    await setTimeout(10);
    await leave(socket, k);
  },
  'send many requests in one packet, and leave': async (request, k) => {
    const socket = await open();
    socket.write(Buffer.concat(Array.from({ length: 100 }, (_, n) => (n % 3 ? requests[0]! : n % 5 ? request : long))));
    await setTimeout(k % 8);
    await leave(socket, k);
  },
  'send other requests in one packet, then no HTTP': async (request, k) => {
    const socket = await open();
    socket.resume();
    socket.write(Buffer.concat([request, requests[k % requests.length]!, Buffer.from('no HTTP\r\n\r\n')]));
    await closed(socket);
  },
  'send no HTTP and never close': async (_, k) => {
    const socket = await open(true);
    neverClosed.push(socket);
    socket.resume();
    socket.write(k % 2 ? 'no HTTP\r\n\r\n' : 'CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'end');
  },
};

it.each(Object.entries(ways))('clients may %s', async (_, use) => {
  let k = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (k < CONNECTIONS) {
        const own = k++;
        await use(requests[own % requests.length]!, own);
      }
    }),
  );
  expect(statuses(await ask('GET /health/ready'))).toEqual(['200']);
});

it('answers many requests in one packet, in their order, and no client holds many places with them', async () => {
  const socket = await open();
  const last = message('GET /health/live', '', { Connection: 'close' });
  const answers = answersOf(socket);
  socket.write(Buffer.concat([...Array.from({ length: 20 }, (_, k) => requests[k % 2 ? 4 : 0]!), last]));
  expect(statuses(await answers)).toEqual(Array.from({ length: 21 }, () => '200'));
});

/** Kinds of open files of which there are more now than before. A file that was open then and has been closed is nothing left. */
const filesLeft = (now: Readonly<Record<string, number>>): string[] =>
  Object.entries(now).flatMap(([kind, count]) => {
    const more = count - (before.openFiles[kind] ?? 0);
    return more > 0 ? [`${more} more of ${kind}`] : [];
  });

it('nothing is left of them: no place, no figure, no open file, no temporary file', async () => {
  const left = async () => {
    const now = await resources();
    return { ...now, openFiles: filesLeft(now.openFiles) };
  };
  await expect.poll(left, { timeout: 1_200_000, interval: 200 }).toEqual({ ...before, openFiles: [] });
  expect(await freePlaces()).toBe(PLACES);
});
