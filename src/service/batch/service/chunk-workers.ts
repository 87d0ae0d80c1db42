import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ChunkRef } from './batch-store.ts';
import { type SignTimes, signsOfLife } from './heartbeats.ts';
import { KeepingFailed, makeChunk, type Workshop } from './make-chunk.ts';

/** Pauses after a failure: a retry makes the whole chunk again. */
const FAILURE_PAUSES = 10;

/** Intervals in ms. */
export interface WorkTimes extends SignTimes {
  /** Until an idle worker looks for chunks; ten times as long after a failure. @defaultValue 500 */
  readonly pause?: number;
}

export type ChunkWorkers = ReturnType<typeof chunkWorkers>;

/**
 * Makes waiting chunks of a store, the queue of its processes; accounts take turns. Chunks of processes without signs of life are free.
 * @param jobs - number of concurrent chunks.
 * @param onChunk - called when a chunk ends, and without a chunk when the store fails.
 */
export const chunkWorkers = (
  workshop: Workshop,
  jobs: number,
  onChunk: (ref: ChunkRef | undefined, error?: unknown) => void = () => {},
  { pause = 500, ...times }: WorkTimes = {},
) => {
  const { store } = workshop;
  const worker = randomBytes(9).toString('base64url');
  /** The account that had the last turn. */
  let after = '';
  let inWork = 0;
  let isClosed = false;
  let alarm = new AbortController();
  const sleep = (ms: number) => setTimeout(ms, undefined, { signal: alarm.signal, ref: false }).catch(() => undefined);
  const wake = (): void => {
    alarm.abort();
    alarm = new AbortController();
  };

  const isReleased = (chunk: ChunkRef, error: unknown): Promise<boolean> =>
    store.release(worker, chunk, !(error instanceof KeepingFailed)).then(
      () => true,
      () => false,
    );
  /** @returns false when nothing waits. */
  const makeNext = async (): Promise<boolean> => {
    const chunk = await store.take(worker, after);
    if (!chunk) return false;
    after = chunk.account;
    inWork++;
    try {
      await makeChunk(workshop, chunk);
      onChunk(chunk);
    } catch (error) {
      onChunk(chunk, error);
      await sleep(FAILURE_PAUSES * pause);
      // While the store is away, the chunk stays with this process, which goes on giving signs of life.
      while (!isClosed && !(await isReleased(chunk, error))) await sleep(FAILURE_PAUSES * pause);
    } finally {
      inWork--;
    }
    return true;
  };
  const work = async (): Promise<void> => {
    while (!isClosed) {
      try {
        if (await makeNext()) continue;
      } catch (error) {
        // The store may come back later.
        onChunk(undefined, error);
      }
      if (!isClosed) await sleep(pause);
    }
  };

  const endSigns = signsOfLife(store, worker, () => inWork > 0, wake, times);
  const working = Array.from({ length: jobs }, work);
  return {
    /** Looks for chunks at once. */
    wake,
    /** Finishes running chunks and takes no more. */
    async close() {
      isClosed = true;
      wake();
      await Promise.all(working);
      endSigns();
    },
  };
};
