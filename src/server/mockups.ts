import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError, type DielineBody } from '../api/index.ts';
import { escapeMarkup } from '../artwork/index.ts';
import type { MockupRecord, Store } from '../service/local/index.ts';
import type { UrlSigner } from './keys/index.ts';
import { type MockupPages, unknownMockup } from './mockup-page.ts';
import { hidden } from './openapi.ts';
import { asksForPage, sendPage, wholePage } from './page-html.ts';
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
      reply
        .header('Referrer-Policy', 'no-referrer')
        .header('Cache-Control', 'no-cache')
        .header('Content-Security-Policy', `${policy}; frame-ancestors ${frameAncestors}`);
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
