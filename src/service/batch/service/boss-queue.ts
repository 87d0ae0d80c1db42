import { setTimeout } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { ApiError } from '../../../api/index.ts';
import type { ChunkRef } from './batch-store.ts';
import { makeChunk, type Workshop } from './make-chunk.ts';
import type { BatchQueue } from './queue.ts';

const QUEUE = 'batch-chunks';
/** Queue of chunks that used up their retries. They are made request by request, and stay here if that fails too. */
const DEAD = 'batch-chunks-dead';
const SCHEMA = 'boxwright_jobs';

const IDLE_POLL_MS = 500;

/** Timeouts of a queue in PostgreSQL. */
export interface QueueTimes {
  /** Time limit of a chunk in s. After it, another worker gets the chunk. @defaultValue 300 */
  readonly expire?: number;
  /** Interval of the check for expired chunks, in s. @defaultValue 15 */
  readonly watch?: number;
  /** Delay before the first retry of a failed chunk, in s. It doubles with each retry. @defaultValue 5 */
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
  // The only sign of an unreachable database: reading the queue just returns nothing.
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
 * Creates the queues under a lock, one process at a time. Servers and workers of a new database start at once, and creating the same
 * queue concurrently deadlocks in PostgreSQL (40P01).
 */
const oneAtATime = async (url: string, makeQueues: () => Promise<void>): Promise<void> => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  // A broken connection fails the next query. Without a listener the error would end the process.
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

/** Sending side of the queue, for servers with PostgreSQL. Workers on any machine make the chunks. */
export const bossQueue = (url: string, times: QueueTimes = {}): BatchQueue => {
  // Create its tables with the first batch.
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
 * Takes chunks from a queue in PostgreSQL and makes them until the signal is aborted. Running chunks are finished.
 * @param jobs - number of concurrent chunks.
 * @param onChunk - called when a chunk ends, and without a chunk when the database fails.
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
        // The database may come back later.
        onChunk(undefined, error);
      }
      await setTimeout(IDLE_POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  await boss.stop({ graceful: false, wait: true });
};
