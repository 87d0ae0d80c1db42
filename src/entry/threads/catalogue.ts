/** The catalogue of a thread: it answers ids as the process does that started it. */
import { workerData } from 'node:worker_threads';
import { catalogue } from '../catalogue.ts';
import { answerAs, type CatalogueThread } from '../catalogue-threads.ts';

await answerAs((workerData as CatalogueThread | null) ?? {});

export { catalogue };
