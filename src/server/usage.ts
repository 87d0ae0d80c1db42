import type { FastifyInstance } from 'fastify';
import type { Admission } from './access.ts';
import { doneWith, ownSchema } from './openapi.ts';
import own from './openapi-parts.json' with { type: 'json' };

/** What an account has in the store. */
export interface StoredUsage {
  readonly dielines: number;
  readonly mockups: number;
  readonly nestings: number;
  readonly batches: number;
  /** Requests of all its batches. */
  readonly batch_requests: number;
  readonly credits_spent: number;
}

export interface UsageStore {
  usage(account: string): Promise<StoredUsage>;
  /** Number of credits that an account has spent. */
  creditsSpent(account: string): Promise<number>;
}

interface Options {
  readonly store: UsageStore;
  readonly admit: Admission;
  readonly keys: boolean;
  /** Credits of each account; undefined means unlimited. */
  readonly credits: number | undefined;
}

/** Serves what the account of a key uses, to keys of both families. An addition to the hosted service. */
export const serveUsage = (app: FastifyInstance, { store, admit, keys, credits }: Options): void => {
  app.get(
    '/usage',
    { onRequest: admit(), schema: ownSchema('Read what the account of the key uses', keys, doneWith(own.usage), {}) },
    async ({ account, holder }) => {
      const { credits_spent: spent, ...stored } = await store.usage(account);
      const { rate, concurrency } = holder?.limits ?? {};
      return {
        usage: {
          type: 'usage',
          account,
          ...stored,
          ...(credits !== undefined && { credits: { limit: credits, spent, remaining: Math.max(0, credits - spent) } }),
          ...(rate && { rate }),
          ...(concurrency && { concurrency }),
        },
      };
    },
  );
};
