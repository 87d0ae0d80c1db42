import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import { REQUESTS, UPLOADS } from './limits.ts';
import { isOver, whenOver } from './open-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True when the body is a form with a file. */
    upload?: boolean;
    /** True for health checks: a full server answers them too. */
    unlimited?: boolean;
  }
}

export interface ConcurrencyLimits {
  /** Maximum number of concurrent requests. */
  readonly requests?: number;
  /** Maximum number of concurrent uploads. */
  readonly uploads?: number;
}

/**
 * Limits concurrent requests; further ones get 429 with `Retry-After`. A request takes its place after its key and address were
 * checked and before its body is read, so that clients without a key never hold one. It gives its place back when it is over.
 */
export const limitConcurrency = (
  app: FastifyInstance,
  { requests = REQUESTS, uploads = UPLOADS }: ConcurrencyLimits = {},
): void => {
  const underWay = new Set<FastifyRequest>();
  const uploading = new Set<FastifyRequest>();
  app.addHook('preParsing', (request, reply, _, done) => {
    // The client left during the key check. Nobody waits for an answer, so there is none.
    if (isOver(request)) return;
    const { upload = false, unlimited = false } = request.routeOptions.config;
    if (unlimited) return done();
    if (underWay.size >= requests || (upload && uploading.size >= uploads)) {
      reply.header('Retry-After', '1');
      done(new ApiError(429, { message: 'Too many requests at once. Try again in a second.' }));
      return;
    }
    underWay.add(request);
    if (upload) uploading.add(request);
    whenOver(request, () => {
      underWay.delete(request);
      uploading.delete(request);
    });
    done();
  });
};
