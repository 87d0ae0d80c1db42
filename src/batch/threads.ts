import { availableParallelism } from 'node:os';
import type { ChunkMaker, ChunkResults } from './chunk.ts';

/** Memory of one thread, in MB. */
const MEMORY = 1024;

export interface BatchThreads {
  /** How many threads there are. */
  readonly jobs: number;
  readonly make: ChunkMaker;
  readonly close: () => Promise<void>;
}

/**
 * Threads that make the requests of a batch.
 * @param script - the module that the threads run; its default export is a `ChunkMaker`.
 * @throws RangeError for a number of jobs that is not a whole number above 0.
 */
export const batchThreads = async (
  script: string,
  jobs: number = Math.max(1, availableParallelism()),
): Promise<BatchThreads> => {
  if (!Number.isSafeInteger(jobs) || jobs < 1)
    throw new RangeError(`jobs is ${jobs}; it must be a whole number from 1 up. Try ${availableParallelism()}.`);
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: script,
    minThreads: 1,
    maxThreads: jobs,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  return {
    jobs,
    make: async (task) => (await pool.run(task)) as ChunkResults,
    close: () => pool.destroy(),
  };
};
