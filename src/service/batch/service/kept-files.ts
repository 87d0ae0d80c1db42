import { formats } from '../../../formats/index.ts';
import type { BatchFileData, BatchResult } from '../request.ts';
import type { FinishedChunk, KeptResult } from './batch-store.ts';

/** Stores the files of a chunk and returns their addresses. The same files may arrive twice, after a worker was killed. */
export interface FileKeeper {
  readonly keep: (
    batch: string,
    results: readonly BatchResult<BatchFileData>[],
  ) => Promise<Pick<FinishedChunk, 'results' | 'files'>>;
  readonly close?: () => void;
}

/** The results with an address in place of the bytes of each file. @param keep - takes a file of a line, and returns its address */
export const addressed = (
  results: readonly BatchResult<BatchFileData>[],
  keep: (file: BatchFileData, line: number) => string,
): KeptResult[] =>
  results.map((result): KeptResult => {
    if (!('files' in result)) return result;
    const withAddress = ({ data, ...file }: BatchFileData) => ({ ...file, url: keep({ data, ...file }, result.line) });
    return { ...result, files: result.files.map(withAddress) };
  });

/** Stores files with the results of the chunk; the server serves them at `/files/…`. */
export const storeFiles: FileKeeper = {
  async keep(batch, results) {
    const files: FinishedChunk['files'][number][] = [];
    const stored = addressed(results, ({ name, format, data }, line) => {
      const key = `${batch}-${line}.${format}`;
      files.push({ key, name, type: formats[format].mediaType, data });
      return `/files/${key}`;
    });
    return { results: stored, files };
  },
};
