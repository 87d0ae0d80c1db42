import { setTimeout } from 'node:timers/promises';
import { ApiError, type DielinesApi } from '../../api/index.ts';
import { UnreadableError } from '../../formats/reading/index.ts';
import type { Catalogue } from '../../template/index.ts';
import { type AnswerCheck, checkAnswer } from '../answers/check-answer.ts';
import { byVerdict, type Verdict } from '../dieline-check.ts';
import { answerOf, questionOf } from './ask.ts';
import { type CheckedFile, drawingAt } from './checked-file.ts';
import { failureSentence, isShut } from './failure.ts';
import type { LiveRequest } from './requests.ts';

/** The answer of a hosted service to one request, compared with ours. */
export interface LiveResult {
  readonly request: LiveRequest;
  /** `unanswered` where the service could not be reached, failed, or was too busy: worth asking again. */
  readonly verdict: Verdict | 'unanswered';
  /** Why, in sentences, what is sure first. */
  readonly why: readonly string[];
  /** Time of the request, ISO 8601 in UTC. */
  readonly requestedAt: string;
  readonly answer?: Pick<AnswerCheck, 'verdict' | 'differences' | 'notes'>;
  /** Of a dieline: its file. */
  readonly drawing?: Omit<CheckedFile, 'why'>;
}

export interface Live {
  readonly service: DielinesApi;
  /** A dieline's file, by the address that the service gave. */
  readonly download: (url: string) => Promise<Uint8Array>;
  readonly ours: DielinesApi;
  readonly catalogue: Catalogue;
}

export interface LiveOptions {
  /** Requests begun in a second at most, files among them: 1 by default. */
  readonly rate?: number;
  /** Tolerance of lines and lengths, in mm: 0.05 by default. */
  readonly tolerance?: number;
}

/** Requests without an answer in a row after which the rest is left alone. */
const FAILURES_IN_A_ROW = 3;

/** How often a request is sent that the service is too busy for. */
const MAX_ATTEMPTS = 4;

/**
 * Asks a hosted service for one thing after another, and says of each at once whether it is right; a refusal is an answer as well. A
 * request answered by 429 waits behind the others as long as asked. Ends early, and says so, for bad keys, spent credits, no answer.
 */
export async function* checkLive(
  { service, download, ours, catalogue }: Live,
  requests: Iterable<LiveRequest>,
  { rate = 1, tolerance }: LiveOptions = {},
): AsyncGenerator<LiveResult, void, undefined> {
  if (!(rate > 0)) throw new RangeError(`rate must be above 0 requests a second, but is ${rate}.`);
  const nextSlot = paced(1000 / rate);
  const mm = tolerance === undefined ? {} : { tolerance };
  // How often each was sent before, and when it may be sent again, as `performance.now()`.
  const due = Array.from(requests, (request) => ({ request, attempts: 0, from: 0 }));
  let silent = 0;
  while (due.length) {
    const { request, attempts, from } = due.splice(nextDue(due), 1)[0]!;
    await until(from);
    await nextSlot();
    const requestedAt = new Date().toISOString();
    let answered: Awaited<ReturnType<typeof answerOf>>;
    try {
      answered = await answerOf(service, request);
    } catch (error) {
      const wait = error instanceof ApiError && error.status === 429 ? error.remote?.wait : undefined;
      if (wait !== undefined && attempts + 1 < MAX_ATTEMPTS) {
        due.push({ request, attempts: attempts + 1, from: performance.now() + wait });
        continue;
      }
      yield { request, verdict: 'unanswered', why: [failureSentence(error)], requestedAt };
      if (isShut(error) || ++silent >= FAILURES_IN_A_ROW) return;
      continue;
    }
    silent = 0;
    const { body, status } = answered;
    let answer: AnswerCheck;
    try {
      answer = await checkAnswer(ours, catalogue, body, { ...questionOf(request, status), ...mm });
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      yield { request, requestedAt, verdict: 'cannot tell', why: [`it is ${error.message}`] };
      continue;
    }
    const { verdict, differences, notes } = answer;
    const result = { request, requestedAt, verdict, why: answer.why, answer: { verdict, differences, notes } };
    const url = urlIn(body);
    if (request.ask !== 'dieline' || url === undefined) yield result;
    else {
      await nextSlot();
      const drawing = await drawingAt(url, download, catalogue, request, mm);
      if ('lost' in drawing) {
        yield { request, requestedAt, verdict: 'unanswered', why: [`its file ${drawing.lost}`] };
        continue;
      }
      const { why, ...found } = drawing;
      yield {
        ...result,
        verdict: [answer, drawing].toSorted(byVerdict)[0]!.verdict,
        why: [...answer.why, ...why.map((each) => `its file: ${each}`)],
        drawing: found,
      };
    }
  }
}

/** The request that may be sent earliest; of equal ones the first. */
const nextDue = (due: readonly { readonly from: number }[]): number =>
  due.reduce((first, { from }, k) => (from < due[first]!.from ? k : first), 0);

const until = async (time: number): Promise<void> => {
  const wait = time - performance.now();
  if (wait > 0) await setTimeout(wait);
};

/** Waits until the next request may begin. */
const paced = (gap: number): (() => Promise<void>) => {
  let next = 0;
  return async () => {
    await until(next);
    next = Math.max(next, performance.now()) + gap;
  };
};

/** The address of the file of a dieline; undefined for a refusal, or an answer without one. */
const urlIn = (body: unknown): string | undefined => {
  const url = (body as { dieline?: { url?: unknown } } | undefined)?.dieline?.url;
  return typeof url === 'string' ? url : undefined;
};
