import { availableParallelism } from 'node:os';
import type { Transferable } from 'node:worker_threads';

/** Memory of one thread, in MB. */
const MEMORY = 1024;

/** Threads end when nobody asked for so long, in ms. */
const IDLE = 60_000;

/** Most threads of a pool, where nobody names another number. */
const MOST = 4;

/** More tasks wait for a thread than may. Trying again later helps. */
export class ThreadsBusy extends Error {
  override readonly name = 'ThreadsBusy';
}

/** The module that threads run, and what they find as their `workerData`. */
export type ThreadScript = string | { readonly file: string; readonly data: object };

export interface ThreadPoolOptions {
  /** Its default export takes a task and gives its answer. */
  readonly script: ThreadScript;
  /** What the tasks are, in the message of a refusal: `pages of mockups`. */
  readonly what: string;
  /** Tasks under way in one thread: more than one where they mostly wait for something else. @defaultValue 1 */
  readonly perThread?: number;
  /** Threads, at most. @defaultValue one core is left to whoever answers requests, and no more than 4 */
  readonly most?: number;
  /** Tasks that may wait for a thread. @defaultValue 64 */
  readonly waiting?: number;
}

export interface ThreadPool<Task, Answer> {
  /** @throws ThreadsBusy (rejects) where too many tasks wait, and whatever the task throws. */
  readonly run: (task: Task, transfer?: readonly Transferable[]) => Promise<Answer>;
  /** Ends the threads, and what is under way in them. */
  readonly close: () => Promise<void>;
}

/** Threads for work that takes long, so that whoever answers requests never waits for it. They start with the first task. */
export const threadPool = <Task, Answer>({
  script,
  what,
  perThread = 1,
  most = Math.min(MOST, Math.max(1, availableParallelism() - 1)),
  waiting = 64,
}: ThreadPoolOptions): ThreadPool<Task, Answer> => {
  let pool: Promise<import('piscina').Piscina> | undefined;
  const start = async () => {
    const { Piscina } = await import('piscina');
    const { file, data } = typeof script === 'string' ? { file: script, data: undefined } : script;
    return new Piscina({
      filename: file,
      ...(data && { workerData: data }),
      minThreads: 0,
      maxThreads: most,
      concurrentTasksPerWorker: perThread,
      maxQueue: waiting,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
  };
  return {
    async run(task, transfer = []) {
      pool ??= start();
      const threads = await pool;
      if (threads.queueSize >= waiting) throw new ThreadsBusy(`Too many ${what} are under way. Try again later.`);
      return (await threads.run(task, { transferList: [...transfer] })) as Answer;
    },
    async close() {
      const open = pool;
      pool = undefined;
      if (open) await (await open).destroy();
    },
  };
};
