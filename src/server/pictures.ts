import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api/index.ts';
import type { Pictures } from '../service/local/index.ts';
import { sendFile } from './files.ts';
import { hidden } from './openapi.ts';

/** Number of cached pictures, about 10 kB each. */
const MAX_CACHED_PICTURES = 500;

/** Serves the pictures of templates, drawn on first use. */
export const servePictures = (app: FastifyInstance, pictures: Pictures): void => {
  const drawn = new LRUCache<string, Uint8Array>({ max: MAX_CACHED_PICTURES });
  app.get<{ Params: { '*': string } }>('/images/*', { schema: hidden }, async (request, reply) => {
    const path = request.params['*'];
    let data = drawn.get(path);
    if (!data) {
      const svg = pictures(path);
      if (svg === undefined) throw new ApiError(404, { message: 'There is no such picture.' });
      data = Buffer.from(svg);
      drawn.set(path, data);
    }
    // Not immutable: a newer version may draw a better picture.
    reply.header('Cache-Control', 'public, max-age=3600');
    return sendFile(request, reply, { type: 'image/svg+xml', data });
  });
};
