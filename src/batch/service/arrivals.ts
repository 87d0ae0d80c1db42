import type { BatchStore } from './batch-store.ts';

/** A batch that arrives gives a sign of life so often within the time after which it counts as left alone. */
const SIGNS = 6;

/** After so long without a sign nobody receives a batch any more, in ms. */
const SILENCE = 60_000;

/**
 * Cancels batches whose server ended while their requests arrived, on this server or on another of the same store. Signs are
 * counted, not dated: clocks of machines differ.
 */
export const arrivals = (store: BatchStore, silence: number = SILENCE) => {
  let before = new Map<string, number>();
  const look = async (): Promise<void> => {
    const now = await store.arriving();
    for (const batch of now) if (before.get(batch.id) === batch.signs) await store.abandon(batch);
    before = new Map(now.map(({ id, signs }) => [id, signs]));
  };
  /** A store that cannot be reached is asked again in its turn. */
  const repeat = (act: () => Promise<void>, pause: number): NodeJS.Timeout =>
    setInterval(() => void act().catch(() => undefined), pause).unref();
  void look().catch(() => undefined);
  const looking = repeat(look, silence);
  return {
    /** Gives signs of life of a batch while its requests arrive. */
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
