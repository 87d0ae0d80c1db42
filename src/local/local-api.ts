import type { DielinesApi } from '../api/index.ts';
import type { Catalogue } from '../template/index.ts';
import { partsCalculator } from './calculate-parts.ts';
import type { Context } from './context.ts';
import { createDieline } from './create-dieline.ts';
import { inDirectory, inline, inStore } from './files.ts';
import { listTemplateGroups } from './groups.ts';
import { listDielines } from './list-dielines.ts';
import { memoryStore } from './memory-store.ts';
import { createMockup, deleteMockup, listMockups, updateMockup } from './mockups.ts';
import { nesting } from './nesting.ts';
import { readTemplate } from './read-template.ts';
import type { Store } from './store.ts';

export interface LocalOptions {
  readonly catalogue: Catalogue;
  /** Where the files of dielines go; without one they are answered as data URLs. */
  readonly directory?: string;
  /** Keeps those files in the store instead: their addresses are paths under `baseUrl`, for who serves them there. */
  readonly filesInStore?: boolean;
  /** How many parts calculations may be made; unlimited unless told otherwise. */
  readonly credits?: number;
  readonly clock?: () => Date;
  /** What is remembered, and for how long; unless told otherwise the last 1,000 dielines and 100 mockups, until the process ends. */
  readonly store?: Store;
  /** What the addresses of pictures and pages begin with. */
  readonly baseUrl?: string;
}

/** The service's interface, answered by the engine. Bodies are checked, whatever they are: a refusal is an `ApiError`. */
export const localApi = ({ baseUrl = '', ...options }: LocalOptions): DielinesApi => localApis(options)(baseUrl);

/** The same service by many names: for who learns with each request what its addresses begin with. */
export const localApis = ({
  catalogue,
  directory,
  filesInStore = false,
  credits,
  clock = () => new Date(),
  store = memoryStore(),
}: Omit<LocalOptions, 'baseUrl'>): ((baseUrl: string) => DielinesApi) => {
  const files = filesInStore ? inStore : directory === undefined ? inline : inDirectory(directory);
  const calculateParts = partsCalculator(catalogue);
  return (baseUrl) => {
    const context: Context = { catalogue, store, files, clock, credits, baseUrl };
    return {
      createDieline: createDieline(context),
      listDielines: listDielines(context),
      createMockup: createMockup(context),
      updateMockup: updateMockup(context),
      listMockups: listMockups(context),
      deleteMockup: deleteMockup(context),
      readTemplate: readTemplate(context),
      listTemplateGroups,
      calculateParts: calculateParts(context),
      ...nesting(context),
    };
  };
};
