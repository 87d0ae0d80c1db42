export { backUp } from './backup.ts';
export { openRecords, type Place, type Records } from './open.ts';
export type { AnswerStore, TidyStore, UsageStore, WebhookStore } from './operations.ts';
export type { TakenWebhook } from './webhook-operations.ts';
