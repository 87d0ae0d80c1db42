import { availableParallelism } from 'node:os';
import type { Transferable } from 'node:worker_threads';
import { SemaphoreFull, semaphore } from './semaphore.ts';

const THREAD_MEMORY_MB = 1024;

const IDLE_MS = 60_000;

/** Default limit for the threads of a pool. */
const MAX_THREADS = 4;

/** Too many tasks wait for a thread. The caller may try again later. */
export class ThreadsBusy extends Error {
  override readonly name = 'ThreadsBusy';
}

/** The module that the threads run, and its `workerData`. */
export type ThreadScript = string | { readonly file: string; readonly data: object };

export interface ThreadPoolOptions {
  /** The default export of this module takes a task and returns its answer. */
  readonly script: ThreadScript;
  /** Name of the tasks in the message of `ThreadsBusy`, e.g. `pages of mockups`. */
  readonly what: string;
  /** Tasks that one thread runs at the same time. More than 1 suits tasks that mostly wait. @defaultValue 1 */
  readonly perThread?: number;
  /** Most threads. @defaultValue one less than the number of cores, at least 1 and at most 4 */
  readonly most?: number;
  /** Tasks that may wait for a thread. @defaultValue 64 */
  readonly waiting?: number;
}

interface TaskOptions {
  /** Objects that move to the thread. */
  readonly transfer?: readonly Transferable[];
  /** When aborted, the task is dropped if it still waits. A running task is not stopped: its thread may run others. */
  readonly signal?: AbortSignal | undefined;
  /** Who shares the threads with others, such as an account: owners take turns. */
  readonly owner?: string | undefined;
}

/** A pool of threads for long tasks, which keeps the main thread free to answer requests. The first task starts the threads. */
export const threadPool = <Task, Answer>({
  script,
  what,
  perThread = 1,
  most = Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1)),
  waiting = 64,
}: ThreadPoolOptions) => {
  let pool: Promise<import('piscina').Piscina> | undefined;
  /** How often the pool was closed. */
  let closed = 0;
  // The pool gets no more tasks than it runs: its own queue could only drop a task together with the thread.
  const turns = semaphore({ atOnce: most * perThread, waiting });
  const start = async () => {
    const { Piscina } = await import('piscina');
    const { file, data } = typeof script === 'string' ? { file: script, data: undefined } : script;
    return new Piscina({
      filename: file,
      ...(data && { workerData: data }),
      minThreads: 0,
      maxThreads: most,
      concurrentTasksPerWorker: perThread,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
    });
  };
  return {
    /**
     * Runs a task in a thread.
     * @throws ThreadsBusy (rejects) when too many tasks wait; the reason of the signal for a dropped task; errors of the task.
     */
    async run(task: Task, { transfer = [], signal, owner }: TaskOptions = {}): Promise<Answer> {
      try {
        const from = closed;
        return await turns.run(
          async () => {
            if (closed !== from) throw new Error('The threads are closed.');
            pool ??= start();
            return (await (await pool).run(task, { transferList: [...transfer] })) as Answer;
          },
          signal,
          owner,
        );
      } catch (error) {
        if (!(error instanceof SemaphoreFull)) throw error;
        throw new ThreadsBusy(`Too many ${what} are in progress. Try again later.`);
      }
    },
    /** Ends the threads and the tasks that they run. */
    async close(): Promise<void> {
      const open = pool;
      pool = undefined;
      closed++;
      if (open) await (await open).destroy();
    },
  };
};
