import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type ChunkMaker, failed } from '../make.ts';
import type { BatchFileData, BatchResult } from '../request.ts';
import type { BatchStore, ChunkRef, TakenChunk } from './batch-store.ts';
import { type SignTimes, signsOfLife } from './heartbeats.ts';
import type { FileKeeper } from './kept-files.ts';

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

  const isReleased = ({ batch, chunk }: ChunkRef, error: unknown): Promise<boolean> =>
    store.releaseChunk({ batch, chunk, worker, isTried: !(error instanceof KeepingFailed) }).then(
      () => true,
      () => false,
    );
  /** @returns false when nothing waits. */
  const makeNext = async (): Promise<boolean> => {
    const chunk = await store.takeChunk({ worker, after });
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

export interface Workshop {
  readonly store: BatchStore;
  readonly make: ChunkMaker;
  readonly files: FileKeeper;
}

/** Tries of a chunk as a whole, then request by request. After those its requests are refused: they crash whoever makes them. */
const WHOLE_TRIES = 3;
const MAX_TRIES = 8;

type Results = readonly BatchResult<BatchFileData>[];

/** A failure of the store or of the files: it says nothing about the chunk. */
class KeepingFailed extends Error {}

/**
 * Makes a chunk and stores its results, unless it was made or cancelled meanwhile. A request that crashes its thread is refused alone.
 * @throws errors of the thread; KeepingFailed with its cause. A retry may succeed.
 */
export const makeChunk = async ({ store, make, files }: Workshop, chunk: TakenChunk): Promise<void> => {
  const results = await resultsOf(make, chunk);
  const { batch, chunk: number } = chunk;
  try {
    await store.finishChunk({ batch, chunk: number, ...(await files.keep(batch, results)) });
  } catch (cause) {
    throw new KeepingFailed(String(cause), { cause });
  }
};

const resultsOf = async (make: ChunkMaker, chunk: TakenChunk): Promise<Results> => {
  const requests = chunk.requests.map((raw, k) => ({ line: chunk.first + k, raw }));
  if (chunk.tries > MAX_TRIES) return requests.map(({ raw, line }) => failed(raw, line, 'it was tried too often'));
  if (chunk.tries <= WHOLE_TRIES) return (await make({ requests })) as Results;
  const results: BatchResult<BatchFileData>[] = [];
  for (const request of requests) {
    try {
      results.push(...((await make({ requests: [request] })) as Results));
    } catch (error) {
      results.push(failed(request.raw, request.line, error));
    }
  }
  return results;
};
