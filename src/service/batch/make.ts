import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ApiError, orRefuse, refuse } from '../../api/index.ts';
import { ask, type DielineFiles, DrawnDieline, doesNotFit } from '../../engine/index.ts';
import { type ThreadScript, threadPool } from '../../platform/threads/index.ts';
import type { Catalogue } from '../../template/index.ts';
import { roundTo } from '../../values/index.ts';
import {
  type BatchFile,
  type BatchFileData,
  type BatchResult,
  keyOf,
  type Made,
  type RawRequest,
  type Refused,
  readBatchRequest,
} from './request.ts';

/** The artwork of a file in a folder below the die. */
export type PressMaker = (
  box: DielineFiles,
  folder: string,
  name: string,
) => Promise<{ readonly pdf: Uint8Array; readonly findings: readonly { level: string; sentence: string }[] }>;

/** Decimals of an area, as in the service. */
const AREA_DECIMALS = 4;

/** Makes the files of one request. Never throws: errors become results, so that one bad line does not end a batch. */
export const makeOne = (...given: Parameters<typeof make>): Promise<BatchResult<BatchFileData>> =>
  make(...given).catch((error: unknown) => failed(given[1], given[2], error));

export const failed = (raw: RawRequest, line: number, error: unknown): Refused => ({
  line,
  key: keyOf(raw, line),
  error:
    error instanceof ApiError
      ? error.body
      : { message: `Boxwright failed on this request. This is an error of Boxwright, not of the request: ${error}` },
});

const make = async (
  catalogue: Catalogue,
  raw: RawRequest,
  line: number,
  { tool: all = false, artwork: folder }: Pick<ChunkTask, 'tool' | 'artwork'> = {},
  press?: PressMaker,
): Promise<Made<BatchFileData>> => {
  const request = readBatchRequest(raw, line);
  const { key, template, variables: values, artwork, profile } = request;
  const box = new DrawnDieline(orRefuse(ask(catalogue, { template, values, names: 'own' })));
  const files: BatchFileData[] = [];
  let findings: Made['findings'];
  for (const format of request.formats) {
    const header = format === 'pdf' && request.pdfHeader ? box.header : undefined;
    const options = { tool: all || request.tool, ...(header && { header }), ...(profile && { profile }) };
    let file: string | Uint8Array;
    if (format === 'pdf' && artwork !== undefined) {
      if (!press || folder === undefined)
        throw unread('A server reads no artwork of a folder: only the command line and the library do.');
      const made = await press(box, folder, artwork).catch((error: unknown) => {
        throw isOfFile(error) ? unread(`${artwork}: ${error.message}`) : error;
      });
      [file, findings] = [made.pdf, made.findings.map(({ level, sentence }) => `${level}: ${sentence}`)];
    } else
      file = await box.file(format, options).catch((error: unknown) => {
        throw refuse(doesNotFit(error, format));
      });
    const data = typeof file === 'string' ? Buffer.from(file) : file;
    files.push({ format, name: `${key}.${format}`, bytes: data.length, sha256: hash('sha256', data), data });
  }
  const by = box.plant && { plant: box.plant.table };
  const area = roundTo(box.area, AREA_DECIMALS);
  return { line, key, template: box.id, area, files, ...by, ...(findings && { findings }) };
};

const unread = (message: string) => new ApiError(400, { message: 'The artwork cannot be used', errors: [{ message }] });

/** True where the file is at fault, or a package that reads it is not there. */
const isOfFile = (error: unknown): error is Error =>
  error instanceof Error && /^(UnreadableError|RangeError|MissingPartError)$/.test(error.name);

/** A request and its number in the batch, from 1. */
export interface NumberedRequest {
  readonly line: number;
  readonly raw: RawRequest;
}

/** Consecutive requests for one thread. */
interface ChunkTask {
  readonly requests: readonly NumberedRequest[];
  /** Folder for files until they are moved, named by `partName`. Without it, results carry the bytes. */
  readonly parts?: string;
  /** True for files with their tool, whatever a request says. */
  readonly tool?: boolean | undefined;
  /** Folder of artwork that requests name. */
  readonly artwork?: string | undefined;
}

/** Results of a chunk, one per request in the same order. */
export type ChunkResults = readonly BatchResult<BatchFile | BatchFileData>[];

export type ChunkMaker = (task: ChunkTask) => Promise<ChunkResults>;

/** Name of a file before it is moved to its final place. */
export const partName = (line: number, { format }: Pick<BatchFile, 'format'>): string => `${line}.${format}`;

/** Task of a worker thread. @param press - makes files for the press; without it requests with artwork are refused. */
export const chunkMaker =
  (catalogue: Catalogue, press?: PressMaker): ChunkMaker =>
  async ({ requests, parts, tool, artwork }) => {
    const results: BatchResult<BatchFile | BatchFileData>[] = [];
    for (const { line, raw } of requests) {
      const result = await makeOne(catalogue, raw, line, { tool, artwork }, press);
      results.push(parts === undefined || !('files' in result) ? result : { ...result, files: keep(parts, result) });
    }
    return results;
  };

const keep = (parts: string, { line, files }: { line: number; files: readonly BatchFileData[] }): BatchFile[] =>
  files.map(({ data, ...file }) => {
    writeFileSync(join(parts, partName(line, file)), data);
    return file;
  });

/**
 * Worker threads that make the requests of a batch. They start with the first chunk.
 * @param script - module of the worker threads; its default export is a `ChunkMaker`.
 * @throws RangeError unless the number of jobs is a whole number above 0.
 */
export const batchThreads = (script: ThreadScript, jobs: number = availableParallelism()) => {
  if (!Number.isSafeInteger(jobs) || jobs < 1)
    throw new RangeError(`jobs is ${jobs}; it must be a whole number from 1 up. Try ${availableParallelism()}.`);
  // No limit here: the sender limits the number of waiting chunks.
  const waiting = Number.POSITIVE_INFINITY;
  const pool = threadPool<ChunkTask, ChunkResults>({ script, what: 'batches', most: jobs, waiting });
  return { jobs, make: (task: ChunkTask) => pool.run(task), close: pool.close };
};
