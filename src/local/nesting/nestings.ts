import { LRUCache } from 'lru-cache';
import { ApiError } from '../../api/index.ts';
import type { LayoutId, Nester, Nesting, NestingBlank, NestOptions, Sheet } from '../../nest/index.ts';
import type { Drawing } from '../../sheet/index.ts';
import { ThreadsBusy } from '../../threads/index.ts';

/** A part to nest on a sheet. */
export interface NestingTask {
  readonly drawing: Drawing;
  /** A text that is equal for equal drawings. */
  readonly drawn: string;
  readonly blank: NestingBlank;
  readonly sheet: Sheet;
  readonly options: Pick<NestOptions, 'gutter' | 'grain' | 'evaluations' | 'exactly'>;
}

/** Number of cached nestings, up to a few hundred kilobytes each. */
const REMEMBERED = 100;

/**
 * Caches its result: clients that ask for efficiencies usually request one of the layouts next. Concurrent equal requests share one
 * calculation.
 * @returns functions that throw ApiError 503 when too many nestings wait.
 */
export const rememberedNestings = (nester: Nester) => {
  const known = new LRUCache<string, Promise<Nesting>>({ max: REMEMBERED });
  const keyOf = ({ drawn, blank, sheet, options }: NestingTask, layouts: readonly LayoutId[]): string =>
    JSON.stringify([drawn, blank.id, sheet, options, layouts]);
  const find = (task: NestingTask, layouts: readonly LayoutId[]) => {
    const key = keyOf(task, layouts);
    const before = known.get(key);
    if (before) return before;
    const { drawing, blank, sheet, options } = task;
    const now = nester.nest(drawing, sheet, { ...options, part: blank.id, layouts });
    known.set(key, now);
    // Do not cache a failure.
    now.catch(() => known.delete(key));
    return now;
  };
  return {
    /** All layouts of a list. */
    all: (task: NestingTask, layouts: readonly LayoutId[]): Promise<Nesting> => find(task, layouts).catch(refuse),
    /** One layout of a list, from the cached nesting of the whole list if there is one, otherwise nested alone. */
    one: (task: NestingTask, layout: LayoutId, list: readonly LayoutId[]): Promise<Nesting> =>
      (known.get(keyOf(task, list)) ?? find(task, [layout])).catch(refuse),
    write: async (...args: Parameters<Nester['write']>): Promise<Uint8Array> => nester.write(...args).catch(refuse),
  };
};

export type RememberedNestings = ReturnType<typeof rememberedNestings>;

const refuse = (error: unknown): never => {
  if (error instanceof ThreadsBusy) throw new ApiError(503, { message: error.message });
  throw error;
};
