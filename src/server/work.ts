import { availableParallelism } from 'node:os';
import { batchThreads, workOn } from '../batch/index.ts';
import { openRecords } from '../store/index.ts';
import { fileKeeper } from './batch-service.ts';

export interface WorkOptions {
  /** The PostgreSQL database that the servers share. */
  readonly databaseUrl: string;
  /** What threads run, see `batchThreads`. */
  readonly script: string;
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
export const work = async ({ databaseUrl, script, files, signal, log, ...options }: WorkOptions): Promise<void> => {
  const { jobs = availableParallelism() } = options;
  const records = await openRecords({ databaseUrl });
  const threads = batchThreads(script, jobs);
  const keeper = await fileKeeper(files);
  try {
    await workOn(
      databaseUrl,
      { store: records.batches, make: threads.make, files: keeper },
      jobs,
      signal,
      ({ batch, chunk }, error) =>
        error === undefined
          ? log?.(`${batch} ${chunk}: made`, false)
          : log?.(`${batch} ${chunk}: tried again later: ${error}`, true),
    );
  } finally {
    await threads.close();
    keeper.close?.();
    await records.close();
  }
};
