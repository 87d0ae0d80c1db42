import type { ThreadScript } from '../threads/index.ts';
import type { ChunkResults, NumberedRequest } from './chunk.ts';
import { type OutputFolder, openOutputFolder } from './output-folder.ts';
import type { BatchFileData, BatchResult } from './result.ts';
import { batchThreads } from './threads.ts';

/** Requests that a thread makes at once: large enough that the messages cost nothing, small enough that no thread waits at the end. */
const CHUNK = 16;

export interface BatchOptions {
  /** Threads that draw. The files do not depend on it. @defaultValue one for each core */
  readonly jobs?: number;
  /** Where the files are written; it is made where it is missing. Left out, results hold the bytes as `data`. */
  readonly directory?: string;
  /** Ends the batch: no request is begun any more, and the results of those under way are the last. */
  readonly signal?: AbortSignal;
}

type Requests = AsyncIterable<NumberedRequest> | Iterable<NumberedRequest>;

/**
 * Makes dielines in threads and yields what became of each, in the order of the requests. How much is under way does not
 * depend on their number.
 * @param script - see `batchThreads`.
 */
export async function* runBatch(
  script: ThreadScript,
  requests: Requests,
  { jobs, directory, signal }: BatchOptions = {},
): AsyncGenerator<BatchResult, void, undefined> {
  const threads = batchThreads(script, jobs);
  let output: OutputFolder | undefined;
  const underWay: Promise<ChunkResults>[] = [];
  try {
    output = directory === undefined ? undefined : openOutputFolder(directory);
    const parts = output && { parts: output.parts };
    const most = 2 * threads.jobs + 2;
    for await (const chunk of inChunks(requests)) {
      if (signal?.aborted) break;
      const made = threads.make({ requests: chunk, ...parts });
      // It is awaited in its turn.
      made.catch(() => undefined);
      underWay.push(made);
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

async function* inChunks(requests: Requests): AsyncGenerator<NumberedRequest[]> {
  let chunk: NumberedRequest[] = [];
  for await (const request of requests) {
    if (chunk.push(request) < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length) yield chunk;
}
