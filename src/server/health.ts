import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hidden } from './openapi.ts';

/** How long the store may take to answer, in ms. */
const PATIENCE = 2000;

/** A store that can say whether it is there. */
export interface Pingable {
  ping(): Promise<void>;
}

/**
 * Serves what orchestrators ask. `/health/live`: the process answers; restart it where it does not. `/health/ready`, also
 * `/health`: the store answers as well; send no requests here where it does not.
 */
export const serveHealth = (app: FastifyInstance, store: Partial<Pingable>): void => {
  const options = { schema: hidden };
  const ready = async (reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('Cache-Control', 'no-store');
    const problem = await problemOf(store);
    if (problem === undefined) return reply.send({ status: 'ok', store: 'ok' });
    return reply
      .code(503)
      .send({ status: 'unavailable', store: problem, message: `The store does not answer: ${problem}` });
  };
  app.get('/health', options, (_, reply) => ready(reply));
  app.get('/health/ready', options, (_, reply) => ready(reply));
  app.get('/health/live', options, async (_, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
};

const problemOf = async (store: Partial<Pingable>): Promise<string | undefined> => {
  const patience = new AbortController();
  const late = setTimeout(PATIENCE, `it takes more than ${PATIENCE / 1000} s.`, { signal: patience.signal });
  try {
    return await Promise.race([Promise.resolve(store.ping?.()).then(() => undefined), late]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    patience.abort();
    late.catch(() => undefined);
  }
};
