/** Many dielines at once, in worker threads. */
import {
  type BatchFileData,
  type BatchFileOptions,
  type BatchOptions,
  type BatchRequest,
  type BatchResult,
  type BatchRun,
  runBatchFile,
  runBatch as runInThreads,
} from '../service/batch/index.ts';
import { catalogueThread } from './catalogue-threads.ts';
import { requirePart } from './optional.ts';

const script = () => {
  requirePart('batch');
  return catalogueThread('batch');
};

/**
 * Makes many dielines in worker threads and yields one result per request, in the order of the requests. A request that cannot be
 * made yields a result with the reason. Memory does not grow with the number of requests. The files do not depend on `jobs`.
 *
 * @example
 * const requests = [{ key: 'tea', template: 'becf-10101', formats: ['dxf'] as const, variables: { length: 60 } }];
 * for await (const result of batch(requests, { directory: 'dies' }))
 *   console.log(result.key, 'error' in result ? result.error : result.files.map(({ name }) => name));
 * @throws MissingPartError when piscina is not installed; Error when the folder cannot be written; RangeError for an invalid number of
 * jobs.
 */
export function batch(
  requests: Iterable<BatchRequest> | AsyncIterable<BatchRequest>,
  options: BatchOptions & { readonly directory: string },
): AsyncGenerator<BatchResult, void, undefined>;
/** Without a directory, each result carries the bytes of its files as `data`. */
export function batch(
  requests: Iterable<BatchRequest> | AsyncIterable<BatchRequest>,
  options?: BatchOptions,
): AsyncGenerator<BatchResult<BatchFileData>, void, undefined>;
export async function* batch(
  requests: Iterable<BatchRequest> | AsyncIterable<BatchRequest>,
  options: BatchOptions = {},
): AsyncGenerator<BatchResult, void, undefined> {
  yield* runInThreads(script(), numbered(requests), options);
}

async function* numbered(requests: Iterable<BatchRequest> | AsyncIterable<BatchRequest>) {
  let line = 0;
  for await (const raw of requests) yield { line: ++line, raw };
}

/**
 * Makes the dielines of a JSON Lines list and writes a file of results. Calling it again resumes an interrupted run.
 * @example
 * const list = new TextEncoder().encode('{"key":"tea","template":"becf-10101","formats":["svg"]}\n');
 * async function* requests() {
 *   yield list;
 * }
 * const run = batchFile({ requests: requests(), directory: '.', results: 'results.jsonl' });
 * for await (const { key } of run.results) console.log(key, run.progress.answered);
 */
export const batchFile = (options: BatchFileOptions): BatchRun => runBatchFile(script(), options);

export type {
  BatchFile,
  BatchFileData,
  BatchFileOptions,
  BatchOptions,
  BatchProgress,
  BatchRequest,
  BatchResult,
  BatchRun,
  Made,
  Refused,
} from '../service/batch/index.ts';
export { csvRequests, plantFromTable } from '../service/batch/index.ts';
