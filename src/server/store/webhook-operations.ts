import type { BatchCounts, Webhook } from '../../service/batch/index.ts';
import { batchOperations, toWebhook } from './batch-operations.ts';
import { type Operation, sql } from './statement.ts';
import statements from './statements.json' with { type: 'json' };

export interface TakenWebhook extends Pick<Webhook, 'url' | 'tries'> {
  readonly batch: BatchCounts;
  /** Hash of the API key that made the batch, which signs; undefined without keys. */
  readonly secret: string | undefined;
}

export const webhookOperations = {
  /**
   * Takes one whose batch has ended, of an account that has none in work.
   * @param asked - `now` in ms since 1970. What is due in more than `horizon` ms was noted by a clock that ran ahead, and is due.
   */
  *takeWebhook(asked: { worker: string; now: number; horizon: number }): Operation<TakenWebhook | undefined> {
    const [due] = yield sql(statements.dueWebhook, asked.now, asked.now + asked.horizon);
    // Another server may take it first.
    const [row] = due ? yield sql(statements.takeWebhook, asked.worker, due.seq) : [];
    if (!row) return undefined;
    yield* batchOperations.signWorker(asked.worker);
    const [key] = yield sql('select hash from keys where id = $1', row.key);
    const batch = yield* batchOperations.findBatch({ id: String(row.batch), account: String(row.account) });
    return { url: String(row.url), tries: Number(row.tries), batch: batch!, secret: key && String(key.hash) };
  },

  /** Notes what came of a try. @param tried - `due` in ms since 1970 */
  *noteWebhook(tried: Omit<Webhook, 'url' | 'tries'> & { worker: string; due: number }): Operation<void> {
    yield sql(statements.noteWebhook, tried.state, tried.error ?? null, tried.due, tried.batch, tried.worker);
  },

  /** Makes one due, as if it was never tried. @returns false for an unknown batch. */
  *sendWebhook({ batch, account }: { batch: string; account: string }): Operation<boolean> {
    const [row] = yield sql(statements.sendWebhook, account, batch);
    return row !== undefined;
  },

  /** The newest ones first. @param query - an empty `state` for all */
  *listWebhooks(query: { account: string; state: string; take: number }): Operation<Webhook[]> {
    return (yield sql(statements.listWebhooks, query.account, query.state, query.take)).map(toWebhook);
  },
};
