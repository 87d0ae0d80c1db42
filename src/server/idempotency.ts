import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import { IDEMPOTENCY_MS } from './limits.ts';
import type { AnswerStore } from './store/index.ts';

/** A body that arrives while the request is answered. */
export interface StreamedBody {
  readonly drain: () => Promise<void>;
  readonly fingerprint: () => string;
}

interface Repeatable {
  readonly store: AnswerStore | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The body, or what equal bodies have in common. */
  readonly body: unknown;
  readonly streamed?: StreamedBody | undefined;
}

/**
 * Answers a request with `Idempotency-Key` once: a repeat within 24 hours gets the same answer, from any server of the store. When the
 * first try was cut off, or still runs, the repeat runs too, with the same seed: both store the same record.
 * @throws ApiError 400 for an invalid key, 409 for a key of another request.
 */
export const answerOnce = async (
  { store, request, reply, body, streamed }: Repeatable,
  act: (seed?: string) => Promise<unknown>,
): Promise<unknown> => {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !store) return act();
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw new ApiError(400, {
      message: 'Idempotency-Key must have 1 to 255 printable ASCII characters without spaces, for example a UUID.',
    });
  const { account, method, url } = request;
  const fingerprint = hash('sha256', JSON.stringify([method, url, body]));
  const at = Date.now();
  const seed = randomBytes(16).toString('hex');
  const claim = await store.claim({ account, key, fingerprint, seed, at, since: at - IDEMPOTENCY_MS });
  if (claim.fingerprint !== fingerprint) throw otherRequest();
  if (claim.answer === undefined) {
    const made = await act(claim.seed);
    await store.keepAnswer({ account, key, answer: JSON.stringify([streamed?.fingerprint(), made]) });
    return made;
  }
  await streamed?.drain();
  const [arrived, made] = JSON.parse(claim.answer) as [string | null, unknown];
  if (streamed && streamed.fingerprint() !== arrived) throw otherRequest();
  reply.header('Idempotency-Replayed', 'true');
  return made;
};

const otherRequest = (): ApiError =>
  new ApiError(409, { message: 'This Idempotency-Key belongs to another request. Use a new key for each request.' });
