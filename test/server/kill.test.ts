import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { ApiError, type DielinesApi } from '../../src/api/index.ts';
import { remoteApi } from '../../src/remote/index.ts';
import { png } from '../contract/artworks.ts';
import { newFolder } from '../support/folder.ts';
import { type Spawned, spawnServer } from '../support/spawned.ts';

const ID = 'becf-10101';
const CREDITS = 15;
const size = (length: number) => ({ unit: 'mm', length, width: 25, height: 100, material: 0.4 }) as const;

/** What was answered, and so must be there after the kill. */
const answered = {
  dielines: new Map<string, string>(),
  names: new Map<string, string>(),
  gone: new Set<string>(),
  paid: 0,
};
/** The last name that was sent for a mockup, answered or not. */
const sent = new Map<string, string>();
let length = 60;

/** Does one thing after the other until the server is gone. */
const work = async (api: DielinesApi, k: number): Promise<void> => {
  try {
    for (let n = 0; ; n++) {
      length += 0.01;
      const variables = size(length);
      const { dieline } = await api.createDieline(ID, { format: 'dxf', variables });
      answered.dielines.set(dieline.id, new URL(dieline.url).pathname);
      await api.calculateParts(ID, { variables }).then(
        () => answered.paid++,
        (error: unknown) => {
          if (!(error instanceof ApiError && error.status === 403)) throw error;
        },
      );
      const { '3d_mockup': mockup } = await api.createMockup(dieline.id, {
        file: { name: 'a.png', data: png() },
        name: 'new',
      });
      answered.names.set(mockup.id, 'new');
      const name = `${k} ${n}`;
      sent.set(mockup.id, name);
      await api.updateMockup(dieline.id, mockup.id, { name, file: { name: 'b.png', data: png(3, 3) } });
      answered.names.set(mockup.id, name);
      if (n % 3) continue;
      answered.names.delete(mockup.id);
      await api.deleteMockup(dieline.id, mockup.id);
      answered.gone.add(mockup.id);
    }
  } catch (error) {
    // The server is gone: fetch says so in many ways, but never with a status.
    if (error instanceof ApiError) throw error;
  }
};

const whole = async (url: string): Promise<boolean> => {
  const answer = await fetch(url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.status === 200 && /\bEOF\s*$/.test(bytes.toString());
};

/** Whatever comes of the test, none of them runs on. */
const started: Spawned[] = [];
afterAll(() => Promise.all(started.map(({ end }) => end('SIGKILL'))));

it('a kill in the middle of anything loses nothing that was answered and leaves nothing by halves', async () => {
  const folder = newFolder();
  let keys: Spawned['keys'] = {};
  const open = async () => {
    const server = await spawnServer('--data', folder, '--credits', String(CREDITS));
    started.push(server);
    if (Object.keys(server.keys).length) {
      // Shown once.
      expect(keys).toEqual({});
      keys = server.keys;
    }
    const { dielines: dielinesKey, dimensions: dimensionsKey } = keys as Record<'dielines' | 'dimensions', string>;
    return { server, api: remoteApi({ baseUrl: server.url, dielinesKey, dimensionsKey }) };
  };

  const first = await open();
  const working = Promise.all(Array.from({ length: 5 }, (_, k) => work(first.api, k)));
  while (answered.dielines.size < 20) await setTimeout(5);
  await setTimeout(100);
  expect(await first.server.end('SIGKILL')).toBeNull();
  await working;

  const { server, api } = await open();
  const listed = new Map<string, string>();
  for (let page = 1; ; page++) {
    const { dieline_list: list } = await api.listDielines(ID, { page, page_size: 50 });
    for (const { id, url } of list.dielines) listed.set(id, url);
    if (list.dielines.length < 50) break;
  }
  for (const [id, path] of answered.dielines) expect(listed.get(id)).toBe(server.url + path);
  const names = new Map<string, string | undefined>();
  for (const [id, url] of listed) {
    expect(await whole(url), url).toBe(true);
    for (const mockup of (await api.listMockups(id))['3d_mockup_list']['3d_mockups']) {
      // A page is made of the record, its dieline and its artwork: some will do.
      if (names.size < 8) expect((await fetch(mockup.url)).status).toBe(200);
      names.set(mockup.id, mockup.name);
    }
  }
  for (const id of answered.gone) expect(names.has(id)).toBe(false);
  for (const [id, name] of answered.names) expect([name, sent.get(id)]).toContain(names.get(id));

  // Of all processes together, no more was spent than there is.
  let more = 0;
  const one = async (): Promise<void> => {
    await api.calculateParts(ID, { variables: size(300 + ++more / 100) });
    answered.paid++;
  };
  while (answered.paid < 2 * CREDITS) {
    const outcome = await one().catch((error: unknown) => error);
    if (outcome === undefined) continue;
    expect(outcome).toMatchObject({ status: 403, body: { errors: [] } });
    break;
  }
  expect(answered.paid).toBeLessThanOrEqual(CREDITS);
  expect(await server.end('SIGTERM')).toBe(0);
});
