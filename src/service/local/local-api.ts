import type { DielinesApi, PageBuilder } from '../../api/index.ts';
import type { RequestProfile } from '../../engine/index.ts';
import { type Nester, nestHere } from '../../nest/index.ts';
import type { Catalogue } from '../../template/index.ts';
import { partsCalculator } from './calculate-parts.ts';
import { recordsOf } from './collection.ts';
import type { Context } from './context.ts';
import { createDieline } from './create-dieline.ts';
import { listDielines } from './dielines.ts';
import { type DielineDrawer, dielineDrawer } from './draw-dieline.ts';
import { inDirectory, inline, inStore } from './files.ts';
import { memoryStore } from './memory-store.ts';
import { createMockup, deleteMockup, listMockups, updateMockup } from './mockups.ts';
import { rememberedNestings } from './nesting/nestings.ts';
import { calculateNestingEfficiencies, createNesting, listNestingTemplates } from './nesting/operations.ts';
import { ownAddresses } from './own-addresses.ts';
import { ownPages } from './own-page.ts';
import { listTemplateGroups, readTemplate } from './read-template.ts';
import type { Store } from './store.ts';

export interface LocalOptions extends Partial<Pick<Context, 'clock' | 'account' | 'credits' | 'onMockup'>> {
  readonly catalogue: Catalogue;
  /**
   * Whose defaults fill what a request leaves open: the hosted service's, for equal boxes there and here, or ours, as on the command line.
   * @defaultValue 'service'
   */
  readonly profile?: RequestProfile;
  /** Folder for files: dielines, nestings, pictures, and pages of mockups. Without it, answers contain data URLs. */
  readonly directory?: string;
  /** True stores these files in the store. Their addresses are paths under `baseUrl`; the caller must serve them there. */
  readonly filesInStore?: boolean;
  /** Storage of the records. @defaultValue the last 1,000 dielines and 100 mockups, in memory */
  readonly store?: Store;
  /** Finds layouts on sheets. Use `nestThreads()` for worker threads. @defaultValue in this thread, which blocks meanwhile */
  readonly nester?: Nester;
  /** Draws dielines. Use `drawThreads()` for worker threads. @defaultValue in this thread */
  readonly draw?: DielineDrawer;
  /** Base of the addresses of a server with the pictures and pages. @defaultValue none: answers contain them, as files do */
  readonly baseUrl?: string;
  /** Builds the pages of mockups, which answers without a base address contain. `boxwright()` builds them in this thread. */
  readonly pages?: PageBuilder;
}

/** The service's interface, answered by the engine. Bodies are validated; refusals are `ApiError`. */
export const localApi = ({ baseUrl = '', account = '', ...options }: LocalOptions): DielinesApi =>
  localApis(options)(baseUrl, account);

/** The service for many callers: a request brings base address, account, a seed for new ids, and a signal with whose reason it rejects. */
export const localApis = (options: Omit<LocalOptions, 'baseUrl' | 'account'>) => {
  const { catalogue, profile = 'service', directory, store = memoryStore(), credits, onMockup } = options;
  const { clock = () => new Date(), draw = dielineDrawer(catalogue) } = options;
  const files = options.filesInStore ? inStore : directory === undefined ? inline : inDirectory(directory);
  const calculateParts = partsCalculator();
  const nestings = rememberedNestings(options.nester ?? nestHere);
  const shared = { catalogue, profile, store, credits, onMockup, clock, draw, files, nestings };
  const own = { addressOf: ownAddresses(catalogue, directory), ownPage: ownPages(options.pages, directory, profile) };
  return (baseUrl: string, account = '', signal?: AbortSignal, seed?: string): DielinesApi => {
    const context: Context = {
      ...shared,
      ...recordsOf(store, account, seed !== undefined),
      ...{ signal, seed, account, baseUrl },
      ...(baseUrl ? { addressOf: (path: string) => baseUrl + path, ownPage: undefined } : own),
    };
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
      listNestingTemplates: listNestingTemplates(context),
      calculateNestingEfficiencies: calculateNestingEfficiencies(context),
      createNesting: createNesting(context),
    };
  };
};
