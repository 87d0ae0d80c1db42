import { setTimeout } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { ApiError } from '../../api/index.ts';
import type { ChunkRef } from './batch-store.ts';
import { makeChunk, type Workshop } from './make-chunk.ts';
import type { BatchQueue } from './queue.ts';

const QUEUE = 'batch-chunks';
/** Chunks that failed as often as they may. They are made request by request, and stay here where even that fails. */
const DEAD = 'batch-chunks-dead';
const SCHEMA = 'boxwright_jobs';

/** How long a worker that finds nothing waits before it asks again, in ms. */
const PAUSE = 500;

/** How a queue in PostgreSQL is told that a worker is gone. */
export interface QueueTimes {
  /** A chunk that takes longer is given to another worker, in s. @defaultValue 300 */
  readonly expire?: number;
  /** How often that is looked for, in s. @defaultValue 15 */
  readonly watch?: number;
  /** How long a chunk that failed waits at first, in s; twice as long after each try. @defaultValue 5 */
  readonly delay?: number;
}

const start = async (
  url: string,
  { expire = 300, watch = 15, delay = 5 }: QueueTimes,
  onError: (error: Error) => void = () => {},
): Promise<PgBoss> => {
  const { default: Boss } = await import('pg-boss').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ApiError(501, {
      message: 'Batches over PostgreSQL need a package that this server lacks: npm install pg-boss.',
    });
  });
  const boss = new Boss({
    connectionString: url,
    schema: SCHEMA,
    max: 4,
    application_name: 'boxwright',
    maintenanceIntervalSeconds: watch,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 7,
    schedule: false,
  });
  // Of a database that does not answer nothing else tells: a queue that cannot be read counts as empty.
  boss.on('error', onError);
  const times = { expireInSeconds: expire, retryDelay: delay, retryBackoff: true, retentionDays: 365 };
  await oneAtATime(url, async () => {
    await boss.start();
    await boss.createQueue(DEAD, { name: DEAD, ...times, retryLimit: 2 });
    await boss.createQueue(QUEUE, { name: QUEUE, ...times, retryLimit: 8, deadLetter: DEAD });
  });
  return boss;
};

/**
 * Lets one process after another make the queues of a database. Servers and workers of a new one start at once, and two
 * that make the same queue wait for each other's tables until PostgreSQL ends one of them (40P01).
 */
const oneAtATime = async (url: string, makeQueues: () => Promise<void>): Promise<void> => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks here fails the next query on it; unheard it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [SCHEMA]);
    await makeQueues();
  } finally {
    await client.end();
  }
};

/** The side that sends: a server with PostgreSQL. Workers make the chunks, on any machine. */
export const bossQueue = (url: string, times: QueueTimes = {}): BatchQueue => {
  // Its tables are made with the first batch.
  let boss: Promise<PgBoss> | undefined;
  return {
    async send(chunks) {
      boss ??= start(url, times);
      boss.catch(() => {
        boss = undefined;
      });
      await (await boss).insert(chunks.map((data) => ({ name: QUEUE, data })));
    },
    async close() {
      await (await boss)?.stop({ graceful: false, wait: true });
    },
  };
};

/**
 * Takes chunks from a queue in PostgreSQL and makes them, until the signal is aborted; what is under way then is finished.
 * @param jobs - chunks under way at once.
 * @param onChunk - is told how each ended and, without a chunk, what the database failed of.
 */
export const workOn = async (
  url: string,
  workshop: Workshop,
  jobs: number,
  signal: AbortSignal,
  onChunk: (ref: ChunkRef | undefined, error?: unknown) => void = () => {},
  times: QueueTimes = {},
): Promise<void> => {
  const boss = await start(url, times, (error) => onChunk(undefined, error));
  const take = async (queue: string): Promise<boolean> => {
    const [job] = await boss.fetch<ChunkRef>(queue);
    if (!job) return false;
    try {
      await makeChunk(workshop, job.data, queue === DEAD);
      await boss.complete(queue, job.id);
      onChunk(job.data);
    } catch (error) {
      await boss.fail(queue, job.id, { message: String(error) });
      onChunk(job.data, error);
    }
    return true;
  };
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        if ((await take(QUEUE)) || (await take(DEAD))) continue;
      } catch (error) {
        // It may be there again in a while.
        onChunk(undefined, error);
      }
      await setTimeout(PAUSE, undefined, { signal }).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  await boss.stop({ graceful: false, wait: true });
};
