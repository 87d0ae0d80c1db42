import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api/index.ts';
import { STOP_GRACE_MS } from './limits.ts';
import { isLastOfConnection, type OpenRequests, requestNumber } from './open-requests.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Stops the server: it is not ready, answers for a while, then refuses new requests, finishes accepted ones, and closes.
     * @param drain - time until requests are refused, in seconds, so that load balancers can send them elsewhere.
     */
    stop(drain: number): Promise<void>;
  }
}

/** Turns of the event loop without a new request: one accepts a connection, the next one reads it. */
const QUIET_TURNS = 4;

/** Turns after which requests that never pause are no longer waited for. */
const MAX_TURNS = 200;

/** Adds `app.stop`. Returns a function that tells whether the server is stopping. */
export const stopGracefully = (app: FastifyInstance, requests: OpenRequests): (() => boolean) => {
  let isStopping = false;
  /** Number of the last request that is answered. */
  let last = Number.POSITIVE_INFINITY;
  app.addHook('onSend', async (request, reply) => {
    // Close after the last answer of a connection: whole requests that wait behind this one are answered too.
    if (isStopping && isLastOfConnection(request)) reply.header('Connection', 'close');
  });
  app.addHook('preParsing', async (request) => {
    // Those that arrived before, and waited for their turn or the check of their key, are answered.
    if (requestNumber(request) > last && !request.routeOptions.config.unlimited)
      throw new ApiError(503, { message: 'The server is stopping. Try again in a few seconds.' });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    last = Math.min(last, requests.arrived());
  });

  /** Lets in the requests that have reached this machine: some are not read yet. */
  const letIn = async (): Promise<void> => {
    let quiet = 0;
    for (let turn = 0; quiet < QUIET_TURNS && turn < MAX_TURNS; turn++) {
      const before = requests.arrived();
      await setImmediate();
      quiet = requests.arrived() === before ? quiet + 1 : 0;
    }
  };
  const finish = async (): Promise<void> => {
    await requests.over();
    // Refusals of later requests are sent too.
    await letIn();
    await requests.over();
  };

  app.decorate('stop', async (drain: number) => {
    isStopping = true;
    await setTimeout(1000 * drain);
    await letIn();
    last = requests.arrived();
    await Promise.race([finish(), setTimeout(STOP_GRACE_MS, undefined, { ref: false })]);
    let isClosed = false;
    const closing = app.close().finally(() => {
      isClosed = true;
    });
    // Idle connections, and requests that took too long. Another may come until the port is closed.
    while (!isClosed) {
      app.server.closeAllConnections();
      await setImmediate();
    }
    await closing;
  });
  return () => isStopping;
};
