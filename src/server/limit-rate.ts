import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api/index.ts';
import type { Rate, UsageLimits } from './keys/index.ts';
import { isOver } from './open-requests.ts';

/** Keys and accounts whose requests are counted. One that is forgotten begins with a full bucket. */
const MAX_BUCKETS = 10_000;

/**
 * Token buckets (RFC 2697 names them): full, a bucket has all requests of its rate, and they are given back evenly. The clock only
 * runs forward, so that a changed time of day refuses nobody.
 */
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
 * Limits the requests of a key, and of an account with all its keys; further ones get 429 with `Retry-After`. Answers tell what is left
 * in the `RateLimit-` headers. Each process counts for itself.
 * @param account - limits of each account.
 */
export const limitRate = (
  app: FastifyInstance,
  account: UsageLimits = {},
  now: () => number = () => performance.now(),
): void => {
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
