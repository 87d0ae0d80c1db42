import { availableParallelism } from 'node:os';
import type { BuiltPage, PageBuilder } from './build-page.ts';

/** Pages under way in one thread: most of the time they wait for the process that draws the artwork. */
const PER_THREAD = 4;

/** Pages that may wait for a thread. */
const WAITING = 64;

/** Memory of one thread, in MB. */
const MEMORY = 1024;

/** Threads end when nobody looked for so long, in ms. */
const IDLE = 60_000;

/** More pages wait than may. Trying again later helps. */
export class PagesBusy extends Error {}

/**
 * Builds pages in threads, so that whoever answers requests never waits for one.
 * @param script the module that the threads run; its default export is a `PageBuilder`.
 */
export const pageThreads = (script: string): { readonly build: PageBuilder; readonly close: () => Promise<void> } => {
  // Loaded with the first page.
  const pool = once(async () => {
    const { Piscina } = await import('piscina');
    return new Piscina({
      filename: script,
      minThreads: 0,
      maxThreads: Math.min(4, Math.max(1, availableParallelism() - 1)),
      concurrentTasksPerWorker: PER_THREAD,
      maxQueue: WAITING,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
  });
  return {
    async build(job) {
      const { run, queueSize } = await pool.get().then((p) => ({ run: p.run.bind(p), queueSize: p.queueSize }));
      if (queueSize >= WAITING) throw new PagesBusy('Too many pages are being built.');
      return (await run(job)) as BuiltPage;
    },
    async close() {
      if (pool.made()) await (await pool.get()).destroy();
    },
  };
};

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined;
  return {
    made: () => made !== undefined,
    get: (): Promise<T> => {
      made ??= make();
      return made;
    },
  };
};
