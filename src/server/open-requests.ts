import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import { CONNECTION_REQUESTS, CONNECTION_WAITING, STALLED_CLIENT_MS } from './limits.ts';

/** Reason of an abort: nobody is there for the answer. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

type Listener = (isAnswered: boolean) => void;

/** A request from its head until its answer is sent or its socket is closed. */
interface OpenRequest {
  readonly number: number;
  /** True when its body has arrived. */
  readonly isWhole: () => boolean;
  readonly begin: () => void;
  readonly end: () => void;
  readonly listeners: Listener[];
}

/** The open requests of a connection, in the order of their arrival. */
interface Connection {
  readonly running: Set<OpenRequest>;
  readonly waiting: OpenRequest[];
}

const open = new WeakMap<FastifyRequest['raw'], OpenRequest>();
const connections = new WeakMap<Socket, Connection>();

/**
 * Calls back when a request is answered or its socket closed, which Node does not report to responses that wait for earlier ones.
 * @param listener - receives true when the whole answer was sent.
 */
export const whenOver = ({ raw }: FastifyRequest, listener: Listener): void => {
  const request = open.get(raw);
  if (request) request.listeners.push(listener);
  else listener(false);
};

/** True when nobody waits for the answer. */
export const isOver = ({ raw }: FastifyRequest): boolean => !open.has(raw);

/** Number of the request, in the order of their arrival: 1 for the first of the server. */
export const requestNumber = ({ raw }: FastifyRequest): number => open.get(raw)?.number ?? Number.POSITIVE_INFINITY;

/** Aborts when the client leaves before its answer is sent. */
export const clientSignal = (request: FastifyRequest): AbortSignal => {
  const gone = new AbortController();
  whenOver(request, (isAnswered) => {
    if (!isAnswered) gone.abort(new ClientGone('The client closed its connection.'));
  });
  return gone.signal;
};

/** True when no later request of the same connection is open. */
export const isLastOfConnection = ({ raw }: FastifyRequest): boolean => {
  const connection = connections.get(raw.socket);
  return !connection || (!connection.waiting.length && [...connection.running].at(-1) === open.get(raw));
};

/** Calls back when the whole requests of a connection are answered: at once if there are none. */
export const afterAnswers = (socket: Socket, act: () => void): void => {
  const { running, waiting } = connectionOf(socket);
  // Answers leave in order, so the last one is enough.
  const last = [...running, ...waiting].findLast(({ isWhole }) => isWhole());
  if (last) last.listeners.push(act);
  else act();
};

/** Tracks requests, few of a connection at once: answers leave in order, so waiting costs nothing, and one packet takes few places. */
export const trackRequests = (app: FastifyInstance) => {
  const all = new Set<OpenRequest>();
  let arrived = 0;
  app.addHook('onRequest', ({ raw }, reply, done) => {
    arrived++;
    const connection = connectionOf(raw.socket);
    const { running, waiting } = connection;
    if (waiting.length >= CONNECTION_WAITING) {
      reply.header('Retry-After', '1');
      return done(
        new ApiError(429, { message: 'Too many requests at once on one connection. Wait for some answers first.' }),
      );
    }
    const one: OpenRequest = {
      number: arrived,
      isWhole: () => raw.complete,
      begin: done,
      end: () => {
        if (!all.delete(one)) return;
        open.delete(raw);
        running.delete(one);
        for (const listener of one.listeners) listener(reply.raw.writableFinished);
        // In a later turn: other clients come first, and it shows whether this one is still there.
        setImmediate(beginNext, connection);
      },
      listeners: [],
    };
    all.add(one);
    open.set(raw, one);
    reply.raw.once('close', one.end);
    dropStalled(raw.socket, reply.raw);
    waiting.push(one);
    beginNext(connection);
  });
  return {
    arrived: () => arrived,
    /** Resolves when the requests that are open now are over. */
    over: async (): Promise<void> => {
      await Promise.all([...all].map(({ listeners }) => new Promise<void>((done) => listeners.push(() => done()))));
    },
  };
};

export type OpenRequests = ReturnType<typeof trackRequests>;

const connectionOf = (socket: Socket): Connection => {
  const known = connections.get(socket);
  if (known) return known;
  const connection: Connection = { running: new Set(), waiting: [] };
  connections.set(socket, connection);
  socket.once('close', () => {
    // Those that have not begun never begin.
    for (const { end } of [...connection.running, ...connection.waiting.splice(0)]) end();
  });
  return connection;
};

const beginNext = ({ running, waiting }: Connection): void => {
  if (running.size >= CONNECTION_REQUESTS) return;
  const next = waiting.shift();
  if (!next) return;
  running.add(next);
  next.begin();
};

/** Closes the connection of a client that takes nothing of its answer for a while: it would hold its place forever. */
const dropStalled = (socket: Socket, response: FastifyReply['raw']): void => {
  // Requests without a network have no such socket.
  if (!(socket instanceof Socket)) return;
  socket.setTimeout(STALLED_CLIENT_MS);
  response.on('timeout', () => {
    if (socket.writableLength > 0) socket.destroy();
  });
};
