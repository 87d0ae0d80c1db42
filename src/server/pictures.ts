import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api/index.ts';
import type { Pictures } from '../local/index.ts';
import { sendFile } from './files.ts';
import { hidden } from './openapi.ts';

/** Number of cached pictures, about 10 kB each. */
const REMEMBERED = 500;

/** Serves the pictures of templates, drawn on first use. */
export const servePictures = (app: FastifyInstance, pictures: Pictures): void => {
  const drawn = new LRUCache<string, Uint8Array>({ max: REMEMBERED });
  const send = (request: FastifyRequest, reply: FastifyReply, draw: () => string | undefined): FastifyReply => {
    const path = request.url.split('?')[0]!;
    let data = drawn.get(path);
    if (!data) {
      const svg = draw();
      if (svg === undefined) throw new ApiError(404, { message: 'There is no such picture.' });
      data = Buffer.from(svg);
      drawn.set(path, data);
    }
    // Not immutable: a newer version may draw a better picture.
    reply.header('Cache-Control', 'public, max-age=3600');
    return sendFile(request, reply, { type: 'image/svg+xml', data });
  };
  const nameOf = (file: string): string => {
    if (!file.endsWith('.svg')) throw new ApiError(404, { message: 'There is no such picture.' });
    return file.slice(0, -'.svg'.length);
  };
  const options = { schema: hidden };
  app.get<{ Params: { file: string } }>('/images/templates/:file', options, async (request, reply) =>
    send(request, reply, () => pictures.template(nameOf(request.params.file))),
  );
  app.get<{ Params: { file: string } }>('/images/folded/:file', options, async (request, reply) =>
    send(request, reply, () => pictures.folded(nameOf(request.params.file))),
  );
  app.get<{ Params: { id: string; file: string } }>('/images/templates/:id/:file', options, async (request, reply) =>
    send(request, reply, () => pictures.variable(request.params.id, nameOf(request.params.file))),
  );
  app.get<{ Params: { kind: string; file: string } }>(
    '/images/attributes/:kind/:file',
    options,
    async (request, reply) =>
      send(request, reply, () => pictures.attribute(request.params.kind, nameOf(request.params.file))),
  );
};
