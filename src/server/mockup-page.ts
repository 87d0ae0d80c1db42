import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { ApiError, type DielineBody } from '../api/index.ts';
import type { MockupRecord, Store } from '../local/index.ts';
import type { BuiltPage, PageBuilder } from '../pages/index.ts';
import { ThreadsBusy } from '../threads/index.ts';
import { LONGEST_LOOK } from './limits.ts';

/** Size of the page cache in bytes: about eighty pages without artwork. */
const KEPT = 64 * 2 ** 20;

/** Lifetime of an incomplete page and of a failure in the cache, in ms. */
const UNFINISHED = 10 * 60_000;
const FAILED = 60_000;

type Outcome = { readonly page: BuiltPage } | { readonly error: unknown };

/**
 * Returns the page of a mockup. It needs no key, so the work is limited: pages are cached by all their inputs, failures are
 * cached, each mockup builds one page at a time, and no request waits longer than ten seconds.
 * @throws ApiError 404 when the artwork is gone, 503 when the page is not ready in time.
 */
export const mockupPages = (build: PageBuilder, store: Pick<Store, 'file'>, longestLook = LONGEST_LOOK) => {
  const cache = new LRUCache<string, Outcome>({
    maxSize: KEPT,
    sizeCalculation: (outcome) => ('page' in outcome ? outcome.page.html.length : 1000),
  });
  const underWay = new Map<string, Promise<{ readonly name: string; readonly outcome: Outcome }>>();

  const attempt = async (dieline: DielineBody, record: MockupRecord): Promise<Outcome> => {
    try {
      const artwork = await store.file(record.artwork);
      if (!artwork) throw unknownMockup();
      const { name, outside, background, substrate, partSubstrates } = record;
      const page = await build({
        templateId: dieline.dieline_template_id,
        variables: dieline.variables,
        outside,
        substrate,
        partSubstrates,
        ...(name && { name }),
        ...(background && { background }),
        artwork: artwork.data,
      });
      return { page };
    } catch (error) {
      return { error };
    }
  };

  const start = (name: string, dieline: DielineBody, record: MockupRecord) => {
    const building = attempt(dieline, record).then((outcome) => {
      underWay.delete(record.id);
      if ('page' in outcome) cache.set(name, outcome, outcome.page.unfinished ? { ttl: UNFINISHED } : {});
      else if (!(outcome.error instanceof ApiError || outcome.error instanceof ThreadsBusy))
        cache.set(name, outcome, { ttl: FAILED });
      return { name, outcome };
    });
    underWay.set(record.id, building);
    return building;
  };

  const outcomeOf = async (dieline: DielineBody, record: MockupRecord): Promise<Outcome> => {
    const { name, outside, background, substrate, partSubstrates, artwork } = record;
    const { dieline_template_id: id, variables } = dieline;
    const of = JSON.stringify([id, variables, name, outside, background, substrate, partSubstrates, artwork]);
    for (;;) {
      const known = cache.get(of);
      if (known) return known;
      // A changed mockup waits until its previous page is built.
      const done = await (underWay.get(record.id) ?? start(of, dieline, record));
      if (done.name === of) return done.outcome;
    }
  };

  return async (dieline: DielineBody, record: MockupRecord): Promise<BuiltPage> => {
    const patience = new AbortController();
    const late = setTimeout(longestLook, undefined, { signal: patience.signal }).catch(() => undefined);
    try {
      const outcome = await Promise.race([outcomeOf(dieline, record), late]);
      if (!outcome) throw notReady();
      if ('page' in outcome) return outcome.page;
      throw outcome.error instanceof ThreadsBusy ? notReady() : outcome.error;
    } finally {
      patience.abort();
    }
  };
};

/** Error for a mockup that does not exist or was deleted. */
export const unknownMockup = (): ApiError => new ApiError(404, { message: 'There is no such 3D mockup.' });

const notReady = (): ApiError =>
  new ApiError(503, { message: 'The page of this mockup is not ready yet. Try again in a few seconds.' });
