import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import { hidden } from './openapi.ts';
import policies from './policies.json' with { type: 'json' };
import { sendFile, siteFiles } from './site-files.ts';

/** Serves the guides at `/docs`, or the whole site. @param folder - output folder of `npm run docs` or `npm run site`. */
export const serveDocs = (app: FastifyInstance, folder: string): void => {
  const find = siteFiles(folder);
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> => {
    const file = await find(name);
    if (!file) throw new ApiError(404, { message: 'There is no such page. The guides start at /docs/.' });
    // Inline scripts set the theme early, the search index is a data URL, and the studio of the site needs blobs.
    reply.header('Content-Security-Policy', policies.docs).header('Cache-Control', 'no-cache');
    return sendFile(request, reply, file);
  };
  app.get('/docs', { schema: hidden }, async (request, reply) =>
    // Links of the site are relative, so the address of its first page must end in a slash.
    request.url.split('?')[0]!.endsWith('/') ? send(request, reply, 'index.html') : reply.redirect('docs/', 301),
  );
  app.get<{ Params: { '*': string } }>('/docs/*', { schema: hidden }, async (request, reply) =>
    send(request, reply, request.params['*'] || 'index.html'),
  );
};
