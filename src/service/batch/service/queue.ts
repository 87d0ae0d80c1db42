import type { ChunkRef } from './batch-store.ts';

/** Hands out chunks to workers. */
export interface BatchQueue {
  /** Queues chunks that are already in the store. */
  readonly send: (chunks: readonly ChunkRef[]) => Promise<void>;
  /** Finishes running chunks and accepts no more. */
  readonly close: () => Promise<void>;
}
