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
  /** Sources for the policy's `frame-ancestors`: pages that may embed a mockup in a frame. */
  readonly frameAncestors: string;
}

/** Serves mockup pages at their `url`. As with files, anyone with the address may open them. */
export const serveMockups = (app: FastifyInstance, { store, build, frameAncestors }: MockupPageOptions): void => {
  const pageOf = mockupPages(build, store);
  app.get<{ Params: { id: string } }>('/mockups/:id', { schema: hidden }, async (request, reply) => {
    // Read the record every time: another server may have changed or deleted it.
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
