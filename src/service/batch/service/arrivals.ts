import type { BatchStore } from './batch-store.ts';
import { byClock, type Repeat, watchSigns } from './heartbeats.ts';

/** Number of heartbeats within the timeout. */
const SIGNS = 6;

/** Timeout without a heartbeat, in ms. After it, the batch counts as abandoned. */
const SILENCE = 60_000;

/** Cancels batches whose server stopped while receiving their requests, this server or another one of the same store. */
export const arrivals = (store: BatchStore, repeat: Repeat = byClock) => ({
  /** Sends heartbeats of a batch while its requests arrive. */
  async during<T>(batch: string, receive: () => Promise<T>): Promise<T> {
    const end = repeat(() => store.sign(batch), SILENCE / SIGNS);
    try {
      return await receive();
    } finally {
      end();
    }
  },
  close: watchSigns(store.arriving, store.abandon, SILENCE, repeat),
});
