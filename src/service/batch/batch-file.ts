import { hash } from 'node:crypto';
import { closeSync, createReadStream, existsSync, fdatasyncSync, openSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ThreadScript } from '../../platform/threads/index.ts';
import { isObject, parseJson } from '../../values/index.ts';
import { textLines } from './lines.ts';
import type { NumberedRequest } from './make.ts';
import type { BatchResult } from './request.ts';
import { type BatchOptions, runBatch } from './run-batch.ts';

export interface BatchFileOptions extends Omit<BatchOptions, 'directory'> {
  /** Requests, one JSON object per line. */
  readonly requests: AsyncIterable<Uint8Array>;
  readonly directory: string;
  /** Path of the results file. Requests with a result in it are not made again. */
  readonly results: string;
}

export interface BatchProgress {
  /** Number of answered requests; how many of them an earlier run answered (`before`), and how many were refused. */
  answered: number;
  before: number;
  refused: number;
  /** Bytes read from the list; how many of them belong to requests of an earlier run (`bytesBefore`). */
  bytes: number;
  bytesBefore: number;
}

export interface BatchRun {
  /** Updated while the results are read. */
  readonly progress: Readonly<BatchProgress>;
  /** New results, in the order of the list. Each one is in the results file before it is yielded. */
  readonly results: AsyncGenerator<BatchResult, void, undefined>;
}

/** Makes a list of dielines, writes a result for each, and resumes a run. Results throw Error when the list or files no longer match. */
export const runBatchFile = (script: ThreadScript, options: BatchFileOptions): BatchRun => {
  const progress: BatchProgress = { answered: 0, before: 0, refused: 0, bytes: 0, bytesBefore: 0 };
  return { progress, results: run(script, options, progress) };
};

async function* run(
  script: ThreadScript,
  { requests, directory, results: path, ...options }: BatchFileOptions,
  progress: BatchProgress,
): AsyncGenerator<BatchResult, void, undefined> {
  const file = openResultsFile(path);
  /** Digests of the requests in progress, oldest first, in the same order as their results. */
  const digests: string[] = [];
  // A plant or a tool makes other files of the same requests.
  const { plant } = (typeof script === 'string' ? {} : script.data) as { readonly plant?: object };
  const by = (plant ? JSON.stringify(plant) : '') + (options.tool ? 'tool' : '');
  const count = (result: BatchResult): void => {
    progress.answered++;
    if ('error' in result) progress.refused++;
  };

  async function* left(): AsyncGenerator<NumberedRequest> {
    let isNew = false;
    for await (const { line, text, end } of textLines(requests)) {
      progress.bytes = end;
      const request = digestOf(text + by);
      const kept = isNew ? undefined : await file.next();
      if (kept) {
        if (kept.line !== line || kept.request !== request) throw changed(path, line);
        if ('files' in kept) need(directory, path, kept.files);
        progress.before++;
        progress.bytesBefore = end;
        count(kept);
        continue;
      }
      isNew = true;
      digests.push(request);
      yield { line, raw: text };
    }
    if (!isNew && (await file.next())) throw changed(path, progress.answered + 1);
  }

  try {
    for await (const result of runBatch(script, left(), { ...options, directory })) {
      file.add({ ...result, request: digests.shift()! });
      count(result);
      yield result;
    }
  } finally {
    file.close();
  }
}

const need = (directory: string, path: string, files: readonly { readonly name: string }[]): void => {
  const missing = files.find(({ name }) => !existsSync(join(directory, name)));
  if (missing)
    throw new Error(
      `${missing.name} is not in ${directory} any more, but ${path} says it was made. Put it back, or remove ${path} to start over.`,
    );
};

const changed = (path: string, line: number): Error =>
  new Error(
    `Line ${line} of the list is not the request that ${path} answers: the list or the plant was changed. Name another file with --results to start over.`,
  );

/** Twelve hexadecimal digits: enough to detect an accidental change, not a deliberate one. */
const digestOf = (text: string): string => hash('sha256', text).slice(0, 12);

/** A result with a digest of its request, to detect changes in the list. */
export type StoredResult = BatchResult & { readonly request: string };

const START = '{"line":';

/** Opens or creates a file of results, one JSON object per line, in the order of the requests; adding removes an incomplete last line. `next` throws Error for another file, left unchanged. */
export const openResultsFile = (path: string) => {
  const lines = existsSync(path) ? textLines(createReadStream(path)) : undefined;
  let whole = 0;
  let isBroken = false;
  let file: number | undefined;

  const begin = (): number => {
    if (isBroken) truncateSync(path, whole);
    return openSync(path, 'a');
  };
  return {
    /** The next result of an earlier run; undefined at the end. */
    async next(): Promise<StoredResult | undefined> {
      const { value: line } = (await lines?.next()) ?? {};
      if (!line) return undefined;
      const { text } = line;
      // An incomplete line may be shorter than its usual start.
      if (!text.startsWith(START) && (line.whole || !START.startsWith(text))) throw foreign(path, line.line);
      if (!line.whole) {
        isBroken = true;
        return undefined;
      }
      whole = line.end;
      return resultIn(text) ?? Promise.reject(foreign(path, line.line));
    },
    /** Appends a result. Call it only after reading all earlier ones. */
    add(result: StoredResult): void {
      file ??= begin();
      const { line, request, ...rest } = result;
      writeSync(file, `${JSON.stringify({ line, request, ...rest })}\n`);
    },
    close(): void {
      if (file === undefined) return;
      fdatasyncSync(file);
      closeSync(file);
    },
  };
};

const resultIn = (text: string): StoredResult | undefined => {
  const result = parseJson(text);
  const isResult = isObject(result) && typeof result.request === 'string' && ('files' in result || 'error' in result);
  return isResult ? (result as unknown as StoredResult) : undefined;
};

const foreign = (path: string, line: number): Error =>
  new Error(`${path}, line ${line} is not a result of a batch. Name another file with --results.`);
