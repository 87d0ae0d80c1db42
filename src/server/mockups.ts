import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError, type BuiltPage, type DielineBody, type PageBuilder } from '../api/index.ts';
import { escapeMarkup } from '../artwork/index.ts';
import type { RequestProfile } from '../engine/index.ts';
import { ThreadsBusy } from '../platform/threads/index.ts';
import { type MockupRecord, pageJob, type Store } from '../service/local/index.ts';
import type { UrlSigner } from './keys/index.ts';
import { LONGEST_LOOK } from './limits.ts';
import { hidden } from './openapi.ts';
import { asksForPage, sendPage, wholePage, withPageHeaders } from './page-html.ts';
import { isUnchanged } from './unchanged.ts';

export interface MockupPageOptions {
  readonly store: Store;
  readonly pageOf: MockupPages;
  /** Draws the closed box of a dieline, as SVG. */
  readonly still: (dieline: DielineBody) => string;
  /** Sources for the policy's `frame-ancestors`: pages that may embed a mockup in a frame. */
  readonly frameAncestors: string;
  readonly signer: UrlSigner | undefined;
}

/** How long a browser waits for a page before it shows the still picture, and then until it asks again, in seconds. */
const FIRST_LOOK = 1;
const NEXT_LOOK = 2;

/** Number of cached still pictures, about 10 kB each. */
const MAX_STILLS_KEPT = 200;

/** Serves mockup pages at their `url` to anyone who has it, like files. Before a page is ready, a still picture reloads itself. */
export const serveMockups = (
  app: FastifyInstance,
  { store, pageOf, still, frameAncestors, signer }: MockupPageOptions,
): void => {
  const stills = new LRUCache<string, string, DielineBody>({
    max: MAX_STILLS_KEPT,
    memoMethod: (_, __, { context }) => still(context),
  });
  app.get<{ Params: { id: string } }>(
    '/mockups/:id',
    { schema: hidden, ...(signer && { onRequest: signer.check }) },
    async (request, reply) => {
      // Read the record every time: another server may have changed or deleted it.
      const record = await store.find<MockupRecord>('mockup', request.params.id);
      const mockup = record?.body;
      const dieline = mockup && (await store.find<DielineBody>('dieline', mockup.dielineId))?.body;
      if (!record || !mockup || !dieline) throw unknownMockup();
      const forPerson = asksForPage(request);
      const page = await pageOf(dieline, mockup, record.account, forPerson ? 1000 * FIRST_LOOK : undefined);
      if (!page && forPerson) {
        reply.code(503).header('Retry-After', String(NEXT_LOOK)).header('Refresh', String(NEXT_LOOK));
        return sendPage(reply, waitingPage(mockup.name, stills.memo(dieline.id, { context: dieline })), frameAncestors);
      }
      if (!page)
        throw new ApiError(503, { message: 'The page of this mockup is not ready yet. Try again in a few seconds.' });
      const { html, etag, policy } = page;
      withPageHeaders(reply, policy, frameAncestors);
      if (isUnchanged(request, reply, etag)) return reply.code(304).send();
      return reply.type('text/html; charset=utf-8').send(Buffer.from(html.buffer, html.byteOffset, html.length));
    },
  );
};

const waitingPage = (name = '3D mockup', picture: string): string =>
  wholePage(
    name,
    `<main><h1>${escapeMarkup(name)}</h1>
<img class="drawing" alt="The closed box" src="data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}">
<p role="status">This mockup is being made. It appears here in a few seconds.</p></main>`,
  );

/** Size of the page cache in bytes: about eighty pages without artwork. */
const CACHE_BYTES = 64 * 2 ** 20;

const FAILURE_LIFETIME_MS = 60_000;

type Outcome = { readonly page: BuiltPage } | { readonly error: unknown };

/**
 * Returns the page of a mockup of an account; undefined when it is not ready after `wait` ms. It needs no key, so the work is limited: pages are
 * cached by all their inputs, failures are cached, each mockup builds one page at a time, and no request waits longer than ten seconds.
 * @throws ApiError 404 when the artwork is gone.
 */
type MockupPages = ReturnType<typeof mockupPages>;

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

const unknownMockup = (): ApiError => new ApiError(404, { message: 'There is no such 3D mockup.' });
