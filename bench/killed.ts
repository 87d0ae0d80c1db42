/**
 * Two servers, two workers, PostgreSQL and an S3-compatible store on this machine, of which a server or a worker is killed again and
 * again while one client sends requests: node --import tsx bench/killed.ts [requests] [program]. It ends with what was lost or doubled.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import S3rver from 's3rver';
import { postgresOfRun, stopPostgres } from '../test/support/postgres.ts';

const requests = Number(process.argv[2] ?? 100_000);
const program = process.argv[3] ?? 'dist/src/cli/main.js';
const MAX_MS = Number(process.env.BOXWRIGHT_MAX_MS ?? 9.5 * 60_000);
const KILL_EVERY_MS = Number(process.env.BOXWRIGHT_KILL_EVERY ?? 15_000);
const CLIENTS = 6;

/** Ending of a stored object on the disk. */
const OBJECT = '._S3rver_object';

process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'boxwright-killed-'));
// PostgreSQL runs as a user of its own.
chmodSync(process.env.TMPDIR, 0o755);
const folder = join(process.env.TMPDIR, 's3');
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'dies', configs: [] }],
});
const { port } = (await bucket.run()) as { port: number };
Object.assign(process.env, {
  AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
});
const postgres = await postgresOfRun();
if (!postgres) throw new Error('PostgreSQL is not installed.');
const databaseUrl = await postgres.create();

const running = new Map<string, { readonly child: ChildProcess; readonly url: string }>();
process.on('exit', () => {
  for (const { child } of running.values()) child.kill('SIGKILL');
});
const keys: Record<string, string> = {};
const start = async (name: string): Promise<void> => {
  const own = name.startsWith('server')
    ? ['serve', '--port', '0', '--log-level', 'error', '--private-webhooks']
    : ['work', '--jobs', '1', '--files', 's3://dies/b'];
  const child = spawn(process.execPath, [program, ...own, '--database-url', databaseUrl], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.resume();
  if (!name.startsWith('server')) return void running.set(name, { child, url: '' });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, kind, key] = /^ {2}(\w+) +(bw_\S+)$/.exec(line) ?? [];
    if (kind && key) keys[kind] = key;
    const url = /^Listening on (\S+)$/.exec(line)?.[1];
    if (url) return void running.set(name, { child, url });
  }
};
for (const name of ['server-1', 'server-2', 'worker-1', 'worker-2']) await start(name);

const began = performance.now();
let kills = 0;
let isOver = false;
const killing = (async () => {
  for (let k = 0; !isOver; k++) {
    for (let waited = 0; !isOver && waited < KILL_EVERY_MS; waited += 500) await setTimeout(500);
    if (isOver) return;
    const name = ['server-1', 'worker-1', 'server-2', 'worker-2'][k % 4]!;
    running.get(name)!.child.kill('SIGKILL');
    kills++;
    await start(name);
  }
})();

let turn = 0;
let broken = 0;
/** Asks any server until one answers, as a client behind a load balancer does. */
const ask = async (path: string, body?: string, headers = {}, key = keys.dielines): Promise<Response> => {
  for (;;) {
    const { url } = running.get(`server-${1 + (turn++ % 2)}`)!;
    try {
      const answer = await fetch(url + path, {
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { method: 'POST', body }),
      });
      const text = await answer.text();
      if (answer.status === 503 || answer.status === 429) throw new Error('busy');
      return new Response(text, { status: answer.status });
    } catch {
      broken++;
      await setTimeout(20);
    }
  }
};

// Most of the requests as a batch, with a webhook at its end.
const arrived: string[] = [];
const receiver = createServer(async (request, response) => {
  for await (const chunk of request) arrived.push(JSON.parse(String(chunk)).id);
  response.writeHead(204).end();
});
await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
const total = Math.floor(0.8 * requests);
const lines = Array.from({ length: total }, (_, k) =>
  JSON.stringify({ template: 'becf-10101', variables: { length: 60 + (k % 1000) / 10, width: 25, height: 100 } }),
);
const webhook = encodeURIComponent(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`);
const made = await ask(`/batches?webhook=${webhook}`, lines.join('\n'), {
  'content-type': 'application/x-ndjson',
  'idempotency-key': 'batch',
});
const { batch } = (await made.json()) as { batch: { id: string } };

// The others one by one: an order, a calculation of its parts, and three times its file.
const orders = new Map<number, string>();
const files: string[] = [];
let asked = 0;
let wrong = 0;
const client = async (): Promise<void> => {
  while (asked < requests - total && performance.now() - began < MAX_MS) {
    const k = asked;
    asked += 5;
    const variables = { unit: 'mm', length: 60 + (k % 2000) / 20, width: 25, height: 100, material: 0.4 };
    const order = await ask('/dieline-templates/becf-10101/dielines', JSON.stringify({ format: 'svg', variables }), {
      'idempotency-key': `order-${k}`,
    });
    if (order.status !== 200) {
      wrong++;
      continue;
    }
    const { dieline } = (await order.json()) as { dieline: { id: string; url: string } };
    orders.set(k, dieline.id);
    files.push(new URL(dieline.url).pathname);
    if ((await ask('/dimensions/becf-10101/parts', JSON.stringify({ variables }), {}, keys.dimensions)).status !== 200)
      wrong++;
    for (let n = 0; n < 3; n++) {
      const file = await ask(files[Math.floor(Math.random() * files.length)]!);
      if (file.status !== 200 || !(await file.text()).endsWith('</svg>\n')) wrong++;
    }
  }
};
await Promise.all(Array.from({ length: CLIENTS }, client));
const plain = { requests: asked, seconds: Math.round((performance.now() - began) / 1000) };
const state = async () =>
  (
    (await (await ask(`/batches/${batch.id}`)).json()) as {
      batch: { state: string; made: number; refused: number; webhook: object };
    }
  ).batch;
let now = await state();
for (; now.state !== 'done' && performance.now() - began < MAX_MS; now = await state()) await setTimeout(1000);
const seconds = Math.round((performance.now() - began) / 1000);
isOver = true;
await killing;

// Is all there, and once?
const listed: string[] = [];
for (let page = 1; ; page++) {
  const { dieline_list: list } = (await (await ask(`/dielines?page=${page}&page_size=1000`)).json()) as {
    dieline_list: { dielines: { id: string }[] };
  };
  listed.push(...list.dielines.map(({ id }) => id));
  if (list.dielines.length < 1000) break;
}
const ids = new Set(orders.values());
const results = (await (await ask(`/batches/${batch.id}/results`)).text())
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { line: number; files: { url: string }[] });
// As files: the store cannot list so many.
const stored = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(OBJECT));
const objects = new Set(stored.map((path) => `s3://${path.slice(0, -OBJECT.length)}`));
for (let waited = 0; !arrived.length && now.state === 'done' && waited < 30_000; waited += 500) await setTimeout(500);
await setTimeout(2000);
console.log(
  JSON.stringify({
    seconds,
    kills,
    plain,
    retries: broken,
    wrong,
    orders: orders.size,
    lost: [...ids].filter((id) => !listed.includes(id)).length,
    doubled: listed.length - ids.size,
    batch: {
      ...now,
      results: results.length,
      inOrder: results.every(({ line }, k) => line === k + 1),
      filesMissing: results.flatMap(({ files }) => files).filter(({ url }) => !objects.has(url)).length,
      objects: objects.size,
    },
    webhooks: arrived.length,
  }),
);
receiver.close();
await bucket.close();
await stopPostgres(process.env.TMPDIR);
process.exit();
