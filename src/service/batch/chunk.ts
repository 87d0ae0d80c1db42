import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type ThreadScript, threadPool } from '../../platform/threads/index.ts';
import type { Catalogue } from '../../template/index.ts';
import { makeOne, type PressMaker } from './make.ts';
import type { BatchFile, BatchFileData, BatchResult, RawRequest } from './request.ts';

/** A request and its number in the batch, from 1. */
export interface NumberedRequest {
  readonly line: number;
  readonly raw: RawRequest;
}

/** Consecutive requests for one thread. */
interface ChunkTask {
  readonly requests: readonly NumberedRequest[];
  /** Folder for files until they are moved, named by `partName`. Without it, results carry the bytes. */
  readonly parts?: string;
  /** True for files with their tool, whatever a request says. */
  readonly tool?: boolean | undefined;
  /** Folder of artwork that requests name. */
  readonly artwork?: string | undefined;
}

/** Results of a chunk, one per request in the same order. */
export type ChunkResults = readonly BatchResult<BatchFile | BatchFileData>[];

export type ChunkMaker = (task: ChunkTask) => Promise<ChunkResults>;

/** Name of a file before it is moved to its final place. */
export const partName = (line: number, { format }: Pick<BatchFile, 'format'>): string => `${line}.${format}`;

/** Task of a worker thread. @param press - makes files for the press; without it requests with artwork are refused. */
export const chunkMaker =
  (catalogue: Catalogue, press?: PressMaker): ChunkMaker =>
  async ({ requests, parts, tool, artwork }) => {
    const results: BatchResult<BatchFile | BatchFileData>[] = [];
    for (const { line, raw } of requests) {
      const result = await makeOne(catalogue, raw, line, { tool, artwork, press });
      results.push(parts === undefined || !('files' in result) ? result : { ...result, files: keep(parts, result) });
    }
    return results;
  };

const keep = (parts: string, { line, files }: { line: number; files: readonly BatchFileData[] }): BatchFile[] =>
  files.map(({ data, ...file }) => {
    writeFileSync(join(parts, partName(line, file)), data);
    return file;
  });

/**
 * Worker threads that make the requests of a batch. They start with the first chunk.
 * @param script - module of the worker threads; its default export is a `ChunkMaker`.
 * @throws RangeError unless the number of jobs is a whole number above 0.
 */
export const batchThreads = (script: ThreadScript, jobs: number = availableParallelism()) => {
  if (!Number.isSafeInteger(jobs) || jobs < 1)
    throw new RangeError(`jobs is ${jobs}; it must be a whole number from 1 up. Try ${availableParallelism()}.`);
  // No limit here: the sender limits the number of waiting chunks.
  const waiting = Number.POSITIVE_INFINITY;
  const pool = threadPool<ChunkTask, ChunkResults>({ script, what: 'batches', most: jobs, waiting });
  return { jobs, make: (task: ChunkTask) => pool.run(task), close: pool.close };
};
