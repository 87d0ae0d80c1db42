import type { DielinesApi } from '../api/index.ts';
import type { Catalogue } from '../template/index.ts';
import { calculateParts } from './calculate-parts.ts';
import type { Context } from './context.ts';
import { createDieline } from './create-dieline.ts';
import { inDirectory, inline } from './files.ts';
import { listTemplateGroups } from './groups.ts';
import { listDielines } from './list-dielines.ts';
import { readTemplate } from './read-template.ts';
import { memoryStore, type Store } from './store.ts';

/** The part of the service that is answered in process. */
export type LocalApi = Pick<
  DielinesApi,
  'createDieline' | 'listDielines' | 'readTemplate' | 'listTemplateGroups' | 'calculateParts'
>;

export interface LocalOptions {
  readonly catalogue: Catalogue;
  /** Where files go; without one they are answered as data URLs. */
  readonly directory?: string;
  /** How many parts calculations may be made; unlimited unless told otherwise. */
  readonly credits?: number;
  readonly clock?: () => Date;
  /** What is remembered, and for how long; unless told otherwise the last 1,000 dielines, until the process ends. */
  readonly store?: Store;
  /** What the addresses of pictures and pages begin with. */
  readonly baseUrl?: string;
}

/** The service's interface, answered by the engine. Bodies are checked, whatever they are: a refusal is an `ApiError`. */
export const localApi = ({
  catalogue,
  directory,
  credits,
  clock = () => new Date(),
  store = memoryStore(),
  baseUrl = '',
}: LocalOptions): LocalApi => {
  const files = directory === undefined ? inline : inDirectory(directory);
  const context: Context = { catalogue, store, files, clock, credits, baseUrl };
  return {
    createDieline: createDieline(context),
    listDielines: listDielines(context),
    readTemplate: readTemplate(context),
    listTemplateGroups,
    calculateParts: calculateParts(context),
  };
};
