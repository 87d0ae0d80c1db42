import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { ApiError, type BuiltPage, type DielineBody, type PageBuilder } from '../api/index.ts';
import type { RequestProfile } from '../engine/index.ts';
import { ThreadsBusy } from '../platform/threads/index.ts';
import { type MockupRecord, pageJob, type Store } from '../service/local/index.ts';
import { LONGEST_LOOK } from './limits.ts';

/** Size of the page cache in bytes: about eighty pages without artwork. */
const CACHE_BYTES = 64 * 2 ** 20;

/** Lifetime of a failure in the cache, in ms. */
const FAILURE_LIFETIME_MS = 60_000;

type Outcome = { readonly page: BuiltPage } | { readonly error: unknown };

/**
 * Returns the page of a mockup of an account; undefined when it is not ready after `wait` ms. It needs no key, so the work is limited: pages are
 * cached by all their inputs, failures are cached, each mockup builds one page at a time, and no request waits longer than ten seconds.
 * @throws ApiError 404 when the artwork is gone.
 */
export type MockupPages = ReturnType<typeof mockupPages>;

export const mockupPages = (build: PageBuilder, store: Pick<Store, 'file'>, profile: RequestProfile) => {
  const cache = new LRUCache<string, Outcome>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (outcome) => ('page' in outcome ? outcome.page.html.length : 1000),
  });
  const underWay = new Map<string, Promise<{ readonly name: string; readonly outcome: Outcome | undefined }>>();

  /** Undefined while too much else is being built. */
  const attempt = async (dieline: DielineBody, record: MockupRecord, account: string): Promise<Outcome | undefined> => {
    try {
      const artwork = await store.file(record.artwork);
      if (!artwork) throw unknownMockup();
      const page = await build(pageJob(dieline, record, artwork.data, profile), account);
      return page && { page };
    } catch (error) {
      return error instanceof ThreadsBusy ? undefined : { error };
    }
  };

  const start = (name: string, dieline: DielineBody, record: MockupRecord, account: string) => {
    const building = attempt(dieline, record, account).then((outcome) => {
      underWay.delete(record.id);
      if (outcome && 'page' in outcome) cache.set(name, outcome);
      else if (outcome && !(outcome.error instanceof ApiError)) cache.set(name, outcome, { ttl: FAILURE_LIFETIME_MS });
      return { name, outcome };
    });
    underWay.set(record.id, building);
    return building;
  };

  const outcomeOf = async (dieline: DielineBody, record: MockupRecord, account: string) => {
    const { name, outside, background, substrate, partSubstrates, artwork } = record;
    const { dieline_template_id: id, variables } = dieline;
    const of = JSON.stringify([id, variables, name, outside, background, substrate, partSubstrates, artwork]);
    for (;;) {
      const known = cache.get(of);
      if (known) return known;
      // A changed mockup waits until its previous page is built.
      const done = await (underWay.get(record.id) ?? start(of, dieline, record, account));
      if (done.name === of) return done.outcome;
    }
  };

  return async (dieline: DielineBody, record: MockupRecord, account: string, wait = LONGEST_LOOK) => {
    const late = setTimeout(wait, undefined, { ref: false });
    const outcome = await Promise.race([outcomeOf(dieline, record, account), late]);
    if (outcome && 'error' in outcome) throw outcome.error;
    return outcome?.page;
  };
};

export const unknownMockup = (): ApiError => new ApiError(404, { message: 'There is no such 3D mockup.' });
