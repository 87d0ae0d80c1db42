export { type AnswerCheck, type AnswerQuestion, checkAnswer, checkParts } from './answers/answers.ts';
export { type Audit, auditDrawing } from './audit.ts';
export { checkDieline, type DielineCheck, type DielineQuestion } from './check-dieline.ts';
export { type Explanation, explain } from './explain/explain.ts';
export type { Finding } from './finding.ts';
export { checkLive, type LiveOptions, type LiveResult } from './live.ts';
export { type LiveRequest, readRequests } from './live-requests.ts';
export { type ReportFormat, report } from './report.ts';
export type { Verdict } from './verdict.ts';
