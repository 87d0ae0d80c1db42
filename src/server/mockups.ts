import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api/index.ts';
import { drawOne, type Store } from '../local/index.ts';
import type { Catalogue } from '../template/index.ts';
import { mockupPage } from './mockup-page.ts';
import { hidden } from './openapi.ts';

/** The pages of mockups, at their `url`: who knows the address may look, as with files. */
export const serveMockups = (app: FastifyInstance, store: Store, catalogue: Catalogue): void => {
  app.get<{ Params: { id: string } }>('/mockups/:id', { schema: hidden }, async (request, reply) => {
    const mockup = await store.mockup(request.params.id);
    const [dieline, artwork] = mockup
      ? await Promise.all([store.dieline(mockup.dielineId), store.file(mockup.artwork)])
      : [];
    if (!mockup || !dieline || !artwork) throw new ApiError(404, { message: 'There is no such 3D mockup.' });
    const { dieline_template_id: id, variables } = dieline;
    const box = drawOne(catalogue, id, variables);
    const about = catalogue.find(id)!.template.name;
    return reply
      .type('text/html; charset=utf-8')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Referrer-Policy', 'no-referrer')
      .header('Cache-Control', 'no-cache')
      .send(await mockupPage({ dieline, mockup, artwork, box, about }));
  });
};
