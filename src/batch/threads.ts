import { availableParallelism } from 'node:os';
import { type ThreadScript, threadPool } from '../threads/index.ts';
import type { ChunkMaker, ChunkResults, ChunkTask } from './chunk.ts';

export interface BatchThreads {
  /** How many threads there are. */
  readonly jobs: number;
  readonly make: ChunkMaker;
  readonly close: () => Promise<void>;
}

/**
 * Threads that make the requests of a batch. They start with the first chunk.
 * @param script - the module that the threads run; its default export is a `ChunkMaker`.
 * @throws RangeError for a number of jobs that is not a whole number above 0.
 */
export const batchThreads = (script: ThreadScript, jobs: number = availableParallelism()): BatchThreads => {
  if (!Number.isSafeInteger(jobs) || jobs < 1)
    throw new RangeError(`jobs is ${jobs}; it must be a whole number from 1 up. Try ${availableParallelism()}.`);
  // Whoever sends chunks bounds how many wait.
  const waiting = Number.POSITIVE_INFINITY;
  const pool = threadPool<ChunkTask, ChunkResults>({ script, what: 'batches', most: jobs, waiting });
  return { jobs, make: (task) => pool.run(task), close: pool.close };
};
