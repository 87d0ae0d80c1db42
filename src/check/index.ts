export { type AnswerCheck, type AnswerQuestion, checkAnswer, checkParts } from './answers/check-answer.ts';
export { checkDieline, type DielineCheck, type DielineQuestion } from './check-dieline.ts';
export { type Audit, auditDrawing } from './drawing/audit.ts';
export type { Finding } from './drawing/finding.ts';
export { type Explanation, explain } from './explain/explain.ts';
export { checkLive, type LiveOptions, type LiveResult } from './live/check-live.ts';
export { type LiveRequest, readRequests } from './live/requests.ts';
export { type ReportFormat, report } from './report.ts';
export type { CheckVerdict, Verdict } from './verdict.ts';
