import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltPage, DielineBody, PageBuilder, PageJob } from '../../src/api/index.ts';
import { catalogue } from '../../src/index.ts';
import { pageBuilder, pageThreads } from '../../src/mockup/page/index.ts';
import { builtFile } from '../../src/platform/built/index.ts';
import { ThreadsBusy } from '../../src/platform/threads/index.ts';
import { mockupPages } from '../../src/server/mockups.ts';
import { buildServer } from '../../src/server/server.ts';
import {
  closedBoxPicture,
  localApis,
  type MockupRecord,
  memoryStore,
  type Store,
} from '../../src/service/local/index.ts';
import { remoteApi } from '../../src/service/remote/index.ts';
import { png } from '../contract/artworks.ts';
import { samples } from '../local/samples.ts';
import { measurable, shareOfThisThread } from '../support/processor-time.ts';
import { start } from '../support/running.ts';
import { someOf } from '../support/turns.ts';
import { whenFree } from '../support/when-free.ts';

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
const service = localApis({ catalogue: samples, store })('http://localhost');
const api: typeof service = {
  ...service,
  createMockup: (...form) => whenFree(() => service.createMockup(...form)),
  updateMockup: (...form) => whenFree(() => service.updateMockup(...form)),
};
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
  const job: BuiltPage = { html: Buffer.from('<p>'), etag: '"x"', policy: "default-src 'none'" };
  const at = async (pages: PageBuilder) => {
    const app = await buildServer({ catalogue: samples, store, keys: undefined, pages });
    const { id } = (await api.createMockup(dieline.id, { file }))['3d_mockup'];
    return { app, id, look: () => app.inject({ method: 'GET', url: `/mockups/${id}` }) };
  };

  it('share one page and one failure', async () => {
    let built = 0;
    const sound = await at(async () => {
      built++;
      return job;
    });
    for (let k = 0; k < 100; k++) expect((await sound.look()).statusCode).toBe(200);
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

  it('are answered 503 when no thread is free or the artwork cannot be drawn now, and try again', async () => {
    for (const busy of [() => Promise.reject(new ThreadsBusy('full')), async () => undefined]) {
      let tries = 0;
      const { look } = await at(() => (tries++ ? Promise.resolve(job) : busy()));
      const answer = await look();
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect((await look()).statusCode).toBe(200);
    }
  });

  it('of a browser show the box meanwhile, on a page that reloads itself', async () => {
    const { app, id } = await at(() => new Promise(() => {}));
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const answer = await app.inject({ url: `/mockups/${id}`, headers: { accept } });
    const { headers } = answer;
    expect([answer.statusCode, headers['content-type'], headers['retry-after'], headers.refresh]).toEqual([
      503,
      'text/html; charset=utf-8',
      '2',
      '2',
    ]);
    const [, picture] = /<img [^>]*src="data:image\/svg\+xml;base64,([^"]+)"/.exec(answer.body)!;
    expect(Buffer.from(picture!, 'base64').toString()).toBe(closedBoxPicture(samples, 'service')(dieline));
    // As the mockup itself, it may be shown in a frame.
    expect(headers['content-security-policy']).toMatch(/img-src data:.*frame-ancestors 'self'$/);
    const gone = await app.inject({ url: '/mockups/none', headers: { accept } });
    expect([gone.statusCode, gone.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(gone.body).toContain('There is no such 3D mockup.');
  });

  it('find a page that was built when the mockup was made or changed', async () => {
    const jobs: PageJob[] = [];
    const server = await start({
      pages: async (of) => {
        jobs.push(of);
        return job;
      },
    });
    const remote = remoteApi({ baseUrl: server.url, dielinesKey: server.dielinesKey });
    const { format, variables } = dieline;
    const { id } = (await remote.createDieline('becf-10101', { format, variables })).dieline;
    const built = async (count: number) => {
      await expect.poll(() => jobs.length).toBe(count);
      return jobs.at(-1)!;
    };
    try {
      const { '3d_mockup': mockup } = await remote.createMockup(id, { file, name: 'First' });
      expect(await built(1)).toMatchObject({ name: 'First', templateId: 'becf-10101' });
      await remote.updateMockup(id, mockup.id, { name: 'Second' });
      expect(await built(2)).toMatchObject({ name: 'Second' });
      expect((await fetch(mockup.url)).status).toBe(200);
      expect(jobs).toHaveLength(2);
    } finally {
      await server.close();
    }
  });

  it('share a page only where nothing differs that it shows', async () => {
    let built = 0;
    const pageOf = mockupPages(
      async () => {
        built++;
        return { ...job };
      },
      store,
      'service',
    );
    const { id } = (await api.createMockup(dieline.id, { file }))['3d_mockup'];
    const record = (await store.find<MockupRecord>('mockup', id))!.body;
    await store.add({ kind: 'x', id: 'y', account: '', parent: '', body: {} }, [
      { key: 'other.png', name: 'a', type: 'image/png', data: png() },
    ]);
    const { variables } = dieline;
    const others: readonly (readonly [Partial<DielineBody>, Partial<MockupRecord>])[] = [
      [{ dieline_template_id: 'becf-10102' }, {}],
      ...Object.keys(variables).map(
        (name) => [{ variables: { ...variables, [name]: 1 } as typeof variables }, {}] as const,
      ),
      [{}, { name: 'Another' }],
      [{}, { outside: false }],
      [{}, { background: '#336699' }],
      [{}, { substrate: 'kraft_brown' }],
      [{}, { partSubstrates: { 1: 'kraft_brown' } }],
      [{}, { artwork: 'other.png' }],
    ];
    const pages = new Set([await pageOf(dieline, record, '')]);
    for (const [of, shown] of others) {
      pages.add(await pageOf({ ...dieline, ...of }, { ...record, ...shown }, ''));
      expect(built, JSON.stringify([of, shown])).toBe(pages.size);
    }
    expect(pages.size).toBe(1 + others.length);
    // What the page does not show: a file of the dieline, its time, its address.
    await pageOf({ ...dieline, url: '/x', created_at: 'x' }, { ...record, url: '/y' }, '');
    expect(built).toBe(pages.size);
  });

  it('are answered 503 when the page takes too long, and find it later', async () => {
    let finish = (_: BuiltPage) => {};
    const pageOf = mockupPages(() => new Promise((done) => (finish = done)), store, 'service');
    const { id } = (await api.createMockup(dieline.id, { file }))['3d_mockup'];
    const record = (await store.find<MockupRecord>('mockup', id))!.body;
    expect(await pageOf(dieline, record, '', 20)).toBeUndefined();
    finish(job);
    expect(await pageOf(dieline, record, '')).toBe(job);
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
    const of = { templateId: 'becf-10101', variables: dieline.variables, profile: 'service', ...options } as const;
    try {
      const share = shareOfThisThread();
      const there = (await build(of))!;
      if (measurable) expect(share()).toBeLessThan(0.3);
      const here = (await pageBuilder(catalogue)(of))!;
      expect([there.etag, there.policy]).toEqual([here.etag, here.policy]);
      expect(Buffer.from(there.html).equals(here.html)).toBe(true);
      const bare = await build({ ...of, artwork: Buffer.from('nothing') });
      expect(Buffer.from(bare!.html).toString()).toContain('without its artwork');
    } finally {
      await close();
    }
  });
});
