import { batchThreads, type ChunkRef, workOn } from '../batch/index.ts';
import { openRecords, type Records } from '../store/index.ts';
import type { ThreadScript } from '../threads/index.ts';
import { fileKeeper } from './batch-service.ts';

export interface WorkOptions {
  /** The PostgreSQL database that the servers share. */
  readonly databaseUrl: string;
  /** What threads run, see `batchThreads`. */
  readonly script: ThreadScript;
  /** Threads that draw. @defaultValue one for each core */
  readonly jobs?: number;
  /** Where files are kept instead of the database, as `s3://bucket/prefix`. */
  readonly files?: string;
  /** Ends the work; what is under way is finished. */
  readonly signal: AbortSignal;
  /** Told of each chunk that ended, and of what failed. */
  readonly log?: (line: string, failed: boolean) => void;
}

/** Makes the batches of servers that share a database, until it is told to stop. Any number of processes may, on any machine. */
export const work = async ({ databaseUrl, script, files, signal, log, jobs }: WorkOptions): Promise<void> => {
  // Threads start with their first task: until then nothing is open.
  const threads = batchThreads(script, jobs);
  const keeper = await fileKeeper(files);
  let records: Records | undefined;
  try {
    records = await openRecords({ databaseUrl });
    await workOn(
      databaseUrl,
      { store: records.batches, make: threads.make, files: keeper },
      threads.jobs,
      signal,
      (ref, error) => log?.(lineOf(ref, error), error !== undefined),
    );
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
