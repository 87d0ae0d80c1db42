import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { type BatchRequest, batch } from '../../src/index.ts';
import { builtFile } from '../../src/platform/built/index.ts';
import { work } from '../../src/server/index.ts';
import { openRecords } from '../../src/server/store/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { postgresOfRun } from '../support/postgres.ts';
import { program } from '../support/program.ts';
import { jsonLines, sampleRequests } from './requests.ts';
import { ended, serving } from './serving.ts';

/** Larger numbers by hand: BOXWRIGHT_BATCH=20000. */
const COUNT = Number(process.env.BOXWRIGHT_BATCH ?? 200);
const requests = sampleRequests(COUNT, ['svg', 'dxf']);

const postgres = await postgresOfRun();

/** `boxwright work` in a separate process. */
const spawnWorker = (databaseUrl: string): ChildProcess =>
  spawn(process.execPath, [program, 'work', '--database-url', databaseUrl, '--jobs', '1', '--verbose'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });

/** Resolves at the first line of a worker with a chunk. @returns that worker */
const firstChunk = (worker: ChildProcess): Promise<ChildProcess> =>
  new Promise((done) =>
    worker.stderr!.on('data', (text) => {
      if (/: made/.test(String(text))) done(worker);
    }),
  );

describe.skipIf(!postgres)('three workers on one database', () => {
  it('give the same results as one process, even when one worker is killed', async () => {
    const databaseUrl = await postgres!.create();
    const server = await serving({ databaseUrl });
    const workers = [1, 2, 3].map(() => spawnWorker(databaseUrl));
    try {
      const { text } = await server.ask('/batches', {
        method: 'POST',
        type: 'application/x-ndjson',
        body: jsonLines(requests),
      });
      const { id } = JSON.parse(text).batch;
      // Whichever it is: on a busy machine one of them may come too late for any.
      const first = await Promise.race(workers.map(firstChunk));
      // In the middle of its next chunk.
      await setTimeout(20);
      first.kill('SIGKILL');
      await ended(first);

      const all = (await server.ask(`/batches/${id}/results?wait=true`)).text.split('\n').filter(Boolean);
      const expected: string[] = [];
      for await (const result of batch(requests as BatchRequest[], { jobs: 1 }))
        expected.push(
          JSON.stringify(
            'files' in result
              ? {
                  ...result,
                  files: result.files.map(({ data: _, ...file }) => ({
                    ...file,
                    url: `${server.url}/files/${id}-${result.line}.${file.format}`,
                  })),
                }
              : result,
          ),
        );
      expect(all).toEqual(expected);

      const client = new pg.Client(databaseUrl);
      await client.connect();
      const one = async (sql: string) => Number((await client.query(sql)).rows[0].n);
      const files = all.flatMap((line) => JSON.parse(line).files ?? []);
      expect(await one('select count(*) as n from files')).toBe(files.length);
      expect(await one("select count(*) as n from batch_chunks where state <> 'done'")).toBe(0);
      await client.end();
      const { url, sha256 } = files.at(-1);
      const data = Buffer.from(await (await fetch(url)).arrayBuffer());
      expect(createHash('sha256').update(data).digest('hex')).toBe(sha256);

      // A stopped worker finishes its chunk without further output.
      const other = workers.find((worker) => worker !== first)!;
      other.kill('SIGTERM');
      expect((await ended(other)) as unknown[]).toEqual([0, null]);
    } finally {
      for (const worker of workers) worker.kill('SIGKILL');
      await server.close();
    }
  });
});

const script = builtFile('threads/batch.js');

it('a worker with an invalid --files address opens no connection', async () => {
  // Nobody listens at this address: opening it first would give another error.
  const databaseUrl = 'postgresql://box@127.0.0.1:1/boxes';
  const { signal } = new AbortController();
  await expect(work({ databaseUrl, script, signal, files: 'disk://here' })).rejects.toThrow('is not a bucket');
});

it.skipIf(!postgres)('workers may start at once on a new database', async () => {
  // Creating the queues at the same moment used to deadlock about every second time.
  for (const _ of Array(2)) {
    const databaseUrl = await postgres!.create();
    await (await openRecords({ databaseUrl })).close();
    const stop = new AbortController();
    const failed: string[] = [];
    const log = (line: string): number => failed.push(line);
    const working = [1, 2, 3].map(() => work({ databaseUrl, script, jobs: 1, signal: stop.signal, log }));
    setTimeout(1000).then(() => stop.abort());
    await Promise.all(working);
    expect(failed).toEqual([]);
  }
});

it.skipIf(!postgres)('a worker reports an unreachable database without a chunk, and stops on request', async () => {
  const databaseUrl = await postgres!.create();
  const stop = new AbortController();
  const lines: string[] = [];
  const log = (line: string, failed: boolean): void => {
    lines.push(`${failed} ${line}`);
    stop.abort();
  };
  let working: Promise<void> | undefined;
  await new Promise<void>((onStart) => {
    working = work({ databaseUrl, script, jobs: 1, signal: stop.signal, log, onStart });
  });
  await postgres!.drop(databaseUrl);
  await working;
  expect(lines[0]).toMatch(/^true The database does not answer: tried again later: \S/);
});

describe('boxwright work', () => {
  it('needs a database that workers can share', async () => {
    const none = await boxwrightCommand('work');
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('boxwright serve makes batches by itself')]);
    const wrong = await boxwrightCommand('work --database-url mysql://db');
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('must begin with postgresql://')]);
  });

  it('does not say that it works before its database answers', async () => {
    const { code, err } = await boxwrightCommand('work --database-url postgresql://u@127.0.0.1:1/boxes');
    expect([code, err]).toEqual([1, expect.stringMatching(/^boxwright: No program listens at 127\.0\.0\.1 port 1\./)]);
  });
});
