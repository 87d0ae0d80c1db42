import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Dieline, Drawing } from '../sheet/index.ts';
import { finish, type Nesting, type NestOptions, prepare } from './nest.ts';
import type { Sheet } from './sheet.ts';
import { type Job, type Progress, type Solved, solve } from './solve.ts';

/** Nestings that may wait for a thread. */
const WAITING = 64;

/** Memory of one thread, in MB. */
const MEMORY = 1024;

/** Threads end when nobody nested for so long, in ms. */
const IDLE = 60_000;

/** More nestings wait than may. Trying again later helps. */
export class NestingBusy extends Error {}

/** What a thread is asked. */
export interface ThreadTask {
  readonly job: Job;
  /** Not 0 once the search shall end with what it has. */
  readonly stop: SharedArrayBuffer;
  readonly port: MessagePort;
}

/** What a thread runs. */
export const solveTask = ({ job, stop, port }: ThreadTask): Solved => {
  const flag = new Int32Array(stop);
  let shown = -1;
  const solved = solve(job, (progress) => {
    const percent = Math.floor(100 * progress.share);
    if (percent !== shown) {
      shown = percent;
      port.postMessage(progress);
    }
    return Atomics.load(flag, 0) === 0;
  });
  port.close();
  return solved;
};

export interface NestThreads {
  /**
   * `nest`, in a thread. When the signal is aborted, the answer is what was found so far.
   * @throws as `nest`; NestingBusy where too many wait.
   */
  readonly nest: (
    drawing: Drawing | Dieline,
    sheet: Sheet,
    options?: Omit<NestOptions, 'onProgress'> & {
      readonly onProgress?: (progress: Progress) => void;
      readonly signal?: AbortSignal;
    },
  ) => Promise<Nesting>;
  readonly close: () => Promise<void>;
}

/**
 * Nests in threads, so that whoever answers requests never waits for one.
 * @param script the module that the threads run; its default export is `solveTask`.
 */
export const nestThreads = (script: string): NestThreads => {
  let pool: Promise<import('piscina').Piscina> | undefined;
  // Loaded with the first nesting.
  const start = async () => {
    const { Piscina } = await import('piscina');
    return new Piscina({
      filename: script,
      minThreads: 0,
      maxThreads: Math.min(4, Math.max(1, availableParallelism() - 1)),
      maxQueue: WAITING,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
  };
  return {
    async nest(drawing, sheet, options = {}) {
      const { onProgress, signal, ...rest } = options;
      const prepared = prepare(drawing, sheet, rest);
      pool ??= start();
      const threads = await pool;
      if (threads.queueSize >= WAITING) throw new NestingBusy('Too many nestings are under way.');
      const stop = new SharedArrayBuffer(4);
      const end = (): void => {
        Atomics.store(new Int32Array(stop), 0, 1);
      };
      if (signal?.aborted) end();
      signal?.addEventListener('abort', end, { once: true });
      const { port1, port2 } = new MessageChannel();
      port1.on('message', (progress: Progress) => onProgress?.(progress));
      port1.unref();
      try {
        const task: ThreadTask = { job: prepared.job, stop, port: port2 };
        return finish(prepared, (await threads.run(task, { transferList: [port2] })) as Solved);
      } finally {
        signal?.removeEventListener('abort', end);
        port1.close();
      }
    },
    async close() {
      if (pool) await (await pool).destroy();
      pool = undefined;
    },
  };
};
