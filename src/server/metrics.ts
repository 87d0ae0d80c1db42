import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ApiError } from '../api/index.ts';
import { artworkLoad } from '../artwork/index.ts';
import type { Store } from '../service/local/index.ts';
import { needLoopback } from './access.ts';
import type { KeyRing } from './keys/index.ts';
import { whenOver } from './open-requests.ts';
import { hidden } from './openapi.ts';

const SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 20];

/** Measures requests, the store and the queue of artworks, for Prometheus. */
export interface Metrics {
  /** Wraps a store to measure its calls. */
  readonly timed: (store: Store) => Store;
  /** Counts the requests of a server from now on, and serves the figures at `/metrics` to clients with a key. */
  readonly serve: (app: FastifyInstance, keys: KeyRing | undefined) => void;
}

export const metrics = (): Metrics => {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const underWay = new Gauge({ name: 'http_requests_in_flight', help: 'Requests in progress', registers });
  const calls = new Histogram({
    name: 'boxwright_store_duration_seconds',
    help: 'Time of a call to the store',
    labelNames: ['call', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  new Gauge({
    name: 'boxwright_artworks',
    help: 'Artworks being drawn, and waiting to be drawn',
    labelNames: ['state'],
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
        return async (...given: unknown[]) => {
          const end = calls.startTimer({ call: String(call) });
          try {
            const answer: unknown = await value.apply(target, given);
            end({ outcome: 'done' });
            return answer;
          } catch (error) {
            end({ outcome: 'failed' });
            throw error;
          }
        };
      },
    });

  const serve = (app: FastifyInstance, keys: KeyRing | undefined): void => {
    app.addHook('onRequest', (request, reply, done) => {
      underWay.inc();
      // Count clients that leave before their answer too.
      whenOver(request, (isAnswered) => {
        underWay.dec();
        const { method, routeOptions } = request;
        const labels = {
          method,
          route: routeOptions.url ?? 'unknown',
          status: isAnswered ? reply.statusCode : 'broken',
        };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
      done();
    });
    app.get('/metrics', { schema: hidden }, async (request: FastifyRequest, reply: FastifyReply) => {
      await needAnyKey(request, reply, keys);
      return reply.type(register.contentType).send(await register.metrics());
    });
  };
  return { timed, serve };
};

/** Accepts a key of either family as the bearer token. */
const needAnyKey = async (request: FastifyRequest, reply: FastifyReply, keys: KeyRing | undefined): Promise<void> => {
  if (!keys) return needLoopback(request);
  const key = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  if (key !== undefined && (await keys(key))) return;
  reply.header('WWW-Authenticate', 'Bearer');
  throw new ApiError(401, { message: 'Metrics need an API key. Send one as Authorization: Bearer <key>.' });
};
