import type { ChunkRef } from './batch-store.ts';

/** Hands out chunks to those who make them. */
export interface BatchQueue {
  /** Chunks that were added to the store are to be made. */
  readonly send: (chunks: readonly ChunkRef[]) => Promise<void>;
  /** Finishes what is under way, takes nothing more. */
  readonly close: () => Promise<void>;
}
