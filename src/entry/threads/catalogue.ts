/** The catalogue of a thread: it answers ids as the process does that started it. */
import { workerData } from 'node:worker_threads';
import { catalogue, useIdRules, usePlant, useTemplates } from '../catalogue.ts';
import type { CatalogueThread } from '../catalogue-threads.ts';

const { idRules, plant, templates } = (workerData as CatalogueThread | null) ?? {};
if (templates !== undefined)
  useTemplates(await (await import('../own-templates.ts')).readTemplates(templates), templates);
useIdRules(idRules);
usePlant(plant);

export { catalogue };
