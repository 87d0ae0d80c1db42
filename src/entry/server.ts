/**
 * `boxwright/server`: the service over HTTP, its records and keys.
 * @module boxwright/server
 */
import { builtDocs, builtFile, builtStudio } from '../platform/built/index.ts';
import type { RunningServer, ServeOptions, WorkOptions } from '../server/index.ts';
import type { Place, Records } from '../server/store/index.ts';
import { catalogue, templatesPath } from './catalogue.ts';
import { catalogueThread } from './catalogue-threads.ts';
import { requirePart } from './optional.ts';

/**
 * Starts the server, with persistent records. Loads its packages on the first call.
 * @example
 * const { url, firstKeys, close } = await serve({ place: { data: 'boxwright-data' }, port: 0 });
 * console.log(url, firstKeys);
 * await close();
 * @throws MissingPartError for packages that are not installed; Error when the records cannot be opened or the address is in use.
 */
export const serve = async (
  options: Omit<ServeOptions, 'catalogue'> & Partial<Pick<ServeOptions, 'catalogue'>>,
): Promise<RunningServer> => {
  requirePart('server');
  checkPlace(options?.place);
  if ('databaseUrl' in options.place) requirePart('postgres');
  const { serve: start } = await import('../server/index.ts');
  // Threads and the studio know only the built-in catalogue.
  const ofCatalogue = options.catalogue
    ? {}
    : {
        pageScript: catalogueThread('page'),
        batchScript: catalogueThread('batch'),
        drawScript: catalogueThread('draw'),
        pressScript: catalogueThread('press'),
        studio: builtStudio(),
      };
  if (options.batchFiles !== undefined) requirePart('s3');
  const ownModules =
    templatesPath === undefined ? undefined : await (await import('./own-templates.ts')).ownModules(templatesPath);
  return start({
    catalogue,
    ownModules,
    nestScript: builtFile('threads/nest.js'),
    ...ofCatalogue,
    docs: builtDocs(),
    ...options,
  });
};

/**
 * Makes the batches of servers that share a PostgreSQL database, until the signal is aborted.
 * @throws MissingPartError when pg, piscina or (for files in S3) the S3 client is missing; Error when the database cannot be reached.
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
 * Opens the records and keys of `serve`, in a folder or in a database. Also a `store` for `boxwright()`.
 * @example
 * const store = await openRecords({ data: 'boxwright-data' });
 * const api = boxwright({ store });
 * await store.close();
 */
export const openRecords = async (place: Place): Promise<Records> => {
  checkPlace(place);
  requirePart('databaseUrl' in place ? 'postgres' : 'records');
  return (await import('../server/store/index.ts')).openRecords(place);
};

/**
 * Copies the records of a folder to a new file while servers keep writing. @throws Error with the reason.
 * @example
 * const store = await openRecords({ data: 'boxwright-data' });
 * await backUp('boxwright-data', 'backup.db');
 * await store.close();
 */
export const backUp = async (folder: string, file: string): Promise<void> => {
  requirePart('records');
  await (await import('../server/store/index.ts')).backUp(folder, file);
};

/** @throws RangeError when neither a folder nor a database is named. */
const checkPlace = (place: Partial<Record<'data' | 'databaseUrl', unknown>> | undefined): void => {
  if (place?.data === undefined && place?.databaseUrl === undefined)
    throw new RangeError(
      "The place of the records is missing. Name a folder, { data: 'boxwright-data' }, or a databaseUrl.",
    );
};

export type { RunningServer, ServeOptions } from '../server/index.ts';
/** Keys of the service: creates them and recognises them by their hashes. */
export * as keys from '../server/keys/index.ts';
export type { Place, Records } from '../server/store/index.ts';
export { MissingPartError } from './optional.ts';
export * from './service.ts';
