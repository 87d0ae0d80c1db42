import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { longestRun } from '../../src/artwork/limits.ts';
import { nestHere } from '../../src/nest/index.ts';
import { ThreadsBusy } from '../../src/platform/threads/index.ts';
import { keyRing, newKey } from '../../src/server/keys/index.ts';
import { BODY } from '../../src/server/limits.ts';
import { buildServer } from '../../src/server/server.ts';
import { localApi, memoryStore, type Store, StoreFault } from '../../src/service/local/index.ts';
import { pdf, png } from '../contract/artworks.ts';
import { samples } from '../local/samples.ts';
import { canFind, drawing } from '../support/drawing.ts';

const box = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } as const;
const sheet = { unit: 'mm', sheet_width: 700, sheet_height: 500 } as const;

const keys = { dielines: newKey('dielines', new Date(0)), dimensions: newKey('dimensions', new Date(0)) };

/** What happens to the store and to the ring of keys in a case. */
let fault: { readonly read?: Error; readonly write?: Error; readonly keys?: Error; readonly ping?: Error } = {};
let written = 0;
const memory = memoryStore();
const failing = <A extends unknown[], R>(kind: 'read' | 'write', call: (...args: A) => Promise<R>) =>
  (async (...args: A) => {
    if (fault[kind]) throw fault[kind];
    const answer = await call(...args);
    if (kind === 'write' && answer !== false) written++;
    return answer;
  }) as typeof call;
const store: Store & { ping: () => Promise<void> } = {
  ...memory,
  add: failing('write', memory.add),
  change: failing('write', memory.change) as Store['change'],
  remove: failing('write', memory.remove),
  spendCredit: failing('write', memory.spendCredit),
  find: failing('read', memory.find) as Store['find'],
  list: failing('read', memory.list) as Store['list'],
  file: failing('read', memory.file),
  ping: async () => {
    if (fault.ping) throw fault.ping;
  },
};

const full = new StoreFault('full', 'The disk is full: nothing more can be stored.');
const lost = new StoreFault('unavailable', 'The database cannot be reached.');
const bug = new Error('secret inside');

let app: FastifyInstance;
let crowded: FastifyInstance;
let url = '';
let dieline = '';
let mockup = '';
let now = 0;
const ring = () =>
  keyRing(
    {
      keys: async () => {
        if (fault.keys) throw fault.keys;
        return [keys.dielines.record, keys.dimensions.record];
      },
    },
    // Nothing is remembered from one moment to the next.
    () => (now += 10_000),
  );
beforeAll(async () => {
  const api = localApi({ catalogue: samples, store: memory, baseUrl: 'http://x' });
  dieline = (await api.createDieline('becf-10101', { format: 'svg', variables: box })).dieline.id;
  mockup = (await api.createMockup(dieline, { file: { name: 'a.png', data: png() } }))['3d_mockup'].id;
  const nest = () => Promise.reject(new ThreadsBusy('Too many nestings are in progress. Try again later.'));
  const options = {
    catalogue: samples,
    store,
    credits: 0,
    nester: { ...nestHere, nest },
    pages: async () => undefined,
  };
  app = await buildServer({ ...options, keys: ring() });
  crowded = await buildServer({ ...options, keys: ring(), concurrency: { requests: 0 } });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await crowded.close();
});

const bearer = (kind: keyof typeof keys) => ({ authorization: `Bearer ${keys[kind].key}` });
const get = (path: string, headers: InjectOptions['headers'] = bearer('dielines')): InjectOptions => ({
  url: path,
  headers,
});
const post = (path: string, payload: unknown, headers: InjectOptions['headers'] = {}): InjectOptions => ({
  method: 'POST',
  url: path,
  payload: payload as object,
  headers: { ...bearer(path.startsWith('/dimensions') ? 'dimensions' : 'dielines'), ...headers },
});
const upload = (data: Uint8Array, name = 'a.png', method: 'POST' | 'PUT' = 'POST'): InjectOptions => {
  const [start, end] = [
    `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
    '\r\n--b--\r\n',
  ];
  return {
    ...post(
      `/dielines/${dieline}/3d-mockups${method === 'PUT' ? `/${mockup}` : ''}`,
      Buffer.concat([Buffer.from(start), data, Buffer.from(end)]),
      { 'content-type': 'multipart/form-data; boundary=b' },
    ),
    method,
  };
};
const draw = (variables: object = box, headers = {}) =>
  post('/dieline-templates/becf-10101/dielines', { format: 'svg', variables }, headers);
const parts = () => post('/dimensions/becf-10101/parts', { variables: box });
const raw = (payload: string | Buffer, type = 'application/json') =>
  post('/dimensions/becf-10101/parts', payload, { 'content-type': type });

/** Headers that a refusal has, and by their absence those it must not have. */
interface Contract {
  readonly 'retry-after'?: string;
  readonly allow?: string;
  readonly 'www-authenticate'?: RegExp;
  readonly 'accept-encoding'?: string;
  readonly refresh?: string;
}

const LATER: Contract = { 'retry-after': '5' };
const BEARER: Contract = { 'www-authenticate': /^Bearer$/ };

const cases: readonly (readonly [
  why: string,
  request: () => InjectOptions,
  status: number,
  headers?: Contract,
  with_?: typeof fault,
])[] = [
  ['a full disk, writing', () => draw(), 507, {}, { write: full }],
  ['a full disk, on an upload', () => upload(png()), 507, {}, { write: full }],
  ['a full disk, on a change', () => upload(png(), 'a.png', 'PUT'), 507, {}, { write: full }],
  ['a store that is lost, writing', () => draw(), 503, LATER, { write: lost }],
  ['a store that is lost, reading', () => get(`/dielines/${dieline}/3d-mockups`), 503, LATER, { read: lost }],
  ['a store that is lost, for a file', () => get('/files/x', {}), 503, LATER, { read: lost }],
  ['a store that is lost, for a charge', () => parts(), 503, LATER, { write: lost }],
  ['a full disk, for a charge', () => parts(), 507, {}, { write: full }],
  ['keys that cannot be read', () => draw(box, { authorization: 'Bearer other' }), 503, LATER, { keys: lost }],
  ['an error of ours', () => draw(), 500, {}, { write: bug }],
  ['an error of ours in a charge', () => parts(), 500, {}, { write: bug }],
  ['no credits', () => parts(), 403],
  ['no key', () => draw(box, { authorization: '' }), 401, BEARER],
  ['an unknown key', () => draw(box, { authorization: 'Bearer other' }), 401, BEARER],
  ['a key of the other family', () => draw(box, bearer('dimensions')), 403],
  ['no key for figures', () => get('/metrics', {}), 401, BEARER],
  [
    'no key on a page',
    () => get('/templates/becf-10101/dieline.svg', {}),
    401,
    { 'www-authenticate': /^Basic realm=/ },
  ],
  ['another version', () => draw(box, { 'dielines-api-version': '2.0' }), 400],
  ['an invalid size', () => draw({ ...box, length: 1 }), 400],
  ['an unknown unit', () => get('/dieline-templates/cm/becf-10101'), 400],
  ['an invalid page', () => get('/dielines?page=0'), 400],
  ['a body that is not JSON', () => raw('{'), 400],
  ['an address that cannot be read', () => get('/dimensions/%zz'), 400],
  ['a file that is not artwork', () => upload(Buffer.from('hello')), 400],
  ['a PDF that breaks off', () => upload(pdf().subarray(0, 30), 'a.pdf'), 400],
  ['an unknown template', () => get('/dieline-templates/mm/becf-0'), 404],
  ['an unknown dieline', () => get('/dielines/di_0/3d-mockups'), 404],
  ['an unknown mockup', () => get('/mockups/none', {}), 404],
  ['an unknown file', () => get('/files/none', {}), 404],
  ['an unknown picture', () => get('/images/none.svg', {}), 404],
  ['an unknown address', () => get('/nowhere', {}), 404],
  ['another method', () => ({ ...get('/dimensions/template-groups'), method: 'PUT' }), 405, { allow: 'GET, HEAD' }],
  ['a large body', () => raw(' '.repeat(BODY + 1)), 413],
  ['a large artwork', () => upload(Buffer.alloc(20 * 2 ** 20 + 1)), 413],
  ['a long name in the address', () => get(`/dimensions/${'x'.repeat(600)}`), 414],
  ['another content type', () => raw('x', 'text/plain'), 415],
  ['no form', () => post(`/dielines/${dieline}/3d-mockups`, {}), 415],
  ['a compressed body', () => draw(box, { 'content-encoding': 'gzip' }), 415, { 'accept-encoding': 'identity' }],
  [
    'too many nestings',
    () => post(`/dielines/${dieline}/nesting-template-efficiencies`, { variables: sheet }),
    503,
    LATER,
  ],
  ['a page that is not ready', () => get(`/mockups/${mockup}`, {}), 503, LATER],
  ['a store that does not answer', () => get('/health/ready', {}), 503, LATER, { ping: lost }],
];

const named = ['retry-after', 'allow', 'www-authenticate', 'accept-encoding', 'refresh'] as const;

/** Checks status, headers and body of a refusal, and that nothing is stored. */
const expectRefused = async (
  server: FastifyInstance,
  request: InjectOptions,
  [status, contract]: readonly [number, Contract],
): Promise<void> => {
  written = 0;
  const origin = { origin: 'https://elsewhere.example' };
  const answer = await server.inject({ ...request, headers: { ...request.headers, ...origin } });
  const { headers } = answer;
  const found = Object.fromEntries(
    named.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
  const expected = Object.fromEntries(
    Object.entries(contract).map(([name, value]) => [
      name,
      value instanceof RegExp ? expect.stringMatching(value) : value,
    ]),
  );
  expect([answer.statusCode, found]).toEqual([status, expected]);
  expect([headers['access-control-allow-origin'], headers['x-content-type-options']]).toEqual(['*', 'nosniff']);
  expect(answer.json()).toMatchObject({ message: expect.stringMatching(/\S[.!]?$/) });
  expect(answer.body).not.toContain('secret');
  expect(written).toBe(0);
};

describe('a refusal has its status and its headers, for pages of any origin, and stores nothing', () => {
  for (const [why, request, status, headers = {}, during = {}] of cases)
    it(why, async () => {
      fault = during;
      try {
        await expectRefused(app, request(), [status, headers]);
        const asked = request();
        // A browser gets the same as a page. The mockup page has one of its own, and figures and health checks are for programs.
        if ((asked.method ?? 'GET') !== 'GET' || /^\/(mockups\/[a-z0-9]{12}|health)/.test(String(asked.url))) return;
        const page = await app.inject({ ...asked, headers: { ...asked.headers, accept: 'text/html' } });
        expect([page.statusCode, page.headers['content-type'], page.headers['access-control-allow-origin']]).toEqual([
          status,
          'text/html; charset=utf-8',
          '*',
        ]);
      } finally {
        fault = {};
      }
    });

  it('too many requests at once', async () => {
    await expectRefused(crowded, draw(), [429, { 'retry-after': '1' }]);
  });

  it.skipIf(!canFind)('an upload that a busy machine cannot check', async () => {
    for (const request of [upload(pdf().subarray(0, 30), 'a.pdf'), upload(png()), upload(png(), 'b.png', 'PUT')]) {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const refused = expectRefused(app, request, [503, LATER]);
        // It gets no turn at all.
        process.kill(await drawing(), 'SIGSTOP');
        vi.advanceTimersByTime(1000 * longestRun.seconds);
        await refused;
      } finally {
        vi.useRealTimers();
      }
    }
  });

  it.each([
    ['no HTTP', 'hello there\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n', 417],
    ['a tunnel', 'CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ])('before it is a request: %s', async (_, bytes, status) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes, 'latin1');
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toMatch(/\r\naccess-control-allow-origin: \*\r\n/);
    expect(head.toLowerCase()).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
    expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
  });
});
