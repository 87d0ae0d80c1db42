import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { newFolder } from '../support/folder.ts';
import { postgresOfRun } from '../support/postgres.ts';
import { program } from '../support/program.ts';
import { type Spawned, spawnServerOf } from '../support/spawned.ts';
import { versionBefore } from '../support/version-before.ts';

/** Only with `npm run faults`: an earlier version is built first. */
const before = process.env.BOXWRIGHT_KILLS === undefined ? undefined : versionBefore();
const postgres = before === undefined ? undefined : await postgresOfRun();

const ORDERS = 60;
const CREDITS = 25;
const size = (length: number) => ({ unit: 'mm', length, width: 25, height: 100, material: 0.4 });

const processes: ChildProcess[] = [];
const servers: Spawned[] = [];
afterAll(async () => {
  for (const one of processes) one.kill('SIGKILL');
  await Promise.all(servers.map(({ end }) => end('SIGKILL')));
});

const places = [
  ['SQLite', async () => ['--data', newFolder()], before !== undefined],
  ['PostgreSQL', async () => ['--database-url', await postgres!.create()], postgres !== undefined],
] as const;
describe.each(places)('two versions side by side: %s', (name, place, here) => {
  it.skipIf(!here)(
    'lose nothing and make nothing twice, while the older one goes on',
    async () => {
      const where = await place();
      const open = async (file: string, ...more: string[]): Promise<Spawned> => {
        const server = await spawnServerOf(file, ...where, '--credits', String(CREDITS), ...more);
        servers.push(server);
        return server;
      };
      const work = (file: string): ChildProcess | undefined => {
        if (name === 'SQLite') return undefined;
        const child = spawn(process.execPath, [file, 'work', ...where, '--jobs', '1'], { stdio: 'ignore' });
        processes.push(child);
        return child;
      };
      const old = await open(before!);
      const oldWorker = work(before!);
      const { dielines, dimensions } = old.keys as Record<'dielines' | 'dimensions', string>;
      const ask = async ({ url }: Spawned, path: string, body?: object, key = dielines, headers = {}) => {
        const answer = await fetch(url + path, {
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        });
        return { status: answer.status, text: await answer.text() };
      };
      const list = (n: number) =>
        Array.from({ length: n }, (_, k) => ({ template: 'becf-10101', variables: { length: 60 + k / 10 } }));
      const batchOf = async (server: Spawned, body: object): Promise<string> =>
        JSON.parse((await ask(server, '/batches', body)).text).batch.id;
      const ids = [await batchOf(old, { requests: list(700) })];

      // The new version opens the records, and changes their tables, while the old one answers.
      const opening = open(program, '--private-webhooks');
      let young: Spawned | undefined;
      void opening.then((server) => {
        young = server;
      });
      const orders = new Map<number, Set<string>>();
      const statuses = new Set<number>();
      let paid = 0;
      const order = async (k: number): Promise<void> => {
        const body = { format: 'svg', variables: size(60 + k) };
        // Each order goes to both versions, as a client repeats what it had no answer for.
        for (const server of k % 2 ? [old, young ?? old] : [young ?? old, old]) {
          const path = '/dieline-templates/becf-10101/dielines';
          const { status, text } = await ask(server, path, body, dielines, { 'idempotency-key': `order-${k}` });
          statuses.add(status);
          if (status === 200) orders.set(k, (orders.get(k) ?? new Set()).add(JSON.parse(text).dieline.id));
        }
        const parts = { variables: size(60 + k) };
        if ((await ask(k % 2 ? old : (young ?? old), '/dimensions/becf-10101/parts', parts, dimensions)).status === 200)
          paid++;
      };
      let k = 0;
      for (; !young || k < ORDERS; k++) await order(k);
      expect([...statuses]).toEqual([200]);
      expect([...orders.values()].map((one) => one.size)).toEqual(Array(k).fill(1));
      expect(paid).toBe(CREDITS);

      // A batch with a webhook, which the old worker does not know, and a new worker; then the old processes are killed.
      const arrived: string[] = [];
      const receiver = createServer(async (request, response) => {
        for await (const chunk of request) arrived.push(JSON.parse(String(chunk)).batch.id);
        response.writeHead(204).end();
      });
      await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
      const webhook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
      const server = await opening;
      for (const requests of [list(700), list(3)]) ids.push(await batchOf(server, { webhook, requests }));
      await setTimeout(500);
      work(program);
      oldWorker?.kill('SIGKILL');
      await old.end('SIGKILL');
      const { records, batches } = { records: await ask(server, '/dielines?page_size=1000'), batches: [700, 700, 3] };
      expect(
        JSON.parse(records.text)
          .dieline_list.dielines.map(({ id }: { id: string }) => id)
          .sort(),
      ).toEqual([...orders.values()].flatMap((one) => [...one]).sort());
      for (const [n, id] of ids.entries()) {
        const { text } = await ask(server, `/batches/${id}/results?wait=true`);
        const lines = text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));
        expect(lines.map(({ line }) => line)).toEqual(Array.from({ length: batches[n]! }, (_, at) => at + 1));
        for (const { files } of [lines[0], lines.at(-1)]) expect((await fetch(files[0].url)).status).toBe(200);
        expect(JSON.parse((await ask(server, `/batches/${id}`)).text).batch).toMatchObject({
          state: 'done',
          made: batches[n],
        });
      }
      await expect.poll(() => arrived.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
      expect(arrived.sort()).toEqual(ids.slice(1).sort());
      // The old version does not start on the new tables.
      await expect(open(before!)).rejects.toThrow('newer version');
      receiver.close();
      expect(await server.end('SIGTERM')).toBe(0);
    },
    600_000,
  );
});
