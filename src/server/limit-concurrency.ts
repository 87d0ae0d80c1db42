import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import { REQUESTS, UPLOADS } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a form with a file. */
    upload?: boolean;
  }
}

export interface ConcurrencyLimits {
  /** Requests under way at once. */
  readonly requests?: number;
  /** Uploads under way at once. */
  readonly uploads?: number;
}

/**
 * Bounds how many requests are under way at once; one more is answered 429 with `Retry-After`.
 * A request takes its place after its key and address were checked, and before its body is read:
 * a client without a key never holds a place. The place is given back when the response closes,
 * which Node reports also for a connection that breaks.
 */
export const limitConcurrency = (
  app: FastifyInstance,
  { requests = REQUESTS, uploads = UPLOADS }: ConcurrencyLimits = {},
): void => {
  const underWay = new Set<FastifyRequest>();
  const uploading = new Set<FastifyRequest>();
  app.addHook('preParsing', (request, reply, _, done) => {
    const isUpload = request.routeOptions.config.upload === true;
    if (underWay.size >= requests || (isUpload && uploading.size >= uploads)) {
      reply.header('Retry-After', '1');
      done(new ApiError(429, { message: 'Too many requests at once. Try again in a second.' }));
      return;
    }
    // A client that left while its key was checked has closed its response already: nothing would give its place back.
    if (reply.raw.destroyed) {
      done();
      return;
    }
    underWay.add(request);
    if (isUpload) uploading.add(request);
    reply.raw.once('close', () => {
      underWay.delete(request);
      uploading.delete(request);
    });
    done();
  });
};
