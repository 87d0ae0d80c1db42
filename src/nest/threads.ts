import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { threadPool } from '../platform/threads/index.ts';
import type { Dieline, Drawing } from '../sheet/index.ts';
import { type MixedBox, type MixedOptions, type MixedPrepared, mixedNesting, prepareMixed } from './mixed/mixed.ts';
import { solveMixed } from './mixed/solve-mixed.ts';
import { type Layouts, layOut, type NestOptions, nest, nestingOf, type Prepared, prepare } from './nest.ts';
import { type FileRequest, writeLayout } from './sheet/drawing.ts';
import type { Layout, MixedNesting, Nesting } from './sheet/layout.ts';
import type { Sheet } from './sheet/sheet.ts';
import type { Progress } from './solve.ts';

/** Most nestings in the queue: each takes some seconds, and nobody waits for minutes. */
const MAX_WAITING_NESTINGS = 16;

/** How a search in a thread is followed. */
interface Watch {
  /** `STOP` ends the search with its result so far, `CANCEL` without a result. */
  readonly stop: SharedArrayBuffer;
  readonly port: MessagePort;
}

type SearchTask =
  | { readonly kind: 'nest'; readonly prepared: Prepared }
  | { readonly kind: 'mix'; readonly prepared: MixedPrepared };

type NestTask =
  | (SearchTask & Watch)
  | { readonly kind: 'write'; readonly nesting: Drawn; readonly layout: Layout; readonly file: FileRequest };

type Drawn = Pick<Nesting, 'blank' | 'sheet' | 'grain'>;

const STOP = 1;
const CANCEL = 2;

export const nestTask = (task: NestTask): Layouts | MixedNesting | Promise<Uint8Array> => {
  if (task.kind === 'write') return writeLayout(task.nesting, task.layout, task.file);
  const { stop, port } = task;
  const flag = new Int32Array(stop);
  let shown = -1;
  const goesOn = (progress: Progress): boolean => {
    const percent = Math.floor(100 * progress.share);
    if (percent !== shown) {
      shown = percent;
      port.postMessage(progress);
    }
    const asked = Atomics.load(flag, 0);
    if (asked === CANCEL) throw new Error('The nesting was cancelled.');
    return asked !== STOP;
  };
  try {
    return task.kind === 'nest'
      ? layOut(task.prepared, goesOn)
      : mixedNesting(task.prepared, solveMixed(task.prepared.job, goesOn));
  } finally {
    port.close();
  }
};

interface Watched {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** When aborted, the answer is the result so far. */
  readonly signal?: AbortSignal | undefined;
  /** When aborted, nobody wants the result: the nesting ends, also while it waits for a thread, and rejects with the reason. */
  readonly cancel?: AbortSignal | undefined;
  /** Who shares the threads with others, such as an account. */
  readonly owner?: string | undefined;
}

type AsyncNestOptions = Omit<NestOptions, 'onProgress'> & Watched;

/** Nests and writes layouts, in this thread or in others. */
export interface Nester {
  /** @throws as `nest`; `ThreadsBusy` where too many nestings wait for a thread. */
  readonly nest: (drawing: Drawing | Dieline, sheet: Sheet, options?: AsyncNestOptions) => Promise<Nesting>;
  /**
   * The file of a layout.
   * @param cancel - when aborted while the file waits for a thread, it is not written, and this rejects with the reason.
   * @throws RangeError (rejects) for a layout that the format cannot hold.
   */
  readonly write: (
    nesting: Drawn,
    layout: Layout,
    file: FileRequest,
    cancel?: AbortSignal,
    owner?: string,
  ) => Promise<Uint8Array>;
}

export interface NestThreads extends Nester {
  /** @throws as `nestMixed`; `ThreadsBusy` where too many nestings wait for a thread. */
  readonly nestMixed: (
    boxes: readonly MixedBox[],
    sheet: Sheet,
    options?: Omit<MixedOptions, 'onProgress'> & Watched,
  ) => Promise<MixedNesting>;
  readonly close: () => Promise<void>;
}

/** Nests in this thread, which is blocked meanwhile. */
export const nestHere: Nester = {
  async nest(drawing, sheet, { onProgress, signal, cancel, owner: _, ...options } = {}) {
    cancel?.throwIfAborted();
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

/** Nests in threads. @param script the module that the threads run; its default export is `nestTask`. */
export const nestThreads = (script: string): NestThreads => {
  const pool = threadPool<NestTask, Layouts | MixedNesting | Uint8Array>({
    script,
    what: 'nestings',
    waiting: MAX_WAITING_NESTINGS,
  });
  const watched = async (task: SearchTask, { onProgress, signal, cancel, owner }: Watched) => {
    const stop = new SharedArrayBuffer(4);
    const set = (value: number) => (): void => {
      Atomics.store(new Int32Array(stop), 0, value);
    };
    const ends = [[signal, set(STOP)] as const, [cancel, set(CANCEL)] as const];
    for (const [when, end] of ends) {
      if (when?.aborted) end();
      when?.addEventListener('abort', end, { once: true });
    }
    const { port1, port2 } = new MessageChannel();
    port1.on('message', (progress: Progress) => onProgress?.(progress));
    port1.unref();
    try {
      return await pool.run({ ...task, stop, port: port2 }, { transfer: [port2], signal: cancel, owner });
    } catch (error) {
      cancel?.throwIfAborted();
      throw error;
    } finally {
      for (const [when, end] of ends) when?.removeEventListener('abort', end);
      port1.close();
    }
  };
  return {
    async nest(drawing, sheet, options = {}) {
      const prepared = prepare(drawing, sheet, options);
      return nestingOf(prepared, (await watched({ kind: 'nest', prepared }, options)) as Layouts);
    },
    async nestMixed(boxes, sheet, options = {}) {
      const prepared = prepareMixed(boxes, sheet, options);
      return (await watched({ kind: 'mix', prepared }, options)) as MixedNesting;
    },
    write: async ({ blank, sheet, grain }, layout, file, cancel, owner) => {
      const task: NestTask = { kind: 'write', nesting: { blank, sheet, grain }, layout, file };
      return (await pool.run(task, { signal: cancel, owner })) as Uint8Array;
    },
    close: pool.close,
  };
};
