export type { AnswerStore, UsageStore } from './account-records.ts';
export { backUp } from './backup.ts';
export { openRecords, type Place, type Records } from './open.ts';
export { StartError } from './sqlite.ts';
export type { TakenWebhook, WebhookStore } from './webhook-operations.ts';
