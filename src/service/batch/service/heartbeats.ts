import type { BatchStore, Signed } from './batch-store.ts';

/** Repeats an action at an interval in ms. @returns a function that ends the repetition. */
export type Repeat = (act: () => Promise<void>, interval: number) => () => void;

/** Failures are ignored: the next repetition tries again. */
export const byClock: Repeat = (act, interval) => {
  const timer = setInterval(() => void act().catch(() => undefined), interval).unref();
  return () => clearInterval(timer);
};

/** Finds those without a sign between two looks, by counts, because clocks differ and jump. Returns a function that ends the looks. */
export const watchSigns = (
  list: () => Promise<readonly Signed[]>,
  onSilent: (one: Signed) => Promise<unknown>,
  interval: number,
  repeat: Repeat = byClock,
): (() => void) => {
  let before = new Map<string, number>();
  const look = async (): Promise<void> => {
    const now = await list();
    for (const one of now) if (before.get(one.id) === one.signs) await onSilent(one);
    before = new Map(now.map(({ id, signs }) => [id, signs]));
  };
  void look().catch(() => undefined);
  return repeat(look, interval);
};

/** Intervals of signs of life, in ms. */
export interface SignTimes {
  /** Between heartbeats while there is work. @defaultValue 1,000 */
  readonly sign?: number;
  /** Without a heartbeat for this long a worker counts as gone, and others take its work. @defaultValue 5,000 */
  readonly silence?: number;
}

/** Gives signs of life of a worker at work; frees the work of silent ones and calls `onFree`. Returns a function that ends both. */
export const signsOfLife = (
  store: Pick<BatchStore, 'signWorker' | 'workers' | 'dismissWorker'>,
  worker: string,
  isBusy: () => boolean,
  onFree: () => void = () => {},
  { sign = 1000, silence = 5000 }: SignTimes = {},
): (() => void) => {
  const endSigns = byClock(async () => {
    if (isBusy()) await store.signWorker(worker);
  }, sign);
  const free = async (one: Signed): Promise<void> => {
    if (one.id !== worker) await store.dismissWorker(one).then(onFree);
  };
  const endLooks = watchSigns(store.workers, free, silence);
  return () => {
    endSigns();
    endLooks();
  };
};
