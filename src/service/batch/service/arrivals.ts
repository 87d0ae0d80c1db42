import type { BatchStore } from './batch-store.ts';

/** Number of heartbeats within the timeout. */
const SIGNS = 6;

/** Timeout without a heartbeat, in ms. After it, the batch counts as abandoned. */
const SILENCE = 60_000;

/** Repeats an action at an interval in ms. @returns a function that ends the repetition. */
export type Repeat = (act: () => Promise<void>, interval: number) => () => void;

/** Failures are ignored: the next repetition tries again. */
const byClock: Repeat = (act, interval) => {
  const timer = setInterval(() => void act().catch(() => undefined), interval).unref();
  return () => clearInterval(timer);
};

/**
 * Cancels batches whose server stopped while receiving their requests, this server or another one of the same store. Counts
 * heartbeats instead of comparing times, because the clocks of machines differ.
 */
export const arrivals = (store: BatchStore, repeat: Repeat = byClock) => {
  let before = new Map<string, number>();
  const look = async (): Promise<void> => {
    const now = await store.arriving();
    for (const batch of now) if (before.get(batch.id) === batch.signs) await store.abandon(batch);
    before = new Map(now.map(({ id, signs }) => [id, signs]));
  };
  void look().catch(() => undefined);
  const close = repeat(look, SILENCE);
  return {
    /** Sends heartbeats of a batch while its requests arrive. */
    async during<T>(batch: string, receive: () => Promise<T>): Promise<T> {
      const end = repeat(() => store.sign(batch), SILENCE / SIGNS);
      try {
        return await receive();
      } finally {
        end();
      }
    },
    close,
  };
};
