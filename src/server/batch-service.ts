import { availableParallelism } from 'node:os';
import type { ThreadScript } from '../platform/threads/index.ts';
import * as batching from '../service/batch/index.ts';
import type { ServeOptions } from './serve-options.ts';
import { openRecords, type Records } from './store/index.ts';

/** The batches of a server; without a script of threads this thread draws. */
export interface BatchServiceOptions extends Pick<ServeOptions, 'catalogue' | 'place' | 'batchScript' | 'batchFiles'> {
  readonly records: Records;
  readonly times?: batching.WorkTimes;
}

/** Until a server with SQLite looks for chunks by itself, in ms: new ones wake it. */
const LOCAL_PAUSE = 2000;

/** Storage for files. @throws RangeError for an address that is not a bucket. */
const fileKeeper = async (files: string | undefined): Promise<batching.FileKeeper> =>
  files === undefined ? batching.storeFiles : batching.s3Files(batching.parseBucket(files));

/** Batches of a server. With records in a folder this process makes them in the background. With PostgreSQL they wait for workers. */
export const batchService = async (options: BatchServiceOptions): Promise<batching.Batches> => {
  const { place, records, batchScript, times } = options;
  if ('databaseUrl' in place) return batching.batchesOf(records.batches);
  const files = await fileKeeper(options.batchFiles);
  // Leave one core to requests.
  const jobs = Math.max(1, availableParallelism() - 1);
  const threads = batchScript === undefined ? undefined : batching.batchThreads(batchScript, jobs);
  const make = threads?.make ?? batching.chunkMaker(options.catalogue);
  const workshop = { store: records.batches, make, files };
  const workers = batching.chunkWorkers(workshop, jobs, undefined, { pause: LOCAL_PAUSE, ...times });
  return batching.batchesOf(records.batches, {
    wake: workers.wake,
    async close() {
      await workers.close();
      await threads?.close();
      files.close?.();
    },
  });
};

export interface WorkOptions {
  readonly databaseUrl: string;
  /** Script of the worker threads, see `batchThreads`. */
  readonly script: ThreadScript;
  /** Number of drawing threads. @defaultValue one per core */
  readonly jobs?: number;
  readonly times?: batching.WorkTimes;
  /** Storage of files outside the database, as `s3://bucket/prefix`. */
  readonly files?: string;
  /** Stops the work. Running chunks are finished. */
  readonly signal: AbortSignal;
  /** Called when the database is open. */
  readonly onStart?: () => void;
  /** Receives a line for each finished chunk and for each failure. */
  readonly log?: (line: string, failed: boolean) => void;
}

/** Makes the batches of servers that share a database, until it is stopped. Any number of processes may run, on any machine. */
export const work = async (options: WorkOptions): Promise<void> => {
  const { databaseUrl, signal, log } = options;
  // Nothing is open yet: threads start with their first task.
  const threads = batching.batchThreads(options.script, options.jobs);
  const files = await fileKeeper(options.files);
  let records: Records | undefined;
  try {
    records = await openRecords({ databaseUrl });
    options.onStart?.();
    const workers = batching.chunkWorkers(
      { store: records.batches, make: threads.make, files },
      threads.jobs,
      (ref, error) => log?.(lineOf(ref, error), error !== undefined),
      options.times,
    );
    if (!signal.aborted) await new Promise((done) => signal.addEventListener('abort', done, { once: true }));
    await workers.close();
  } finally {
    await threads.close();
    files.close?.();
    await records?.close();
  }
};

const lineOf = (ref: batching.ChunkRef | undefined, error: unknown): string => {
  const what = ref ? `${ref.batch} ${ref.chunk}` : 'The database does not answer';
  return `${what}: ${error === undefined ? 'made' : `tried again later: ${error}`}`;
};
