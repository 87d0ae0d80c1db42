/** Many dielines: made in threads, in order, each whole or not at all. */
export { type BatchFileOptions, type BatchProgress, type BatchRun, runBatchFile } from './batch-file.ts';
export { type ChunkMaker, type ChunkResults, type ChunkTask, chunkMaker, type NumberedRequest } from './chunk.ts';
export type { BatchRequest } from './request.ts';
export type { BatchFile, BatchFileData, BatchResult, Made, Refused } from './result.ts';
export { type BatchOptions, runBatch } from './run-batch.ts';
export { type BatchThreads, batchThreads } from './threads.ts';
