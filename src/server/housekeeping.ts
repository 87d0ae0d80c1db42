import { IDEMPOTENCY_MS } from './limits.ts';
import type { TidyStore } from './store/index.ts';

const HOUR_MS = 3_600_000;

/** A charge is free to repeat for seven days. */
const CHARGES_MS = 8 * 24 * HOUR_MS;

/** Removes what is not needed and, with `keepDays`, what is older. It counts days of service: a clock that jumps takes one day at most. */
export const tidyUp = async (store: TidyStore, keepDays: number | undefined, now: Date): Promise<void> => {
  await store.markDay(now.toISOString().slice(0, 10));
  await store.forget({ charges: now.getTime() - CHARGES_MS, answers: now.getTime() - IDEMPOTENCY_MS });
  if (keepDays !== undefined) while (await store.removeOld(keepDays));
};

/** Tidies up now and every hour. @returns a function that ends it. */
export const keepTidy = (store: TidyStore, keepDays: number | undefined, onError: (error: unknown) => void) => {
  let running = Promise.resolve();
  const tidy = (): void => {
    running = running.then(() => tidyUp(store, keepDays, new Date())).catch(onError);
  };
  tidy();
  const timer = setInterval(tidy, HOUR_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
