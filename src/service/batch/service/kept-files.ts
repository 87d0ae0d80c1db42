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

/** Stores files with the results of the chunk; the server serves them at `/files/…`. */
export const storeFiles: FileKeeper = {
  async keep(batch, results) {
    const files: FinishedChunk['files'][number][] = [];
    const stored = results.map((result): KeptResult => {
      if (!('files' in result)) return result;
      return {
        ...result,
        files: result.files.map(({ data, ...file }) => {
          const key = `${batch}-${result.line}.${file.format}`;
          files.push({ key, name: file.name, type: formats[file.format].mediaType, data });
          return { ...file, url: `/files/${key}` };
        }),
      };
    });
    return { results: stored, files };
  },
};
