import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hidden } from './openapi.ts';
import type { Records } from './store/index.ts';

const STORE_TIMEOUT_MS = 2000;

/** A store that may tell whether it answers. */
export type Pingable = Partial<Pick<Records, 'ping'>>;

/** Serves health checks. If `/health/live` fails, restart; if `/health/ready` or `/health` does (no store, stopping), send no requests. */
export const serveHealth = (app: FastifyInstance, store: Pingable, isStopping: () => boolean): void => {
  const options = { schema: hidden, config: { unlimited: true } };
  let look: Promise<string | undefined> | undefined;
  const ready = async (reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('Cache-Control', 'no-store');
    // No limit protects the store from these requests, so those at once share one look.
    look ??= problemOf(store).finally(() => {
      look = undefined;
    });
    const problem = await look;
    if (problem === undefined && !isStopping()) return reply.send({ status: 'ok', store: 'ok' });
    const message = problem === undefined ? 'The server is stopping.' : `The store does not answer: ${problem}`;
    return reply
      .code(503)
      .header('Retry-After', '5')
      .send({ status: 'unavailable', store: problem ?? 'ok', message });
  };
  app.get('/health', options, (_, reply) => ready(reply));
  app.get('/health/ready', options, (_, reply) => ready(reply));
  app.get('/health/live', options, async (_, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
};

const problemOf = async (store: Pingable): Promise<string | undefined> => {
  const late = setTimeout(STORE_TIMEOUT_MS, `it takes more than ${STORE_TIMEOUT_MS / 1000} s.`, { ref: false });
  const ping = Promise.resolve(store.ping?.()).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return Promise.race([ping, late]);
};
