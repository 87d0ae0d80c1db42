import { LRUCache } from 'lru-cache';
import { ApiError } from '../../api/index.ts';
import type { LayoutId, Nester, Nesting, NestingBlank, NestOptions, Sheet } from '../../nest/index.ts';
import type { Drawing } from '../../sheet/index.ts';
import { ThreadsBusy } from '../../threads/index.ts';

/** What is nested: a part of a drawing, named by all it was drawn from. */
export interface NestingTask {
  readonly drawing: Drawing;
  /** Equal for equal drawings. */
  readonly drawn: string;
  readonly blank: NestingBlank;
  readonly sheet: Sheet;
  readonly options: Pick<NestOptions, 'gutter' | 'grain' | 'evaluations' | 'exactly'>;
}

/** Nestings that are remembered: some hundred kilobytes each at most. */
const REMEMBERED = 100;

/**
 * Nests, and remembers: whoever asks how many fit asks for one of these layouts next, and the same request has the same
 * layouts. Equal requests that come together are worked on once.
 * @returns functions that throw ApiError 503 where too many nestings wait.
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
    // What failed is tried again by the next who asks.
    now.catch(() => known.delete(key));
    return now;
  };
  return {
    /** Every layout of a list. */
    all: (task: NestingTask, layouts: readonly LayoutId[]): Promise<Nesting> => find(task, layouts).catch(refuse),
    /** One of a list: alone, where the whole list was not asked for before. */
    one: (task: NestingTask, layout: LayoutId, list: readonly LayoutId[]): Promise<Nesting> =>
      (known.get(keyOf(task, list)) ?? find(task, [layout])).catch(refuse),
    write: async (...asked: Parameters<Nester['write']>): Promise<Uint8Array> => nester.write(...asked).catch(refuse),
  };
};

export type RememberedNestings = ReturnType<typeof rememberedNestings>;

const refuse = (error: unknown): never => {
  if (error instanceof ThreadsBusy) throw new ApiError(503, { message: error.message });
  throw error;
};
