import { expect, it } from 'vitest';
import { type Nester, nestThreads } from '../../src/nest/index.ts';
import { builtFile } from '../../src/platform/built/index.ts';
import { type KeyKind, newKey, readRate, type UsageLimits } from '../../src/server/keys/index.ts';
import { memoryStore } from '../../src/service/local/index.ts';
import { png } from '../contract/artworks.ts';
import { type Running, start } from '../support/running.ts';

/** A client of an account. */
const client = async ({ url, records }: Running, account: string, limits?: UsageLimits, kind: KeyKind = 'dielines') => {
  const { key, record } = newKey(kind, new Date(), account, limits);
  await records.addKey(record);
  return (path: string, body?: object | FormData) =>
    fetch(url + path, {
      headers: { authorization: `Bearer ${key}`, ...(body && !(body instanceof FormData) && json) },
      ...(body && { method: 'POST', body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
};
const json = { 'content-type': 'application/json' };
const GROUPS = '/dieline-template-groups';
const statuses = async (answers: readonly Promise<Response>[]): Promise<number[]> =>
  (await Promise.all(answers)).map(({ status }) => status);

it('a rate refuses further requests of a key, says when to try again, and leaves others alone', async () => {
  let now = 0;
  const server = await start({ limits: { rate: readRate('4/m') }, monotonic: () => now });
  const slow = await client(server, 'shop-a', { rate: readRate('2/s') });
  const twin = await client(server, 'shop-a');
  const other = await client(server, 'shop-b');
  const look = async (ask: typeof slow) => {
    const { status, headers } = await ask(GROUPS);
    const names = ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));
    return [status, ...names, headers.get('retry-after')];
  };
  expect(await look(slow)).toEqual([200, '2', '1', '1', null]);
  expect(await look(slow)).toEqual([200, '2', '0', '1', null]);
  expect(await look(slow)).toEqual([429, '2', '0', '1', '1']);
  // A second gives the key two requests back. The account has two left, of four in a minute.
  now = 1000;
  expect(await look(slow)).toEqual([200, '2', '1', '1', null]);
  expect(await look(twin)).toEqual([200, '4', '0', '59', null]);
  expect(await look(twin)).toEqual([429, '4', '0', '59', '14']);
  expect(await look(other)).toEqual([200, '4', '3', '15', null]);
  now = 15_000;
  expect((await look(twin))[0]).toBe(200);
  // Files and health checks need no key, and count for nobody.
  expect((await fetch(`${server.url}/health`)).headers.get('ratelimit-limit')).toBeNull();
  await server.close();
});

/** A store whose lookups wait, with the number of those that do. */
const waitingStore = () => {
  const waiting: (() => void)[] = [];
  const find = (): Promise<undefined> => new Promise((done) => waiting.push(() => done(undefined)));
  return { store: { ...memoryStore(), find }, waiting };
};
const SLOW = '/dielines/x/3d-mockups';

it('a key and an account have as many requests in progress as they may', async () => {
  const { store, waiting } = waitingStore();
  const server = await start({ store, limits: { concurrency: 3 } });
  const [one, two, other] = await Promise.all([
    client(server, 'shop-a', { concurrency: 2 }),
    client(server, 'shop-a'),
    client(server, 'shop-b'),
  ]);
  const held = [one(SLOW), one(SLOW)];
  while (waiting.length < 2) await new Promise(setImmediate);
  const third = await one(SLOW);
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '1']);
  held.push(two(SLOW));
  while (waiting.length < 3) await new Promise(setImmediate);
  expect((await two(SLOW)).status).toBe(429);
  held.push(other(SLOW));
  while (waiting.length < 4) await new Promise(setImmediate);
  for (const go of waiting.splice(0)) go();
  expect(await statuses(held)).toEqual([404, 404, 404, 404]);
  // The places are given back.
  const again = one(SLOW);
  while (!waiting.length) await new Promise(setImmediate);
  waiting[0]!();
  expect((await again).status).toBe(404);
  await server.close();
});

it('an account that holds all places leaves others their share', async () => {
  const { store, waiting } = waitingStore();
  const server = await start({ store, concurrency: { requests: 4 } });
  const [a, b, c] = await Promise.all(['shop-a', 'shop-b', 'shop-c'].map((account) => client(server, account)));
  const held = Array.from({ length: 4 }, () => a!(SLOW));
  while (waiting.length < 4) await new Promise(setImmediate);
  expect((await a!(SLOW)).status).toBe(429);
  held.push(b!(SLOW), b!(SLOW));
  while (waiting.length < 6) await new Promise(setImmediate);
  expect((await b!(SLOW)).status).toBe(429);
  held.push(c!(SLOW));
  while (waiting.length < 7) await new Promise(setImmediate);
  expect(await statuses([a!(SLOW), b!(SLOW), c!(SLOW)])).toEqual([429, 429, 429]);
  for (const go of waiting) go();
  expect(new Set(await statuses(held))).toEqual(new Set([404]));
  await server.close();
});

it('an account that fills the queues of nestings and uploads does not crowd out another', async () => {
  const threads = nestThreads(builtFile('threads/nest.js'));
  const nester: Nester = {
    ...threads,
    nest: (drawing, on, options) => threads.nest(drawing, on, { ...options, evaluations: 1 }),
  };
  const server = await start({ nester });
  const [a, b] = await Promise.all([client(server, 'shop-a'), client(server, 'shop-b')]);
  const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 };
  const dielineOf = async (ask: typeof a): Promise<string> =>
    JSON.parse(await (await ask('/dieline-templates/becf-10101/dielines', { format: 'svg', variables })).text()).dieline
      .id;
  const [ofA, ofB] = [await dielineOf(a), await dielineOf(b)];
  const sheet = (width: number) => ({ variables: { unit: 'mm', sheet_width: width, sheet_height: 1000 } });
  const nestings = (id: string) => `/dielines/${id}/nesting-template-efficiencies`;
  // More than the queue takes: some are refused, and others still wait when the other account comes.
  let answered = 0;
  const war = Array.from({ length: 40 }, async (_, k) => {
    const { status } = await a(nestings(ofA), sheet(700 + k));
    if (status === 200) answered++;
    return status;
  });
  const first = await Promise.race(war);
  expect([200, 503]).toContain(first);
  expect((await b(nestings(ofB), sheet(900))).status).toBe(200);
  // At most those that ran before: the other account had the next turn.
  expect(answered).toBeLessThan(10);
  const refused = (await Promise.all(war)).filter((status) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused)).toEqual(new Set([503]));

  const upload = () => {
    const form = new FormData();
    form.append('file', new Blob([png(3, 3)]), 'a.png');
    return form;
  };
  const uploads = Array.from({ length: 30 }, () => a(`/dielines/${ofA}/3d-mockups`, upload()));
  // 503: the machine is too busy to draw it in time.
  expect([200, 503]).toContain((await b(`/dielines/${ofB}/3d-mockups`, upload())).status);
  const uploaded = await statuses(uploads);
  expect(uploaded).toContain(429);
  expect(uploaded.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  await server.close();
  await threads.close();
});
