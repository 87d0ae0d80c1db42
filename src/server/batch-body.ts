import { type BatchCounts, isDone, type Webhook } from '../service/batch/index.ts';

/** A batch in answers and webhooks. */
export const batchFacts = (batch: BatchCounts) => ({
  type: 'batch',
  id: batch.id,
  state: isDone(batch) ? 'done' : batch.state,
  requests: batch.total,
  made: batch.made,
  refused: batch.refused,
  created_at: batch.created_at,
});

/** Id of the webhook of a batch: the same in each try, so that a receiver tells repeats. */
export const webhookId = (batch: string): string => batch.replace(/^ba_/, 'we_');

export const batchOfWebhook = (id: string): string => id.replace(/^we_/, 'ba_');

export const webhookBody = ({ batch, url, state, tries, error }: Webhook) => ({
  type: 'webhook',
  id: webhookId(batch),
  batch,
  url,
  state,
  tries,
  ...(error !== undefined && { error }),
});
