import type { ChunkMaker } from '../chunk.ts';
import { failed } from '../make.ts';
import type { BatchFileData, BatchResult } from '../request.ts';
import type { BatchStore, TakenChunk } from './batch-store.ts';
import type { FileKeeper } from './kept-files.ts';

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
export class KeepingFailed extends Error {}

/**
 * Makes a chunk and stores its results, unless it was made or cancelled meanwhile. A request that crashes its thread is refused alone.
 * @throws errors of the thread; KeepingFailed with its cause. A retry may succeed.
 */
export const makeChunk = async ({ store, make, files }: Workshop, chunk: TakenChunk): Promise<void> => {
  const results = await resultsOf(make, chunk);
  const { batch, chunk: number } = chunk;
  try {
    await store.finish({ batch, chunk: number, ...(await files.keep(batch, results)) });
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
