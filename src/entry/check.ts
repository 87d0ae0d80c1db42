/** `boxwright/check`: reads drawings of others and checks them; checks answers of a service, and a service. */
import type {
  AnswerCheck,
  AnswerQuestion,
  Audit,
  DielineCheck,
  DielineQuestion,
  LiveOptions,
  LiveRequest,
  LiveResult,
  ReportFormat,
} from '../check/index.ts';
import type { Reading, ReadOptions } from '../read/index.ts';
import { downloader, type RemoteOptions, remoteApi } from '../remote/index.ts';
import type { Dieline } from '../sheet/index.ts';
import { catalogue } from './catalogue.ts';
import { boxwright } from './service.ts';

/**
 * Is this file the box it is said to be? Without a template it is checked by itself.
 *
 *     const { verdict, why } = await checkDieline(file, { template: 'becf-10101', variables: { length: 60 … } });
 *
 * @throws UnreadableError (by its `name`) for a file that cannot be read, with the place; ApiError for a template or variables that there are not.
 */
export const checkDieline = async (file: Uint8Array, question: DielineQuestion = {}): Promise<DielineCheck> =>
  (await import('../check/index.ts')).checkDieline(catalogue, file, question);

/**
 * Somebody else's DXF, SVG or PDF as a graph of lines, which our writers take; and what was read beside it: texts, the unit
 * and how it is known, what was passed over.
 *
 *     const { dieline, notes } = await readDrawing(file, { kinds: { bending: 'crease' } });
 *     writeSvg(dieline, []);
 *
 * @throws UnreadableError (by its `name`) for a file that cannot be read, with the place.
 */
export const readDrawing = async (
  file: Uint8Array,
  options: ReadOptions = {},
): Promise<Reading & { readonly dieline: Dieline }> => {
  const { readDrawing: read, toDieline } = await import('../read/index.ts');
  const reading = await read(file, options);
  return { ...reading, dieline: toDieline(reading) };
};

/**
 * Is a drawing sound by itself? What is open, doubled, crossed or missed in it, and what it measures.
 * @throws as `checkDieline`.
 */
export const auditDrawing = async (file: Uint8Array, options: ReadOptions = {}): Promise<Audit> =>
  (await import('../check/index.ts')).auditDrawing(await (await import('../read/index.ts')).readDrawing(file, options));

/**
 * Is an answer of the service right? Held against our own, field by field; `question` says what was asked, as far as the
 * answer does not.
 *
 *     const { verdict, why } = await checkAnswer(await response.json(), { template: 'becf-10101', variables });
 *
 * @throws UnreadableError (by its `name`) for what is no answer.
 */
export const checkAnswer = async (response: unknown, question: AnswerQuestion = {}): Promise<AnswerCheck> =>
  (await import('../check/index.ts')).checkAnswer(boxwright(), catalogue, response, question);

/**
 * Is what the service says of the parts of a box right? Sizes to 0.05 mm and areas to a thousandth, unless told otherwise.
 * @throws as `checkAnswer`.
 */
export const checkParts = async (
  response: unknown,
  question: AnswerQuestion & Required<Pick<AnswerQuestion, 'variables'>>,
): Promise<AnswerCheck> => (await import('../check/index.ts')).checkParts(boxwright(), catalogue, response, question);

/**
 * Is a hosted service right, whatever it is asked? Asks it for one thing after another at a bounded rate, and holds answers
 * and files against ours; results come as they are known.
 *
 *     for await (const { request, verdict, why } of checkLive({ baseUrl, dielinesKey, dimensionsKey }, requests)) …
 *
 * @throws RangeError for a rate that is not above 0. A service that does not answer is a result, `unanswered`.
 */
export async function* checkLive(
  service: RemoteOptions,
  requests: Iterable<LiveRequest>,
  options: LiveOptions = {},
): AsyncGenerator<LiveResult, void, undefined> {
  const live = {
    service: remoteApi({ ...service, asIs: true }),
    download: downloader(service),
    ours: boxwright(),
    catalogue: catalogue,
  };
  yield* (await import('../check/index.ts')).checkLive(live, requests, options);
}

/**
 * A list of requests for `checkLive`, one JSON object a line.
 * @throws RequestListError (by its `name`) with the number of the line that is none.
 */
export const readRequests = async (text: string): Promise<LiveRequest[]> =>
  (await import('../check/index.ts')).readRequests(text);

/** A check as a picture (svg), a page by itself (html) or figures (json); `file` is the name shown. */
export const checkReport = async (of: DielineCheck, format: ReportFormat, file = 'drawing'): Promise<string> =>
  (await import('../check/index.ts')).report(of, format, file);

export type {
  AnswerCheck,
  AnswerQuestion,
  Audit,
  DielineCheck,
  DielineQuestion,
  Finding,
  LiveOptions,
  LiveRequest,
  LiveResult,
  ReportFormat,
  Verdict,
} from '../check/index.ts';
export type { LineKind, Reading, ReadOptions, SkippedLines } from '../read/index.ts';
export type { RemoteOptions } from '../remote/index.ts';
