import type { BatchStore } from './batch-store.ts';

/** Number of heartbeats within the timeout. */
const SIGNS = 6;

/** Timeout without a heartbeat, in ms. After it, the batch counts as abandoned. */
const SILENCE = 60_000;

/**
 * Cancels batches whose server stopped while receiving their requests, this server or another one of the same store. Counts
 * heartbeats instead of comparing times, because the clocks of machines differ.
 */
export const arrivals = (store: BatchStore, silence: number = SILENCE) => {
  let before = new Map<string, number>();
  const look = async (): Promise<void> => {
    const now = await store.arriving();
    for (const batch of now) if (before.get(batch.id) === batch.signs) await store.abandon(batch);
    before = new Map(now.map(({ id, signs }) => [id, signs]));
  };
  /** Repeats an action. Failures are ignored: the next repetition tries again. */
  const repeat = (act: () => Promise<void>, pause: number): NodeJS.Timeout =>
    setInterval(() => void act().catch(() => undefined), pause).unref();
  void look().catch(() => undefined);
  const looking = repeat(look, silence);
  return {
    /** Sends heartbeats of a batch while its requests arrive. */
    async during<T>(batch: string, receive: () => Promise<T>): Promise<T> {
      const signing = repeat(() => store.sign(batch), silence / SIGNS);
      try {
        return await receive();
      } finally {
        clearInterval(signing);
      }
    },
    close: (): void => clearInterval(looking),
  };
};
