import { availableParallelism } from 'node:os';
import {
  type Batches,
  batchesOf,
  batchThreads,
  bossQueue,
  chunkMaker,
  type FileKeeper,
  localQueue,
  parseBucket,
  type QueueTimes,
  s3Files,
  storeFiles,
} from '../batch/index.ts';
import type { Place, Records } from '../store/index.ts';
import type { Catalogue } from '../template/index.ts';
import type { ThreadScript } from '../threads/index.ts';

export interface BatchServiceOptions {
  readonly catalogue: Catalogue;
  readonly place: Place;
  readonly records: Records;
  /** What threads run, see `batchThreads`. @defaultValue none: this thread draws */
  readonly script?: ThreadScript;
  /** Where files are kept instead of the records, as `s3://bucket/prefix`. */
  readonly files?: string;
  readonly times?: QueueTimes;
  /** A batch whose requests arrive is cancelled after so long without a sign of its server, in ms. @defaultValue 60,000 */
  readonly silence?: number;
}

/** Where files are kept. @throws RangeError for an address that is not a bucket's. */
export const fileKeeper = async (files: string | undefined): Promise<FileKeeper> =>
  files === undefined ? storeFiles : s3Files(parseBucket(files));

/**
 * Batches of a server. With records in a folder this process makes them, beside its requests; in PostgreSQL they wait for
 * workers.
 */
export const batchService = async (options: BatchServiceOptions): Promise<Batches> => {
  const { place, records, script, times, silence } = options;
  if ('databaseUrl' in place) return batchesOf(records.batches, bossQueue(place.databaseUrl, times), silence);
  const files = await fileKeeper(options.files);
  // One core is left to requests.
  const jobs = Math.max(1, availableParallelism() - 1);
  const threads = script === undefined ? undefined : batchThreads(script, jobs);
  const make = threads?.make ?? chunkMaker(options.catalogue);
  const queue = localQueue({ store: records.batches, make, files }, jobs);
  const service = {
    send: queue.send,
    async close() {
      await queue.close();
      await threads?.close();
      files.close?.();
    },
  };
  return batchesOf(records.batches, service, silence);
};
