import { setTimeout } from 'node:timers/promises';
import type { DielinesApi } from '../../api/index.ts';
import { UnreadableError } from '../../formats/reading/index.ts';
import type { Catalogue } from '../../template/index.ts';
import { type AnswerCheck, checkAnswer } from '../answers/check-answer.ts';
import { byVerdict, type Verdict } from '../verdict.ts';
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

/** The service and the keys for it. */
export interface Live {
  /** The service. */
  readonly service: DielinesApi;
  /** A dieline's file, by the address that the service gave. */
  readonly download: (url: string) => Promise<Uint8Array>;
  /** Ours. */
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

/**
 * Asks a hosted service for one thing after another, and says of each whether it is right, as soon as that is known. What
 * it refuses is an answer as well. Ends early where nothing is answered any more: keys it does not take, credits that are
 * spent, nobody there; the last results say so.
 */
export async function* checkLive(
  { service, download, ours, catalogue }: Live,
  requests: Iterable<LiveRequest>,
  { rate = 1, tolerance }: LiveOptions = {},
): AsyncGenerator<LiveResult, void, undefined> {
  if (!(rate > 0)) throw new RangeError(`rate must be above 0 requests a second, but is ${rate}.`);
  const nextSlot = paced(1000 / rate);
  const mm = tolerance === undefined ? {} : { tolerance };
  let silent = 0;
  for (const request of requests) {
    await nextSlot();
    const requestedAt = new Date().toISOString();
    let body: unknown;
    try {
      body = await answerOf(service, request);
    } catch (error) {
      yield { request, verdict: 'unanswered', why: [failureSentence(error)], requestedAt };
      if (isShut(error) || ++silent >= FAILURES_IN_A_ROW) return;
      continue;
    }
    silent = 0;
    const answer = await answerCheck(checkAnswer(ours, catalogue, body, { ...questionOf(request), ...mm }));
    if ('none' in answer) {
      yield { request, requestedAt, verdict: 'cannot tell', why: [answer.none] };
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

/** Waits until the next request may begin. */
const paced = (gap: number): (() => Promise<void>) => {
  let next = 0;
  return async () => {
    const wait = next - performance.now();
    if (wait > 0) await setTimeout(wait);
    next = Math.max(next, performance.now()) + gap;
  };
};

/** A body that is no answer says nothing. */
const answerCheck = async (check: Promise<AnswerCheck>): Promise<AnswerCheck | { readonly none: string }> => {
  try {
    return await check;
  } catch (error) {
    if (error instanceof UnreadableError) return { none: `it is ${error.message}` };
    throw error;
  }
};

/** The address of the file of a dieline; undefined for a refusal, or an answer without one. */
const urlIn = (body: unknown): string | undefined => {
  const url = (body as { dieline?: { url?: unknown } } | undefined)?.dieline?.url;
  return typeof url === 'string' ? url : undefined;
};
