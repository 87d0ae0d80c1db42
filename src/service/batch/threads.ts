import { availableParallelism } from 'node:os';
import { type ThreadScript, threadPool } from '../../platform/threads/index.ts';
import type { ChunkMaker, ChunkResults, ChunkTask } from './chunk.ts';

export interface BatchThreads {
  readonly jobs: number;
  readonly make: ChunkMaker;
  readonly close: () => Promise<void>;
}

/**
 * Worker threads that make the requests of a batch. They start with the first chunk.
 * @param script - module of the worker threads; its default export is a `ChunkMaker`.
 * @throws RangeError unless the number of jobs is a whole number above 0.
 */
export const batchThreads = (script: ThreadScript, jobs: number = availableParallelism()): BatchThreads => {
  if (!Number.isSafeInteger(jobs) || jobs < 1)
    throw new RangeError(`jobs is ${jobs}; it must be a whole number from 1 up. Try ${availableParallelism()}.`);
  // No limit here: the sender limits the number of waiting chunks.
  const waiting = Number.POSITIVE_INFINITY;
  const pool = threadPool<ChunkTask, ChunkResults>({ script, what: 'batches', most: jobs, waiting });
  return { jobs, make: (task) => pool.run(task), close: pool.close };
};
