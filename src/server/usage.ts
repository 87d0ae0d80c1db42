import type { FastifyInstance } from 'fastify';
import type { Admission } from './access.ts';
import { doneWith, ownSchema } from './openapi.ts';
import own from './openapi-parts.json' with { type: 'json' };
import type { UsageStore } from './store/index.ts';

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
