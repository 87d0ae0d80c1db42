export {
  type AnswerCheck,
  type AnswerKind,
  type AnswerQuestion,
  checkAnswer,
  checkParts,
} from './answers/answers.ts';
export type { Difference } from './answers/fields.ts';
export { type Audit, auditDrawing, type Facts } from './audit.ts';
export { checkDieline, type DielineCheck, type DielineQuestion, type Verdict } from './check-dieline.ts';
export { type Comparison, compare } from './compare.ts';
export type { Stray } from './deviation.ts';
export { type Explanation, explain } from './explain/explain.ts';
export type { Finding } from './finding.ts';
export { checkLive, type Live, type LiveOptions, type LiveResult } from './live.ts';
export { type LiveRequest, readRequests } from './live-requests.ts';
export { type ReportFormat, report, reportJson } from './report.ts';
