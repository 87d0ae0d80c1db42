import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api/index.ts';
import type { Rate, UsageLimits } from './keys/index.ts';
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
    /** True while a place is free, or for an owner below its equal share: owners in turn may hold 1 + 1/2 + 1/3 … times the places. */
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
 * Limits concurrent requests, of all and of a key or an account; further ones get 429 with `Retry-After`. A request takes its place after
 * key and address were checked, before its body is read, so that clients without a key never hold one, and gives it back when it is over.
 * @param each - limits of each account.
 */
export const limitConcurrency = (
  app: FastifyInstance,
  { requests = REQUESTS, uploads = UPLOADS }: ConcurrencyLimits = {},
  each: UsageLimits = {},
): void => {
  const [all, uploading, keys] = [counter(), counter(), counter()];
  app.addHook('preParsing', (request, reply, _, done) => {
    // The client left during the key check. Nobody waits for an answer, so there is none.
    if (isOver(request)) return;
    const { upload = false, unlimited = false } = request.routeOptions.config;
    if (unlimited) return done();
    const { holder } = request;
    const owner = holder?.account ?? VISITORS;
    const counted = [
      { counts: all, name: owner, places: requests, most: holder && each.concurrency },
      ...(upload ? [{ counts: uploading, name: owner, places: uploads, most: undefined }] : []),
      ...(holder ? [{ counts: keys, name: holder.id, places: Infinity, most: holder.limits?.concurrency }] : []),
    ];
    const isOwnLimit = counted.some(({ counts, name, most = Infinity }) => counts.of(name) >= most);
    if (isOwnLimit || counted.some(({ counts, name, places }) => !counts.hasPlace(name, places))) {
      reply.header('Retry-After', '1');
      const whose = isOwnLimit ? ' with this key or account. Wait for an answer.' : '. Try again in a second.';
      return done(new ApiError(429, { message: `Too many requests at once${whose}` }));
    }
    for (const { counts, name } of counted) counts.add(name, 1);
    whenOver(request, () => {
      for (const { counts, name } of counted) counts.add(name, -1);
    });
    done();
  });
};

/** Keys and accounts whose requests are counted. One that is forgotten begins with a full bucket. */
const MAX_BUCKETS = 10_000;

/** Token buckets (RFC 2697): a full one has all requests of its rate, given back evenly. A changed time of day refuses nobody. */
const tokenBuckets = (now: () => number) => {
  const buckets = new LRUCache<string, { readonly left: number; readonly at: number }>({ max: MAX_BUCKETS });
  return {
    left(name: string, { requests, seconds }: Rate): number {
      const { left, at } = buckets.get(name) ?? { left: requests, at: now() };
      return Math.min(requests, left + ((now() - at) * requests) / (1000 * seconds));
    },
    set: (name: string, left: number): void => void buckets.set(name, { left, at: now() }),
  };
};

/**
 * Limits requests of a key, and of an account with its keys; others get 429. `RateLimit-` headers tell the rest. Each process counts alone.
 * @param account - limits of each account.
 */
export const limitRate = (app: FastifyInstance, account: UsageLimits = {}, now = () => performance.now()): void => {
  const { left, set } = tokenBuckets(now);
  app.addHook('preParsing', async (request, reply) => {
    const { holder } = request;
    if (!holder || isOver(request)) return;
    const limits = [
      { name: `key ${holder.id}`, rate: holder.limits?.rate },
      { name: `account ${holder.account}`, rate: account.rate },
    ];
    const buckets = limits.flatMap(({ name, rate }) => (rate ? [{ name, rate, left: left(name, rate) }] : []));
    const isAllowed = buckets.every((bucket) => bucket.left >= 1);
    if (isAllowed) for (const bucket of buckets) set(bucket.name, --bucket.left);
    const [least] = buckets.sort((a, b) => a.left - b.left);
    if (!least) return;
    const { requests, seconds } = least.rate;
    const secondsUntil = (tokens: number): number => Math.ceil(((tokens - least.left) * seconds) / requests);
    reply.headers({
      'RateLimit-Policy': `${requests};w=${seconds}`,
      'RateLimit-Limit': requests,
      'RateLimit-Remaining': Math.floor(least.left),
      'RateLimit-Reset': secondsUntil(requests),
    });
    if (isAllowed) return;
    const wait = Math.max(1, secondsUntil(1));
    reply.header('Retry-After', wait);
    const message = `More than ${requests} requests in ${seconds} s with this key or account. Try again in ${wait} s.`;
    throw new ApiError(429, { message });
  });
};
