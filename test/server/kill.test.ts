import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiError, type DielinesApi } from '../../src/api/index.ts';
import { remoteApi } from '../../src/service/remote/index.ts';
import { png } from '../contract/artworks.ts';
import { newFolder } from '../support/folder.ts';
import { look } from '../support/look.ts';
import { postgresOfRun } from '../support/postgres.ts';
import { type Spawned, spawnServer } from '../support/spawned.ts';
import { someOf } from '../support/turns.ts';
import { whenFree } from '../support/when-free.ts';

const ID = 'becf-10101';
const CREDITS = 15;
const size = (length: number) => ({ unit: 'mm', length, width: 25, height: 100, material: 0.4 }) as const;

/** How often the server is killed; `npm run kill` does it more often. */
const KILLS = Number(process.env.BOXWRIGHT_KILLS ?? 1);

/** What was answered, and so must be there after the kill. */
class Answered {
  readonly dielines = new Map<string, string>();
  readonly names = new Map<string, string>();
  readonly gone = new Set<string>();
  /** The last name that was sent for a mockup, answered or not. */
  readonly sent = new Map<string, string>();
  paid = 0;
}

let length = 60;

/** Does one thing after the other until the server is gone. */
const work = async (api: DielinesApi, answered: Answered, k: number): Promise<void> => {
  try {
    for (let n = 0; ; n++) {
      length += 0.01;
      const variables = size(60 + (length % 100));
      const { dieline } = await api.createDieline(ID, { format: 'dxf', variables });
      answered.dielines.set(dieline.id, new URL(dieline.url).pathname);
      await api.calculateParts(ID, { variables }).then(
        () => answered.paid++,
        (error: unknown) => {
          if (!(error instanceof ApiError && error.status === 403)) throw error;
        },
      );
      const { '3d_mockup': mockup } = await whenFree(() =>
        api.createMockup(dieline.id, { file: { name: 'a.png', data: png() }, name: 'new' }),
      );
      answered.names.set(mockup.id, 'new');
      const name = `${k} ${n}`;
      answered.sent.set(mockup.id, name);
      const file = { name: 'b.png', data: png(3, 3) };
      await whenFree(() => api.updateMockup(dieline.id, mockup.id, { name, file }));
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

/** All dielines there are: their addresses by id. */
const listed = async (api: DielinesApi): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (let page = 1; ; page++) {
    const { dieline_list: list } = await api.listDielines(ID, { page, page_size: 1000 });
    for (const { id, url } of list.dielines) found.set(id, url);
    if (list.dielines.length < 1000) return found;
  }
};

/** Nothing that was answered is lost, and nothing is half written. */
const expectKept = async (api: DielinesApi, url: string, answered: Answered, known: ReadonlySet<string>) => {
  const all = await listed(api);
  for (const [id, path] of answered.dielines) expect(all.get(id)).toBe(url + path);
  const names = new Map<string, string | undefined>();
  let looked = 0;
  for (const [id, file] of all) {
    // What was there before the last start has been looked at after it.
    if (known.has(id)) continue;
    expect(await whole(file), file).toBe(true);
    for (const mockup of (await api.listMockups(id))['3d_mockup_list']['3d_mockups']) {
      // A page is made of the record, its dieline and its artwork: some will do.
      if (looked++ < 2) await look(mockup.url);
      names.set(mockup.id, mockup.name);
    }
  }
  for (const id of answered.gone) expect(names.has(id)).toBe(false);
  for (const [id, name] of answered.names) expect([name, answered.sent.get(id)]).toContain(names.get(id));
  return new Set(all.keys());
};

/** Whatever comes of the test, none of them runs on. */
const started: Spawned[] = [];
const names = ['SQLite', 'PostgreSQL'];
const chosen = process.env.BOXWRIGHT_KILLS === undefined ? someOf(names, 1, 3) : names;
const postgres = chosen.includes('PostgreSQL') ? await postgresOfRun() : undefined;
afterAll(async () => {
  await Promise.all(started.map(({ end }) => end('SIGKILL')));
});

const places = [
  ['SQLite', async () => ['--data', newFolder()], true],
  ['PostgreSQL', async () => ['--database-url', await postgres!.create()], postgres !== undefined],
] as const;
describe.each(places.filter(([name]) => chosen.includes(name)))('%s', (_, place, here) =>
  it.skipIf(!here)(
    'a kill at any moment loses no answered request and leaves nothing half written',
    async () => {
      const options = [...(await place()), '--credits', String(CREDITS)];
      let keys: Spawned['keys'] = {};
      const open = async () => {
        const server = await spawnServer(...options);
        started.push(server);
        if (Object.keys(server.keys).length) {
          // Shown once.
          expect(keys).toEqual({});
          keys = server.keys;
        }
        const { dielines: dielinesKey, dimensions: dimensionsKey } = keys as Record<'dielines' | 'dimensions', string>;
        return { server, api: remoteApi({ baseUrl: server.url, dielinesKey, dimensionsKey }) };
      };

      let known: ReadonlySet<string> = new Set();
      let paid = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        const answered = new Answered();
        const { server, api } = await open();
        const working = Promise.all(Array.from({ length: 5 }, (_, k) => work(api, answered, k)));
        while (answered.dielines.size < 8) await setTimeout(5);
        await setTimeout(kill % 100);
        expect(await server.end('SIGKILL')).toBeNull();
        await working;
        paid += answered.paid;

        const again = await open();
        known = await expectKept(again.api, again.server.url, answered, known);
        if ((kill + 1) % 10 === 0) process.stderr.write(`${kill + 1} of ${KILLS} kills: ${known.size} dielines kept\n`);
        if (kill < KILLS - 1) {
          await again.server.end('SIGKILL');
          continue;
        }
        // Of all processes together, no more was spent than there is.
        let more = 0;
        const one = async (): Promise<void> => {
          await again.api.calculateParts(ID, { variables: size(300 + ++more / 100) });
          paid++;
        };
        while (paid < 2 * CREDITS) {
          const outcome = await one().catch((error: unknown) => error);
          if (outcome === undefined) continue;
          expect(outcome).toMatchObject({ status: 403, body: { errors: [] } });
          break;
        }
        expect(paid).toBeLessThanOrEqual(CREDITS);
        expect(await again.server.end('SIGTERM')).toBe(0);
      }
    },
    120_000 + 30_000 * KILLS,
  ),
);
