/** Many dielines at once, in threads. */
import {
  type BatchFileData,
  type BatchFileOptions,
  type BatchOptions,
  type BatchRequest,
  type BatchResult,
  type BatchRun,
  runBatchFile,
  runBatch as runInThreads,
} from '../batch/index.ts';
import { catalogueThread } from './catalogue-threads.ts';
import { requirePart } from './optional.ts';

const script = () => {
  requirePart('batch');
  return catalogueThread('batch');
};

/**
 * Makes many dielines in threads and yields what became of each, in the order of the requests. A request that cannot be made
 * is a result as well, with the reason. Memory does not depend on how many there are, and the files do not depend on `jobs`.
 *
 * @example
 * const requests = [{ key: 'tea', template: 'becf-10101', formats: ['dxf'] as const, variables: { length: 60 } }];
 * for await (const result of batch(requests, { directory: 'dies' }))
 *   console.log(result.key, 'error' in result ? result.error : result.files.map(({ name }) => name));
 * @throws MissingPartError where piscina is not installed; Error where the folder cannot be written; RangeError for a
 * number of jobs that is not one.
 */
export function batch(
  requests: Iterable<BatchRequest> | AsyncIterable<BatchRequest>,
  options: BatchOptions & { readonly directory: string },
): AsyncGenerator<BatchResult, void, undefined>;
/** Without a directory each file comes with its bytes, as `data`. */
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
 * Makes the dielines of a list of one JSON object a line, with a file of results. The same call again goes on where an earlier
 * one ended, however it ended.
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
} from '../batch/index.ts';
