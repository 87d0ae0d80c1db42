import type { FastifyInstance } from 'fastify';
import type { DielineBody } from '../api/index.ts';
import type { MockupRecord, Store } from '../local/index.ts';
import type { PageBuilder } from '../pages/index.ts';
import { mockupPages, unknownMockup } from './mockup-page.ts';
import { hidden } from './openapi.ts';
import { isUnchanged } from './unchanged.ts';

export interface MockupPageOptions {
  readonly store: Store;
  readonly build: PageBuilder;
  /** Who may show a page in a frame: the sources of the policy's `frame-ancestors`. */
  readonly frameAncestors: string;
}

/** Serves the pages of mockups at their `url`. Whoever knows the address may look, as with files. */
export const serveMockups = (app: FastifyInstance, { store, build, frameAncestors }: MockupPageOptions): void => {
  const pageOf = mockupPages(build, store);
  app.get<{ Params: { id: string } }>('/mockups/:id', { schema: hidden }, async (request, reply) => {
    // Looked up each time: what another server changed or deleted is not shown as it was.
    const mockup = (await store.find<MockupRecord>('mockup', request.params.id))?.body;
    const dieline = mockup && (await store.find<DielineBody>('dieline', mockup.dielineId))?.body;
    if (!mockup || !dieline) throw unknownMockup();
    const { html, etag, policy } = await pageOf(dieline, mockup);
    reply
      .header('Referrer-Policy', 'no-referrer')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', `${policy}; frame-ancestors ${frameAncestors}`);
    if (isUnchanged(request, reply, etag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(Buffer.from(html.buffer, html.byteOffset, html.length));
  });
};
