import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Dieline, Drawing } from '../sheet/index.ts';
import { threadPool } from '../threads/index.ts';
import type { Layout } from './layout.ts';
import { type FileRequest, writeLayout } from './layout-file.ts';
import {
  type Layouts,
  layOut,
  type Nesting,
  type NestOptions,
  nest,
  nestingOf,
  type Prepared,
  prepare,
} from './nest.ts';
import type { Sheet } from './sheet.ts';
import type { Progress } from './solve.ts';

/** Nestings that may wait for a thread: one takes some seconds, and nobody waits for minutes. */
const WAITING = 16;

/** What a thread is asked. */
export type NestTask =
  | {
      readonly kind: 'nest';
      readonly prepared: Prepared;
      /** Not 0 once the search shall end with what it has. */
      readonly stop: SharedArrayBuffer;
      readonly port: MessagePort;
    }
  | { readonly kind: 'write'; readonly nesting: Drawn; readonly layout: Layout; readonly file: FileRequest };

/** What is drawn. */
type Drawn = Pick<Nesting, 'blank' | 'sheet'>;

/** What a thread runs. */
export const nestTask = (task: NestTask): Layouts | Promise<Uint8Array> => {
  if (task.kind === 'write') return writeLayout(task.nesting, task.layout, task.file);
  const { prepared, stop, port } = task;
  const flag = new Int32Array(stop);
  let shown = -1;
  const found = layOut(prepared, (progress) => {
    const percent = Math.floor(100 * progress.share);
    if (percent !== shown) {
      shown = percent;
      port.postMessage(progress);
    }
    return Atomics.load(flag, 0) === 0;
  });
  port.close();
  return found;
};

/** How a nesting is watched and ended. */
export type AsyncNestOptions = Omit<NestOptions, 'onProgress'> & {
  readonly onProgress?: (progress: Progress) => void;
  /** When it is aborted, the answer is what was found so far. */
  readonly signal?: AbortSignal;
};

/** Nests and writes layouts, here or elsewhere. */
export interface Nester {
  /** @throws as `nest`; `ThreadsBusy` where too many nestings wait for a thread. */
  readonly nest: (drawing: Drawing | Dieline, sheet: Sheet, options?: AsyncNestOptions) => Promise<Nesting>;
  /**
   * The file of a layout.
   * @throws RangeError (rejects) for a layout that the format cannot hold.
   */
  readonly write: (nesting: Drawn, layout: Layout, file: FileRequest) => Promise<Uint8Array>;
}

export interface NestThreads extends Nester {
  readonly close: () => Promise<void>;
}

/** Nests in this thread, which does nothing else meanwhile. */
export const nestHere: Nester = {
  async nest(drawing, sheet, { onProgress, signal, ...options } = {}) {
    return nest(drawing, sheet, {
      ...options,
      onProgress: (progress) => {
        onProgress?.(progress);
        return !signal?.aborted;
      },
    });
  },
  write: writeLayout,
};

/**
 * Nests in threads.
 * @param script the module that the threads run; its default export is `nestTask`.
 */
export const nestThreads = (script: string): NestThreads => {
  const pool = threadPool<NestTask, Layouts | Uint8Array>({ script, what: 'nestings', waiting: WAITING });
  return {
    async nest(drawing, sheet, options = {}) {
      const { onProgress, signal, ...rest } = options;
      const prepared = prepare(drawing, sheet, rest);
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
        const found = await pool.run({ kind: 'nest', prepared, stop, port: port2 }, [port2]);
        return nestingOf(prepared, found as Layouts);
      } finally {
        signal?.removeEventListener('abort', end);
        port1.close();
      }
    },
    write: async ({ blank, sheet }, layout, file) =>
      (await pool.run({ kind: 'write', nesting: { blank, sheet }, layout, file })) as Uint8Array,
    close: pool.close,
  };
};
