/** The catalogue of a thread: it answers ids as the process does that started it. */
import { workerData } from 'node:worker_threads';
import { catalogue, useIdRules, usePlant } from '../catalogue.ts';
import type { CatalogueThread } from '../catalogue-threads.ts';

const { idRules, plant } = (workerData as CatalogueThread | null) ?? {};
useIdRules(idRules);
usePlant(plant);

export { catalogue };
