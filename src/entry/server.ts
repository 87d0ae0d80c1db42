/**
 * `boxwright/server`: the service over HTTP, its records and keys.
 * @module boxwright/server
 */
import { builtDocs, builtFile, builtStudio } from '../built/index.ts';
import type { RunningServer, ServeOptions, WorkOptions } from '../server/index.ts';
import type { Place, Records } from '../store/index.ts';
import { catalogue } from './catalogue.ts';
import { catalogueThread } from './catalogue-threads.ts';
import { requirePart } from './optional.ts';

/**
 * Answers over HTTP, with records that last. Loads what it needs when it is called.
 *
 * @example
 * const { url, firstKeys, close } = await serve({ place: { data: 'boxwright-data' }, port: 0 });
 * console.log(url, firstKeys);
 * await close();
 * @throws MissingPartError where the packages of the server are not installed; Error where the records cannot be opened or the
 * address is taken.
 */
export const serve = async (
  options: Omit<ServeOptions, 'catalogue'> & Partial<Pick<ServeOptions, 'catalogue'>>,
): Promise<RunningServer> => {
  requirePart('server');
  checkPlace(options?.place);
  if ('databaseUrl' in options.place) requirePart('postgres');
  const { serve: start } = await import('../server/index.ts');
  // Threads and the studio know the built-in catalogue alone.
  const pageScript = options.catalogue
    ? {}
    : {
        pageScript: catalogueThread('page'),
        batchScript: catalogueThread('batch'),
        drawScript: catalogueThread('draw'),
      };
  const studio = options.catalogue ? undefined : builtStudio();
  if (options.batchFiles !== undefined) requirePart('s3');
  const docs = builtDocs();
  return start({
    catalogue,
    nestScript: builtFile('threads/nest.js'),
    ...pageScript,
    ...(docs !== undefined && { docs }),
    ...(studio !== undefined && { studio }),
    ...options,
  });
};

/**
 * Makes the batches of servers that share a PostgreSQL database, until the signal is aborted.
 * @throws MissingPartError where pg, pg-boss, piscina or, with files in S3, its client is not installed; Error where the
 * database cannot be reached.
 * @example
 * const { BOXWRIGHT_DATABASE_URL: databaseUrl } = process.env;
 * const stop = new AbortController();
 * process.once('SIGTERM', () => stop.abort());
 * if (databaseUrl) await work({ databaseUrl, signal: stop.signal });
 */
export const work = async (options: Omit<WorkOptions, 'script'>): Promise<void> => {
  requirePart('work');
  if (options.files !== undefined) requirePart('s3');
  const { work: start } = await import('../server/index.ts');
  return start({ script: catalogueThread('batch'), ...options });
};

/**
 * Records and keys in a folder or in a database, as `serve` has them; a `store` for `boxwright()`, too.
 * @example
 * const store = await openRecords({ data: 'boxwright-data' });
 * const api = boxwright({ store });
 * await store.close();
 */
export const openRecords = async (place: Place): Promise<Records> => {
  checkPlace(place);
  requirePart('databaseUrl' in place ? 'postgres' : 'records');
  return (await import('../store/index.ts')).openRecords(place);
};

/**
 * Copies the records of a folder to a new file while servers go on writing. @throws Error as it says.
 * @example
 * const store = await openRecords({ data: 'boxwright-data' });
 * await backUp('boxwright-data', 'backup.db');
 * await store.close();
 */
export const backUp = async (folder: string, file: string): Promise<void> => {
  requirePart('records');
  await (await import('../store/index.ts')).backUp(folder, file);
};

/** @throws RangeError where nothing says where records are. */
const checkPlace = (place: Partial<Record<'data' | 'databaseUrl', unknown>> | undefined): void => {
  if (place?.data === undefined && place?.databaseUrl === undefined)
    throw new RangeError(
      "The place of the records is missing. Name a folder, { data: 'boxwright-data' }, or a databaseUrl.",
    );
};

/** Keys of the service: made, and recognized by their hashes. */
export * as keys from '../keys/index.ts';
export type { RunningServer, ServeOptions } from '../server/index.ts';
export type { Place, Records } from '../store/index.ts';
export { MissingPartError } from './optional.ts';
export * from './service.ts';
