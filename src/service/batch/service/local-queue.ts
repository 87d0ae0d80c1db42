import { setTimeout } from 'node:timers/promises';
import type { ChunkRef } from './batch-store.ts';
import { makeChunk, type Workshop } from './make-chunk.ts';
import type { BatchQueue } from './queue.ts';

/** Number of attempts per chunk, and the delay in ms. */
const TRIES = 3;
const APART = 1000;

const nameOf = ({ batch, chunk }: ChunkRef): string => `${batch} ${chunk}`;

/**
 * Makes the chunks of a store in this process. The store itself is the queue: its waiting chunks are the remaining work, also after
 * a kill.
 * @param jobs - number of concurrent chunks.
 */
export const localQueue = (workshop: Workshop, jobs: number): BatchQueue => {
  const underWay = new Map<string, Promise<void>>();
  let closed = false;
  let isLooking = false;
  let again = false;

  const make = async (ref: ChunkRef): Promise<void> => {
    for (let tried = 1; !closed; tried++) {
      try {
        return await makeChunk(workshop, ref, tried >= TRIES);
      } catch {
        // The store is unreachable or full: retry the chunk later.
        await setTimeout(APART * Math.min(tried, 30), undefined, { ref: false });
      }
    }
  };
  const look = async (): Promise<void> => {
    again = true;
    if (isLooking) return;
    isLooking = true;
    while (again && !closed) {
      again = false;
      const waiting = await workshop.store.waiting(2 * jobs).catch(() => []);
      for (const ref of waiting) {
        const name = nameOf(ref);
        if (underWay.size >= jobs || underWay.has(name)) continue;
        const pending = make(ref).finally(() => {
          underWay.delete(name);
          void look();
        });
        underWay.set(name, pending);
      }
    }
    isLooking = false;
  };
  void look();
  return {
    send: async () => void look(),
    async close() {
      closed = true;
      await Promise.all(underWay.values());
    },
  };
};
