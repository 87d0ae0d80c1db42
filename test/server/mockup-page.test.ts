import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DielineBody } from '../../src/api/index.ts';
import { builtFile } from '../../src/built/index.ts';
import { catalogue } from '../../src/index.ts';
import { localApis, type MockupRecord, memoryStore, type Store } from '../../src/local/index.ts';
import { type BuiltPage, type PageBuilder, pageBuilder, pageThreads } from '../../src/pages/index.ts';
import { mockupPages } from '../../src/server/mockup-page.ts';
import { buildServer } from '../../src/server/server.ts';
import { ThreadsBusy } from '../../src/threads/index.ts';
import { png } from '../contract/artworks.ts';
import { samples } from '../local/samples.ts';
import { measurable, shareOfThisThread } from '../support/processor-time.ts';
import { someOf } from '../support/turns.ts';

const file = { name: 'a.png', data: png() };
const store = memoryStore();
/** Artworks that were read: one for each page that was made. */
let made = 0;
const counting: Store = {
  ...store,
  file: (key) => {
    made++;
    return store.file(key);
  },
};
const api = localApis({ catalogue: samples, store })('');
let dieline: DielineBody;
/** Two processes that share their records. */
let servers: FastifyInstance[] = [];

beforeAll(async () => {
  servers = await Promise.all(
    [counting, store].map((its) => buildServer({ catalogue: samples, store: its, keys: undefined })),
  );
  const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } as const;
  ({ dieline } = await api.createDieline('becf-10101', { format: 'svg', variables }));
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Requests a page until it is ready: a slow machine may take longer than the server lets a request wait, and then answers 503. */
const look = async (id: string, headers = {}, server = 0) => {
  for (;;) {
    const answer = await servers[server]!.inject({ method: 'GET', url: `/mockups/${id}`, headers });
    if (answer.statusCode !== 503) return answer;
    await setTimeout(100);
  }
};

describe('the page of a mockup', () => {
  it('is built once, not sent again, and rebuilt after any change', async () => {
    const { id } = (await api.createMockup(dieline.id, { file, name: 'First' }))['3d_mockup'];
    made = 0;
    const [first, same] = await Promise.all([look(id), look(id)]);
    expect([first!.statusCode, first!.body === same!.body, made]).toEqual([200, true, 1]);
    const etag = first!.headers.etag!;
    const again = await look(id, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag, made]).toEqual([304, '', etag, 1]);
    // Another process makes the same bytes.
    expect((await look(id, { 'if-none-match': etag }, 1)).statusCode).toBe(304);

    let last = first!;
    const changes = [
      { name: 'Second' },
      { outside_design: false },
      { scene_background_color: '#336699' },
      { substrate: 'kraft_brown' },
      { part_substrates: { 1: 'white_sbs' } },
      { file: { name: 'b.png', data: png(6, 3) } },
    ] as const;
    const some = someOf(changes, 0, 3);
    const name = some.some((change) => 'name' in change) ? 'Second' : 'First';
    for (const change of some) {
      await api.updateMockup(dieline.id, id, change);
      const next = await look(id, { 'if-none-match': last.headers.etag });
      expect([next.statusCode, Object.keys(change)]).toEqual([200, Object.keys(change)]);
      last = next;
    }
    expect(made).toBe(1 + some.length);
    // The other process has kept what there was first, and heard of no change.
    expect((await look(id, {}, 1)).body === last.body).toBe(true);
    // As it was before it is known still.
    await api.updateMockup(dieline.id, id, { name: 'Third' });
    await look(id);
    await api.updateMockup(dieline.id, id, { name });
    expect((await look(id)).body === last.body).toBe(true);
    expect(made).toBe(2 + some.length);
  });

  it('is deleted with its mockup, even when cached', async () => {
    const { id } = (await api.createMockup(dieline.id, { file }))['3d_mockup'];
    const { headers } = await look(id);
    await api.deleteMockup(dieline.id, id);
    expect((await look(id, { 'if-none-match': headers.etag })).statusCode).toBe(404);
  });
});

describe('requests for a mockup page', () => {
  const job: BuiltPage = { html: Buffer.from('<p>'), etag: '"x"', policy: "default-src 'none'", unfinished: false };
  const at = async (pages: PageBuilder) => {
    const app = await buildServer({ catalogue: samples, store, keys: undefined, pages });
    const { id } = (await api.createMockup(dieline.id, { file }))['3d_mockup'];
    return { app, id, look: () => app.inject({ method: 'GET', url: `/mockups/${id}` }) };
  };

  it('share one page and one failure when its artwork fails', async () => {
    let built = 0;
    const unfinished = await at(async () => {
      built++;
      return { ...job, unfinished: true };
    });
    for (let k = 0; k < 100; k++) expect((await unfinished.look()).statusCode).toBe(200);
    expect(built).toBe(1);

    const broken = await at(async () => {
      built++;
      throw new Error('a fault of ours');
    });
    for (let k = 0; k < 100; k++) expect((await broken.look()).statusCode).toBe(500);
    expect(built).toBe(2);
  });

  it('build one page at a time for a mockup that changes meanwhile', async () => {
    const underWay: (() => void)[] = [];
    let most = 0;
    const { id, look } = await at(async () => {
      await new Promise<void>((done) => {
        most = Math.max(most, underWay.push(done));
      });
      return job;
    });
    const looks: Promise<unknown>[] = [];
    for (let k = 0; k < 5; k++) {
      await api.updateMockup(dieline.id, id, { name: `Name ${k}` });
      looks.push(look());
      // Each request has arrived, and one page is being built.
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    }
    let answered = false;
    const all = Promise.all(looks).finally(() => {
      answered = true;
    });
    while (!answered) {
      underWay.shift()?.();
      await new Promise(setImmediate);
    }
    await all;
    expect(most).toBe(1);
  });

  it('are answered 503 when no thread is free', async () => {
    const { look } = await at(async () => {
      throw new ThreadsBusy('full');
    });
    const answer = await look();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('are answered 503 when the page takes too long, and find it later', async () => {
    let finish = (_: BuiltPage) => {};
    const pageOf = mockupPages(() => new Promise((done) => (finish = done)), store, 20);
    const { id } = (await api.createMockup(dieline.id, { file }))['3d_mockup'];
    const record = (await store.find<MockupRecord>('mockup', id))!.body;
    await expect(pageOf(dieline, record)).rejects.toMatchObject({ status: 503 });
    finish(job);
    expect(await pageOf(dieline, record)).toBe(job);
  });

  it('find the policy of the page in its headers', async () => {
    const answer = await look((await api.createMockup(dieline.id, { file }))['3d_mockup'].id);
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'sha256-.*; frame-ancestors 'self'$/,
    );
    expect(answer.body).toContain(String(answer.headers['content-security-policy']).replace(/; frame-ancestors.*/, ''));
  });
});

describe('threads', () => {
  it('build the same page as the server itself, without blocking it', async () => {
    const { build, close } = pageThreads(builtFile('threads/page.js'));
    const options = { outside: true, substrate: 'white_sbs', partSubstrates: {}, artwork: file.data } as const;
    const of = { templateId: 'becf-10101', variables: dieline.variables, ...options };
    try {
      const share = shareOfThisThread();
      const there = await build(of);
      if (measurable) expect(share()).toBeLessThan(0.3);
      const here = await pageBuilder(catalogue)(of);
      expect([there.etag, there.policy, there.unfinished]).toEqual([here.etag, here.policy, false]);
      expect(Buffer.from(there.html).equals(here.html)).toBe(true);
      const bare = await build({ ...of, artwork: Buffer.from('nothing') });
      expect(Buffer.from(bare.html).toString()).toContain('without its artwork');
    } finally {
      await close();
    }
  });
});
