import type { ThreadScript } from '../platform/threads/index.ts';
import { batchThreads, type ChunkRef, chunkWorkers, type WorkTimes } from '../service/batch/index.ts';
import { fileKeeper } from './batch-service.ts';
import { openRecords, type Records } from './store/index.ts';

export interface WorkOptions {
  /** Address of the PostgreSQL database of the servers. */
  readonly databaseUrl: string;
  /** Script of the worker threads, see `batchThreads`. */
  readonly script: ThreadScript;
  /** Number of drawing threads. @defaultValue one per core */
  readonly jobs?: number;
  readonly times?: WorkTimes;
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
export const work = async ({
  databaseUrl,
  script,
  files,
  signal,
  onStart,
  log,
  jobs,
  times,
}: WorkOptions): Promise<void> => {
  // Nothing is open yet: threads start with their first task.
  const threads = batchThreads(script, jobs);
  const keeper = await fileKeeper(files);
  let records: Records | undefined;
  try {
    records = await openRecords({ databaseUrl });
    onStart?.();
    const workers = chunkWorkers(
      { store: records.batches, make: threads.make, files: keeper },
      threads.jobs,
      (ref, error) => log?.(lineOf(ref, error), error !== undefined),
      times,
    );
    if (!signal.aborted) await new Promise((done) => signal.addEventListener('abort', done, { once: true }));
    await workers.close();
  } finally {
    await threads.close();
    keeper.close?.();
    await records?.close();
  }
};

const lineOf = (ref: ChunkRef | undefined, error: unknown): string => {
  const what = ref ? `${ref.batch} ${ref.chunk}` : 'The database does not answer';
  return `${what}: ${error === undefined ? 'made' : `tried again later: ${error}`}`;
};
