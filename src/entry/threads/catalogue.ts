/** The catalogue of a thread. */
import { workerData } from 'node:worker_threads';
import { type CatalogueThread, catalogueOf } from '../catalogue-threads.ts';

export const catalogue = await catalogueOf((workerData as CatalogueThread | null) ?? {});
