/** Makes many dielines in threads, in order. Each one is made completely or not at all. */
export { type BatchFileOptions, type BatchProgress, type BatchRun, runBatchFile } from './batch-file.ts';
export { csvRequests, csvRows } from './csv-requests.ts';
export { textLines } from './lines.ts';
export { batchThreads, chunkMaker } from './make.ts';
export { plantFromTable } from './plant-table.ts';
export type { BatchFile, BatchFileData, BatchRequest, BatchResult, Made, RawRequest, Refused } from './request.ts';
export { type BatchOptions, runBatch } from './run-batch.ts';
export * from './service/batch-store.ts';
export { type Batches, batchesOf, isDone } from './service/batches.ts';
export { chunkWorkers, type Workshop, type WorkTimes } from './service/chunk-workers.ts';
export { byClock, type SignTimes, signsOfLife } from './service/heartbeats.ts';
export { type FileKeeper, storeFiles } from './service/kept-files.ts';
export { parseBucket, s3Files } from './service/s3-files.ts';
