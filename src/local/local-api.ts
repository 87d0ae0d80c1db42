import type { DielinesApi } from '../api/index.ts';
import { type Nester, nestHere } from '../nest/index.ts';
import type { Catalogue } from '../template/index.ts';
import { partsCalculator } from './calculate-parts.ts';
import type { Context } from './context.ts';
import { createDieline } from './create-dieline.ts';
import { type DielineDrawer, dielineDrawer } from './draw-dieline.ts';
import { inDirectory, inline, inStore } from './files.ts';
import { listTemplateGroups } from './groups.ts';
import { listDielines } from './list-dielines.ts';
import { memoryStore } from './memory-store.ts';
import { createMockup, deleteMockup, listMockups, updateMockup } from './mockups.ts';
import { nesting } from './nesting/index.ts';
import { rememberedNestings } from './nesting/nestings.ts';
import { readTemplate } from './read-template.ts';
import { recordsOf } from './records.ts';
import type { Store } from './store.ts';

export interface LocalOptions {
  readonly catalogue: Catalogue;
  /** Where the files of dielines go; without one they are answered as data URLs. */
  readonly directory?: string;
  /** Keeps those files in the store instead: their addresses are paths under `baseUrl`, for who serves them there. */
  readonly filesInStore?: boolean;
  /** How many parts calculations each account may make. @defaultValue unlimited */
  readonly credits?: number;
  readonly clock?: () => Date;
  /** Keeps the records. @defaultValue the last 1,000 dielines and 100 mockups, until the process ends */
  readonly store?: Store;
  /** Finds layouts on sheets: `nestThreads()` does it in threads. @defaultValue this thread, which does nothing else meanwhile */
  readonly nester?: Nester;
  /** Draws dielines: `drawThreads()` does it in threads. @defaultValue this thread */
  readonly draw?: DielineDrawer;
  /** What the addresses of pictures and pages begin with. */
  readonly baseUrl?: string;
  /** Whose requests these are: an account sees its own records alone. */
  readonly account?: string;
}

/** The service's interface, answered by the engine. Bodies are checked, whatever they are: a refusal is an `ApiError`. */
export const localApi = ({ baseUrl = '', account = '', ...options }: LocalOptions): DielinesApi =>
  localApis(options)(baseUrl, account);

/** The same service for many callers: base address and account are known with each request. */
export const localApis = ({
  catalogue,
  directory,
  filesInStore = false,
  credits,
  clock = () => new Date(),
  store = memoryStore(),
  nester = nestHere,
  draw = dielineDrawer(catalogue),
}: Omit<LocalOptions, 'baseUrl' | 'account'>): ((baseUrl: string, account?: string) => DielinesApi) => {
  const files = filesInStore ? inStore : directory === undefined ? inline : inDirectory(directory);
  const calculateParts = partsCalculator(catalogue);
  const nestings = rememberedNestings(nester);
  return (baseUrl, account = '') => {
    const records = recordsOf(store, account);
    const context: Context = { catalogue, store, ...records, nestings, files, draw, clock, account, credits, baseUrl };
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
