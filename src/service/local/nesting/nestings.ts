import { LRUCache } from 'lru-cache';
import { ApiError } from '../../../api/index.ts';
import type { LayoutId, Nester, Nesting, NestingBlank, NestOptions, Sheet } from '../../../nest/index.ts';
import { ThreadsBusy } from '../../../platform/threads/index.ts';
import type { Drawing } from '../../../sheet/index.ts';

export interface NestingTask {
  readonly drawing: Drawing;
  /** A text that is equal for equal drawings. */
  readonly drawn: string;
  readonly blank: NestingBlank;
  readonly sheet: Sheet;
  readonly options: Pick<NestOptions, 'gutter' | 'grain' | 'evaluations' | 'exactly'>;
  readonly owner: string;
}

/** Number of cached nestings, up to a few hundred kilobytes each. */
const MAX_NESTINGS_KEPT = 100;

/** A nesting that several requests may wait for. */
interface Shared {
  readonly found: Promise<Nesting>;
  /** Requests that wait for it. When the last one leaves, it is cancelled. */
  readonly waiting: Set<AbortSignal>;
  readonly cancel: AbortController;
}

/**
 * Caches its result: clients ask for efficiencies, then for a layout. Equal requests share one calculation until all clients are gone.
 * @returns functions that throw ApiError 503 when too many nestings wait, and the reason of an aborted signal.
 */
export const rememberedNestings = (nester: Nester) => {
  const known = new LRUCache<string, Shared>({ max: MAX_NESTINGS_KEPT });
  const keyOf = ({ drawn, blank, sheet, options }: NestingTask, layouts: readonly LayoutId[]): string =>
    JSON.stringify([drawn, blank.id, sheet, options, layouts]);
  const begin = ({ drawing, blank, sheet, options, owner }: NestingTask, layouts: readonly LayoutId[], key: string) => {
    const cancel = new AbortController();
    const found = nester.nest(drawing, sheet, { ...options, part: blank.id, layouts, cancel: cancel.signal, owner });
    const shared: Shared = { found, waiting: new Set(), cancel };
    known.set(key, shared);
    const forget = (): void => {
      if (known.get(key) === shared) known.delete(key);
    };
    // Do not cache a failure, and let nobody join a nesting that ends.
    found.catch(forget);
    cancel.signal.addEventListener('abort', forget);
    return shared;
  };
  const find = (task: NestingTask, layouts: readonly LayoutId[], signal = new AbortController().signal) => {
    signal.throwIfAborted();
    const key = keyOf(task, layouts);
    return wait(known.get(key) ?? begin(task, layouts, key), signal);
  };
  return {
    all: async (task: NestingTask, layouts: readonly LayoutId[], signal?: AbortSignal): Promise<Nesting> =>
      find(task, layouts, signal).catch(refuse),
    /** One layout of a list, from the cached nesting of the whole list if there is one, otherwise nested alone. */
    one: async (task: NestingTask, layout: LayoutId, list: readonly LayoutId[], signal?: AbortSignal) =>
      find(task, known.has(keyOf(task, list)) ? list : [layout], signal).catch(refuse),
    write: async (...args: Parameters<Nester['write']>): Promise<Uint8Array> => nester.write(...args).catch(refuse),
  };
};

const wait = ({ found, waiting, cancel }: Shared, signal: AbortSignal): Promise<Nesting> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      waiting.delete(signal);
      if (!waiting.size) cancel.abort(signal.reason);
      reject(signal.reason);
    };
    waiting.add(signal);
    signal.addEventListener('abort', leave);
    found.then(resolve, reject).finally(() => {
      waiting.delete(signal);
      signal.removeEventListener('abort', leave);
    });
  });

export type RememberedNestings = ReturnType<typeof rememberedNestings>;

const refuse = (error: unknown): never => {
  if (error instanceof ThreadsBusy) throw new ApiError(503, { message: error.message });
  throw error;
};
