import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import { REQUESTS, UPLOADS } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True when the body is a form with a file. */
    upload?: boolean;
  }
}

export interface ConcurrencyLimits {
  /** Maximum number of concurrent requests. */
  readonly requests?: number;
  /** Maximum number of concurrent uploads. */
  readonly uploads?: number;
}

/**
 * Limits concurrent requests; further ones get 429 with `Retry-After`. A request takes its slot after its key and address were
 * checked and before its body is read, so that clients without a key never occupy a slot. The slot is released when the response
 * closes, which Node also reports for broken connections.
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
    // The client left during the key check. Its response is already closed, so nothing would release the slot.
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
