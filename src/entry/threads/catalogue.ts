/** The catalogue of a thread: it answers ids as the process does that started it. */
import { workerData } from 'node:worker_threads';
import { catalogue, useIdRules } from '../catalogue.ts';
import type { CatalogueThread } from '../catalogue-threads.ts';

useIdRules((workerData as CatalogueThread | null)?.idRules);

export { catalogue };
