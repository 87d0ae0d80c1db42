import type { FastifyInstance } from 'fastify';
import type { Store } from '../local/index.ts';
import type { Catalogue } from '../template/index.ts';
import { mockupPages, unknown } from './mockup-page.ts';
import { hidden } from './openapi.ts';
import { unchanged } from './unchanged.ts';

/** The pages of mockups, at their `url`: who knows the address may look, as with files. */
export const serveMockups = (app: FastifyInstance, store: Store, catalogue: Catalogue): void => {
  const pageOf = mockupPages(catalogue, store);
  app.get<{ Params: { id: string } }>('/mockups/:id', { schema: hidden }, async (request, reply) => {
    // Looked up each time: what was changed or deleted, here or by another server, is not shown as it was.
    const mockup = await store.mockup(request.params.id);
    const dieline = mockup && (await store.dieline(mockup.dielineId));
    if (!mockup || !dieline) throw unknown();
    const page = await pageOf(dieline, mockup);
    reply.header('Referrer-Policy', 'no-referrer').header('Cache-Control', 'no-cache');
    if (unchanged(request, reply, page)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  });
};
