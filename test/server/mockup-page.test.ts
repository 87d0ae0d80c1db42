import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dieline } from '../../src/api/index.ts';
import { localApis, memoryStore, type Store } from '../../src/local/index.ts';
import { buildServer } from '../../src/server/index.ts';
import { png } from '../contract/artworks.ts';
import { samples } from '../local/samples.ts';

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
let dieline: Dieline;
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

const look = (id: string, headers = {}, server = 0) =>
  servers[server]!.inject({ method: 'GET', url: `/mockups/${id}`, headers });

describe('the page of a mockup', () => {
  it('is made once, not sent to who has it, and anew for all that is changed', async () => {
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
    for (const change of [
      { name: 'Second' },
      { outside_design: false },
      { scene_background_color: '#336699' },
      { substrate: 'kraft_brown' },
      { part_substrates: { 1: 'white_sbs' } },
      { file: { name: 'b.png', data: png(6, 3) } },
    ] as const) {
      await api.updateMockup(dieline.id, id, change);
      const next = await look(id, { 'if-none-match': last.headers.etag });
      expect([next.statusCode, Object.keys(change)]).toEqual([200, Object.keys(change)]);
      last = next;
    }
    expect(made).toBe(7);
    // The other process has kept what there was first, and heard of no change.
    expect((await look(id, {}, 1)).body === last.body).toBe(true);
    // As it was before it is known still.
    await api.updateMockup(dieline.id, id, { name: 'Third' });
    await look(id);
    await api.updateMockup(dieline.id, id, { name: 'Second' });
    expect((await look(id)).body === last.body).toBe(true);
    expect(made).toBe(8);
  });

  it('is gone with it, though it was kept', async () => {
    const { id } = (await api.createMockup(dieline.id, { file }))['3d_mockup'];
    const { headers } = await look(id);
    await api.deleteMockup(dieline.id, id);
    expect((await look(id, { 'if-none-match': headers.etag })).statusCode).toBe(404);
  });
});
