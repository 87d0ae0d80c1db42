import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import type { UsageLimits } from './keys/index.ts';
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
  readonly requests?: number;
  readonly uploads?: number;
}

/** Requests in progress, by who sent them. */
const counter = () => {
  const counts = new Map<string, number>();
  let all = 0;
  const of = (owner: string): number => counts.get(owner) ?? 0;
  return {
    of,
    /**
     * True while a place is free. An owner gets its equal share of the places at any time: nobody takes so many that others get none.
     * When owners come one after the other, each to a full server, they hold more places than there are: 1 + 1/2 + 1/3 … as many.
     */
    hasPlace: (owner: string, places: number): boolean =>
      all < places || of(owner) < Math.floor(places / (counts.size + (counts.has(owner) ? 0 : 1))),
    add(owner: string, change: 1 | -1): void {
      all += change;
      const count = of(owner) + change;
      if (count) counts.set(owner, count);
      else counts.delete(owner);
    },
  };
};

/** Who looks at files and mockups, without a key. No account is named so. */
const VISITORS = 'without a key';

/**
 * Limits concurrent requests, of all and of a key or an account; further ones get 429 with `Retry-After`. A request takes its place
 * after its key and address were checked and before its body is read, so that clients without a key never hold one. It gives its place
 * back when it is over.
 * @param each - limits of each account.
 */
export const limitConcurrency = (
  app: FastifyInstance,
  { requests = REQUESTS, uploads = UPLOADS }: ConcurrencyLimits = {},
  each: UsageLimits = {},
): void => {
  const [all, uploading, keys] = [counter(), counter(), counter()];
  const problemOf = ({ holder, routeOptions }: FastifyRequest, owner: string): string | undefined => {
    const most = Math.min(
      (holder?.limits?.concurrency ?? Number.POSITIVE_INFINITY) - keys.of(holder?.id ?? ''),
      (holder && each.concurrency ? each.concurrency : Number.POSITIVE_INFINITY) - all.of(owner),
    );
    if (most <= 0) return 'Too many requests at once with this key or account. Wait for an answer.';
    const isFull =
      !all.hasPlace(owner, requests) || (routeOptions.config.upload && !uploading.hasPlace(owner, uploads));
    return isFull ? 'Too many requests at once. Try again in a second.' : undefined;
  };
  app.addHook('preParsing', (request, reply, _, done) => {
    // The client left during the key check. Nobody waits for an answer, so there is none.
    if (isOver(request)) return;
    const { upload = false, unlimited = false } = request.routeOptions.config;
    if (unlimited) return done();
    const owner = request.holder?.account ?? VISITORS;
    const message = problemOf(request, owner);
    if (message !== undefined) {
      reply.header('Retry-After', '1');
      done(new ApiError(429, { message }));
      return;
    }
    const counted = [
      [all, owner],
      ...(upload ? [[uploading, owner] as const] : []),
      ...(request.holder ? [[keys, request.holder.id] as const] : []),
    ] as const;
    for (const [counts, name] of counted) counts.add(name, 1);
    whenOver(request, () => {
      for (const [counts, name] of counted) counts.add(name, -1);
    });
    done();
  });
};
