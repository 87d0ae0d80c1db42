import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DielinesApi } from '../../src/api/index.ts';
import { type KeyKind, newKey } from '../../src/server/keys/index.ts';
import { remoteApi } from '../../src/service/remote/index.ts';
import { png } from '../contract/artworks.ts';
import { refusal } from '../local/refusal.ts';
import { type Running, start } from '../support/running.ts';

const ID = 'becf-10101';
const file = { name: 'a.png', data: png() };
const box = (length: number) => ({ unit: 'mm', length, width: 25, height: 100, material: 0.4 }) as const;

describe('accounts', () => {
  let server: Running;
  let a: DielinesApi;
  let b: DielinesApi;
  let none: DielinesApi;
  let keyOfC: string;
  beforeAll(async () => {
    server = await start({ credits: 2 });
    const keyOf = async (kind: KeyKind, account: string): Promise<string> => {
      const { key, record } = newKey(kind, new Date(), account);
      await server.records.addKey(record);
      return key;
    };
    const open = async (account: string) =>
      remoteApi({
        baseUrl: server.url,
        dielinesKey: await keyOf('dielines', account),
        dimensionsKey: await keyOf('dimensions', account),
      });
    [a, b, none] = [await open('shop-a'), await open('shop-b'), await open('')];
    keyOfC = await keyOf('dielines', 'shop-c');
  });
  afterAll(() => server.close());

  it('see only their own dielines and mockups', async () => {
    const { dieline } = await a.createDieline(ID, { format: 'svg', variables: box(60) });
    const { '3d_mockup': mockup } = await a.createMockup(dieline.id, { file });
    const listed = async (api: DielinesApi) => (await api.listDielines(ID)).dieline_list.dielines.map(({ id }) => id);
    expect(await listed(a)).toEqual([dieline.id]);
    for (const stranger of [b, none]) {
      expect(await listed(stranger)).toEqual([]);
      const requests = [
        stranger.listMockups(dieline.id),
        stranger.createMockup(dieline.id, { file }),
        stranger.updateMockup(dieline.id, mockup.id, { name: 'Mine' }),
        stranger.deleteMockup(dieline.id, mockup.id),
        stranger.listNestingTemplates(dieline.id),
      ].map(refusal);
      expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    expect((await a.listMockups(dieline.id))['3d_mockup_list']['3d_mockups']).toEqual([
      expect.objectContaining({ id: mockup.id, url: mockup.url }),
    ]);
    // Addresses that cannot be guessed are open to whoever has them.
    expect((await fetch(dieline.url)).status).toBe(200);
  });

  it('list and delete only their own dielines, with dependent records', async () => {
    const of =
      (key: string) =>
      (path: string, method = 'GET') =>
        fetch(server.url + path, { method, headers: { authorization: `Bearer ${key}` } });
    const [own, stranger] = [of(keyOfC), of(server.dielinesKey)];
    const c = remoteApi({ baseUrl: server.url, dielinesKey: keyOfC, dimensionsKey: '' });
    const make = async (length: number) =>
      (await c.createDieline(ID, { format: 'svg', variables: box(length) })).dieline;
    const [older, newer] = [await make(60), await make(61)];
    const { '3d_mockup': mockup } = await c.createMockup(newer.id, { file });
    const listed = async (ask: typeof own, query = '') => {
      const { dieline_list: list } = (await (await ask(`/dielines${query}`)).json()) as {
        dieline_list: { total: number; dielines: { id: string; url: string }[] };
      };
      return [list.total, list.dielines.map(({ id }) => id)];
    };
    expect(await listed(own)).toEqual([2, [newer.id, older.id]]);
    expect(await listed(own, '?page=2&page_size=1')).toEqual([2, [older.id]]);
    expect((await listed(stranger))[1]).not.toContain(newer.id);
    expect((await own('/dielines?page=0')).status).toBe(400);
    expect((await stranger(`/dielines/${newer.id}`, 'DELETE')).status).toBe(404);
    expect((await own(`/dielines/${newer.id}`, 'DELETE')).status).toBe(204);
    expect((await own(`/dielines/${newer.id}`, 'DELETE')).status).toBe(404);
    expect(await listed(own)).toEqual([1, [older.id]]);
    expect((await fetch(newer.url)).status).toBe(404);
    expect((await fetch(mockup.url)).status).toBe(404);
  });

  it('have their own credits', async () => {
    for (const length of [60, 61]) await a.calculateParts(ID, { variables: box(length) });
    expect((await refusal(a.calculateParts(ID, { variables: box(62) }))).status).toBe(403);
    await b.calculateParts(ID, { variables: box(62) });
    await none.calculateParts(ID, { variables: box(60) });
  });
});
