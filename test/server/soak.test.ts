import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError, type DielinesApi } from '../../src/api/index.ts';
import { remoteApi } from '../../src/service/remote/index.ts';
import { pdf, png, svg } from '../contract/artworks.ts';
import { newFolder } from '../support/folder.ts';
import { look } from '../support/look.ts';
import { type Spawned, spawnServer } from '../support/spawned.ts';
import { whenFree } from '../support/when-free.ts';

const ID = 'becf-10101';

/** How long, in minutes; `npm run soak` takes ten. Without it everybody does everything a few times. */
const MINUTES = Number(process.env.BOXWRIGHT_MINUTES ?? 0);
const ROUNDS = 2;

let server: Spawned;
let api: DielinesApi;
beforeAll(async () => {
  server = await spawnServer('--data', newFolder());
  const { dielines: dielinesKey, dimensions: dimensionsKey } = server.keys as Record<string, string>;
  api = remoteApi({ baseUrl: server.url, dielinesKey: dielinesKey!, dimensionsKey: dimensionsKey! });
});
afterAll(async () => {
  await server?.end('SIGKILL');
});

let length = 60;
const box = () => {
  length = 60 + ((length + 0.013) % 100);
  return { unit: 'mm', length, width: 25, height: 100, material: 0.4 } as const;
};

/** Takes seconds to draw, so that it passes its check and fails on the page. */
const slow = (): Uint8Array => {
  const noise = '<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="8"/></filter>';
  return svg(noise + '<rect width="2" height="2" filter="url(#f)"/>'.repeat(400));
};

/** A figure of the server's own. */
const figure = async (name: string): Promise<number> => {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${server.keys.dielines}` } });
  const line = (await answer.text()).split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
};

/** What each of them does again and again; all of it must go as it says. */
const actors: Readonly<Record<string, () => Promise<void>>> = {
  async shop() {
    const { dieline } = await api.createDieline(ID, { format: 'dxf', area: true, variables: box() });
    const file = await fetch(dieline.url);
    expect([file.status, (await file.text()).length > 1000]).toEqual([200, true]);
    await api.calculateParts(ID, { variables: box() });
    await api.readTemplate(ID, 'in');
    expect((await api.listDielines(ID, { page_size: 2 })).dieline_list.dielines.length).toBeGreaterThan(0);
  },
  async designer() {
    const { dieline } = await api.createDieline(ID, { format: 'svg', variables: box() });
    const { '3d_mockup': mockup } = await whenFree(() =>
      api.createMockup(dieline.id, { file: { name: 'a.png', data: png(9, 9) } }),
    );
    // Hostile looks keep the threads busy.
    await look(mockup.url);
    await api.updateMockup(dieline.id, mockup.id, { name: 'Changed' });
    await api.deleteMockup(dieline.id, mockup.id);
  },
  async attacker() {
    const { dieline } = await api.createDieline(ID, { format: 'svg', variables: box() });
    const bad: Uint8Array[] = [
      svg(`${'<g>'.repeat(10_000)}${'</g>'.repeat(10_000)}`),
      svg('&a;', '<!DOCTYPE svg [<!ENTITY a "aaaa">]>'),
      png(1, 1, [60_000, 60_000]),
      pdf().subarray(0, 30),
      Buffer.alloc(1000, 0x3c),
    ];
    for (const data of bad) {
      const made = await api
        .createMockup(dieline.id, { file: { name: 'a.svg', data } })
        .catch((error: ApiError) => error.status);
      // On a busy machine the time to judge a file may be over first: then its page shows the box without it.
      if (typeof made !== 'number') await look(made['3d_mockup'].url);
      // 503: so many artworks wait already.
      else expect([400, 503]).toContain(made);
    }
  },
  async onlooker() {
    if (!MINUTES) return;
    const { dieline } = await api.createDieline(ID, { format: 'svg', variables: box() });
    const made = await api.createMockup(dieline.id, { file: { name: 'a.svg', data: slow() } }).catch((error) => error);
    if (made instanceof ApiError) {
      expect(made.status).toBe(503);
      return;
    }
    const looks = Array.from({ length: 20 }, () => fetch(made['3d_mockup'].url));
    for (const look of await Promise.all(looks)) {
      await look.arrayBuffer();
      expect([200, 503]).toContain(look.status);
    }
  },
  async leaver() {
    for (let k = 0; k < 20; k++) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      const json = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n-';
      socket.write(k % 2 ? 'no HTTP at all\r\n\r\n' : `POST /nothing HTTP/1.1\r\nHost: x\r\n${json}`);
      await setTimeout(k % 5);
      socket.destroy();
    }
  },
};

it(
  'every request is answered over a long time, whatever other clients do',
  async () => {
    const end = performance.now() + MINUTES * 60_000;
    const done: Record<string, number> = {};
    let memory = 0;
    const act = async (name: string, once: () => Promise<void>): Promise<void> => {
      for (let round = 0; MINUTES ? performance.now() < end : round < ROUNDS; round++) {
        await once();
        done[name] = (done[name] ?? 0) + 1;
        // What is loaded and remembered is, by the first third.
        if (!memory && performance.now() > end - MINUTES * 40_000)
          memory = await figure('process_resident_memory_bytes');
      }
    };
    await Promise.all(Object.entries(actors).map(([name, once]) => act(name, once)));
    for (const name of Object.keys(actors)) expect([name, done[name]! > 0]).toEqual([name, true]);

    // Nothing is left behind: no place taken, no artwork waiting, no memory.
    expect(await figure('http_requests_in_flight')).toBe(1);
    expect(await figure('boxwright_artworks{state="waiting"}')).toBe(0);
    if (MINUTES) {
      console.log(`rounds: ${JSON.stringify(done)}`);
      expect(await figure('process_resident_memory_bytes')).toBeLessThan(1.5 * memory);
    }
    await actors.shop!();
    expect(await server.end('SIGTERM')).toBe(0);
  },
  180_000 + 120_000 * MINUTES,
);
