import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import { REQUESTS, UPLOADS } from './limits.ts';

/** So many at once and no more: who is one too many is told to come again in a second. */
export const limitCrowd = (app: FastifyInstance, { requests = REQUESTS, uploads = UPLOADS } = {}): void => {
  const under = { requests: new Set<FastifyRequest>(), uploads: new Set<FastifyRequest>() };
  app.addHook('onRequest', (request, reply, done) => {
    const uploading = request.headers['content-type']?.startsWith('multipart/') ?? false;
    if (under.requests.size >= requests || (uploading && under.uploads.size >= uploads)) {
      reply.header('Retry-After', '1');
      done(new ApiError(429, { message: 'There are too many requests at once: try again in a second.' }));
      return;
    }
    under.requests.add(request);
    if (uploading) under.uploads.add(request);
    done();
  });
  app.addHook('onResponse', (request, _, done) => {
    under.requests.delete(request);
    under.uploads.delete(request);
    done();
  });
};
