import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { artworkLoad } from '../../src/artwork/index.ts';
import type { Nester } from '../../src/nest/index.ts';
import type { Batches } from '../../src/service/batch/index.ts';
import { dielineDrawer, localApis, memoryStore } from '../../src/service/local/index.ts';
import { svg } from '../contract/artworks.ts';
import { samples } from '../local/samples.ts';
import { type Running, start } from '../support/running.ts';

/** Work that goes on until its signal ends it. */
let begun = 0;
let ended = 0;
const endless = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    begun++;
    signal?.addEventListener('abort', () => {
      ended++;
      reject(signal.reason);
    });
  });

const nobody = async (): Promise<never> => {
  throw new Error('not called');
};
const batches: Batches = {
  create: (_, __, signal) => endless(signal),
  read: nobody,
  cancel: nobody,
  // A batch whose results do not come.
  results: async (_, __, { signal }) =>
    (async function* () {
      yield await endless(signal);
    })(),
  close: async () => {},
};

const nester: Nester = { nest: (_, __, options) => endless(options?.cancel), write: nobody };

let server: Running;
let dielineId = '';
let drawsForever = false;
beforeAll(async () => {
  const draw = dielineDrawer(samples);
  server = await start({
    draw: (job, signal) => (drawsForever ? endless(signal) : draw(job, signal)),
    nester,
    batches,
  });
  const made = await server.app.inject({
    method: 'POST',
    url: '/dieline-templates/becf-10101/dielines',
    headers: { authorization: `Bearer ${server.dielinesKey}` },
    payload: dieline,
  });
  dielineId = made.json().dieline.id;
  drawsForever = true;
});
afterAll(() => server.close());

const dieline = {
  format: 'svg',
  variables: { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 },
} as const;
const sheet = { format: 'svg', variables: { unit: 'mm', sheet_width: 700, sheet_height: 500 } } as const;

const message = (line: string, body: unknown, type = 'application/json'): string => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const head = [
    `${line} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${server.dielinesKey}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
};

const send = async (bytes: string, url = server.url): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await setTimeout(5);
};

it.each<[string, () => string, number]>([
  ['drawing a dieline', () => message('POST /dieline-templates/becf-10101/dielines', dieline), 3],
  // Equal requests share one nesting.
  ['efficiencies of nestings', () => message(`POST /dielines/${dielineId}/nesting-template-efficiencies`, sheet), 1],
  ['a nesting', () => message(`POST /dielines/${dielineId}/nestings/lt_straight-box-0`, sheet), 1],
  ['receiving a batch', () => message('POST /batches', [{ template: 'becf-10101' }]), 3],
  ['waiting for the results of a batch', () => message('GET /batches/ba_x/results?wait=true', ''), 3],
])('%s ends when its client leaves, also where the answer waits behind others', async (_, request, works) => {
  for (const reset of [false, true]) {
    [begun, ended] = [0, 0];
    const socket = await send(request().repeat(3));
    await until(() => begun === works);
    expect(ended).toBe(0);
    if (reset) socket.resetAndDestroy();
    else socket.destroy();
    await until(() => ended === works);
  }
});

it('requests that wait behind others never begin when their client leaves', async () => {
  let reads = 0;
  const file = { key: 'a', name: 'a.svg', type: 'image/svg+xml', data: new Uint8Array(10) };
  const store = {
    ...memoryStore(),
    file: async () => {
      reads++;
      return file;
    },
  };
  const files = await start({ store });
  const socket = await send('GET /files/a HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(60), files.url);
  await once(socket, 'data');
  socket.destroy();
  await once(socket, 'close');
  // The server closes after what it has begun.
  await files.close();
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(60);
});

it('a nesting that another client waits for goes on', async () => {
  [begun, ended] = [0, 0];
  const serviceFor = localApis({ catalogue: samples, nester });
  const { dieline: made } = await serviceFor('').createDieline('becf-10101', dieline);
  const ask = (client: AbortController) =>
    serviceFor('', '', client.signal)
      .calculateNestingEfficiencies(made.id, sheet)
      .catch((error: unknown) => error);
  const clients = Array.from({ length: 3 }, () => new AbortController());
  const [first, second, third] = clients as [AbortController, AbortController, AbortController];
  const answers = [ask(first), ask(second)];
  await new Promise((done) => setImmediate(done));
  first.abort('gone');
  expect([await answers[0], begun, ended]).toEqual(['gone', 1, 0]);
  second.abort('gone, too');
  expect([await answers[1], begun, ended]).toEqual(['gone, too', 1, 1]);
  // Who comes now begins a new one.
  const last = ask(third);
  await until(() => begun === 2);
  third.abort('gone');
  expect([await last, ended]).toEqual(['gone', 2]);
});

it('the check of an artwork ends when its client leaves, also while it waits for its turn', async () => {
  const noise = '<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="8"/></filter>';
  const slow = svg(noise + '<rect width="2" height="2" filter="url(#f)"/>'.repeat(2000)).toString();
  const form = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.svg"\r\n\r\n${slow}\r\n--x--\r\n`;
  const upload = message(`POST /dielines/${dielineId}/3d-mockups`, form, 'multipart/form-data; boundary=x');
  const sockets = await Promise.all(Array.from({ length: 5 }, () => send(upload)));
  await until(() => artworkLoad().running + artworkLoad().waiting === 5);
  for (const socket of sockets) socket.destroy();
  await until(() => artworkLoad().running + artworkLoad().waiting === 0);
  const mockups = await server.app.inject({
    url: `/dielines/${dielineId}/3d-mockups`,
    headers: { authorization: `Bearer ${server.dielinesKey}` },
  });
  expect(mockups.json()['3d_mockup_list'].total).toBe(0);
});
