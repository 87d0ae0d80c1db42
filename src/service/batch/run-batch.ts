import type { ThreadScript } from '../../platform/threads/index.ts';
import { batchThreads, type ChunkResults, type NumberedRequest } from './make.ts';
import { type OutputFolder, openOutputFolder } from './output-folder.ts';
import type { BatchFileData, BatchResult } from './request.ts';

/** Requests per message to a thread: large enough to make messages cheap, small enough to keep all threads busy until the end. */
const REQUESTS_PER_MESSAGE = 16;

export interface BatchOptions {
  /** Number of worker threads. It does not change the files. @defaultValue one per core */
  readonly jobs?: number;
  /** Folder for the files, created if missing. Without it, results carry the bytes as `data`. */
  readonly directory?: string;
  /** True for files with the tool of a die, whatever a request says. @defaultValue false */
  readonly tool?: boolean | undefined;
  /** Folder of artwork that requests name. @defaultValue none: such requests are refused */
  readonly artwork?: string | undefined;
  /** Stops the batch: no new request starts, and the results of running ones are the last. */
  readonly signal?: AbortSignal;
}

/** Makes dielines in threads and yields results in the order of requests, in constant memory. @param script - see `batchThreads`. */
export async function* runBatch(
  script: ThreadScript,
  requests: AsyncIterable<NumberedRequest> | Iterable<NumberedRequest>,
  { jobs, directory, signal, tool, artwork }: BatchOptions = {},
): AsyncGenerator<BatchResult, void, undefined> {
  const threads = batchThreads(script, jobs);
  let output: OutputFolder | undefined;
  const underWay: Promise<ChunkResults>[] = [];
  try {
    output = directory === undefined ? undefined : openOutputFolder(directory);
    const parts = output && { parts: output.parts };
    const most = 2 * threads.jobs + 2;
    for await (const chunk of inChunks(requests, REQUESTS_PER_MESSAGE)) {
      if (signal?.aborted) break;
      const pending = threads.make({ requests: chunk, tool, artwork, ...parts });
      // Prevent an unhandled rejection: the error is thrown when this result is awaited.
      pending.catch(() => undefined);
      underWay.push(pending);
      if (underWay.length === most) yield* accepted(await underWay.shift()!, output);
    }
    while (underWay.length) yield* accepted(await underWay.shift()!, output);
  } finally {
    await threads.close();
    output?.close();
  }
}

function* accepted(results: ChunkResults, output: OutputFolder | undefined): Generator<BatchResult<BatchFileData>> {
  for (const result of results) yield (output ? output.accept(result) : result) as BatchResult<BatchFileData>;
}

/** Things by so many at a time, as they come. */
export async function* inChunks<T>(things: AsyncIterable<T> | Iterable<T>, size: number): AsyncGenerator<T[]> {
  let chunk: T[] = [];
  for await (const thing of things) {
    if (chunk.push(thing) < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length) yield chunk;
}
