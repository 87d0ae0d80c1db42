import type { ChunkMaker } from '../chunk.ts';
import { failed } from '../make.ts';
import type { BatchFileData, BatchResult } from '../result.ts';
import type { BatchStore, Chunk, ChunkRef } from './batch-store.ts';
import type { FileKeeper } from './kept-files.ts';

/** Dependencies for making the chunks of batches. */
export interface Workshop {
  readonly store: BatchStore;
  readonly make: ChunkMaker;
  readonly files: FileKeeper;
}

type Results = readonly BatchResult<BatchFileData>[];

/**
 * Makes a chunk and stores its results, unless it was made or cancelled meanwhile.
 * @param isLast - true for the last attempt. A request that crashes its thread is then refused, and the others are made without it.
 * @throws errors of the thread, the store or the files. A retry may succeed.
 */
export const makeChunk = async ({ store, make, files }: Workshop, ref: ChunkRef, isLast: boolean): Promise<void> => {
  const chunk = await store.chunk(ref);
  if (!chunk) return;
  const results = isLast ? await oneByOne(make, chunk) : await together(make, chunk);
  await store.finish({ batch: ref.batch, chunk: ref.chunk, ...(await files.keep(ref.batch, results)) });
};

const numbered = ({ first, requests }: Chunk) => requests.map((raw, k) => ({ line: first + k, raw }));

const together = async (make: ChunkMaker, chunk: Chunk): Promise<Results> =>
  (await make({ requests: numbered(chunk) })) as Results;

const oneByOne = async (make: ChunkMaker, chunk: Chunk): Promise<Results> => {
  const results: BatchResult<BatchFileData>[] = [];
  for (const request of numbered(chunk)) {
    try {
      results.push(...((await make({ requests: [request] })) as Results));
    } catch (error) {
      results.push(failed(request.raw, request.line, error));
    }
  }
  return results;
};
