import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../template/index.ts';
import { makeOne } from './make.ts';
import type { RawRequest } from './request.ts';
import type { BatchFile, BatchFileData, BatchResult } from './result.ts';

/** A request and its number in the batch, from 1. */
export interface NumberedRequest {
  readonly line: number;
  readonly raw: RawRequest;
}

/** Consecutive requests for one thread. */
export interface ChunkTask {
  readonly requests: readonly NumberedRequest[];
  /** Folder for files until they are moved, named by `partName`. Without it, results carry the bytes. */
  readonly parts?: string;
}

/** Results of a chunk, one per request in the same order. */
export type ChunkResults = readonly BatchResult<BatchFile | BatchFileData>[];

export type ChunkMaker = (task: ChunkTask) => Promise<ChunkResults>;

/** Name of a file before it is moved to its final place. */
export const partName = (line: number, { format }: Pick<BatchFile, 'format'>): string => `${line}.${format}`;

/** Task of a worker thread. */
export const chunkMaker =
  (catalogue: Catalogue): ChunkMaker =>
  async ({ requests, parts }) => {
    const results: BatchResult<BatchFile | BatchFileData>[] = [];
    for (const { line, raw } of requests) {
      const result = await makeOne(catalogue, raw, line);
      results.push(parts === undefined || !('files' in result) ? result : { ...result, files: keep(parts, result) });
    }
    return results;
  };

const keep = (parts: string, { line, files }: { line: number; files: readonly BatchFileData[] }): BatchFile[] =>
  files.map(({ data, ...file }) => {
    writeFileSync(join(parts, partName(line, file)), data);
    return file;
  });
