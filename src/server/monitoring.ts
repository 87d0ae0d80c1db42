import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { artworkLoad } from '../artwork/index.ts';
import type { Store } from '../service/local/index.ts';
import type { Admission } from './access.ts';
import figures from './metrics.json' with { type: 'json' };
import { whenOver } from './open-requests.ts';
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

/** Measures requests, the store and the queue of artworks, for Prometheus. */
export const metrics = () => {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  collectDefaultMetrics({ register });
  const requests = new Histogram({ ...figures.requests, registers });
  const underWay = new Gauge({ ...figures.underWay, registers });
  const webhooks = new Counter({ ...figures.webhooks, registers });
  const calls = new Histogram({ ...figures.calls, registers });
  new Gauge({
    ...figures.artworks,
    registers,
    collect() {
      const { running, waiting } = artworkLoad();
      this.set({ state: 'drawing' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });

  const timed = (store: Store): Store =>
    new Proxy(store, {
      get: (target, call) => {
        const value: unknown = Reflect.get(target, call);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          const end = calls.startTimer({ call: String(call) });
          const answer: Promise<unknown> = value.apply(target, given);
          answer.then(
            () => end({ outcome: 'done' }),
            () => end({ outcome: 'failed' }),
          );
          return answer;
        };
      },
    });

  const count = (app: FastifyInstance): void => {
    app.addHook('onRequest', (request, reply, done) => {
      underWay.inc();
      // Count clients that leave before their answer too.
      whenOver(request, (isAnswered) => {
        underWay.dec();
        const { method, routeOptions } = request;
        const status = isAnswered ? reply.statusCode : 'broken';
        requests.observe({ method, route: routeOptions.url ?? 'unknown', status }, reply.elapsedTime / 1000);
      });
      done();
    });
  };
  /** Serves the figures at `/metrics`. @param admit - checks the key of a request */
  const serve = (app: FastifyInstance, admit?: ReturnType<Admission>): void => {
    app.get('/metrics', { schema: hidden, ...(admit && { onRequest: admit }) }, async (_, reply) =>
      reply.type(register.contentType).send(await register.metrics()),
    );
  };
  return { timed, count, webhook: (state: string): void => webhooks.inc({ state }), serve };
};

export type Metrics = ReturnType<typeof metrics>;
