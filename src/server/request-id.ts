import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the trace that the request belongs to; undefined when its client traces nothing. */
    traceId: string | undefined;
  }
}

/** What is taken as an id of a request: it stands in logs and in the answer. */
const REQUEST_ID = /^[\w.:/+=@-]{1,128}$/;

/** `traceparent` of W3C Trace Context, level 1: version, trace, span of the caller, flags. */
const TRACE_PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:$|-)/;

/** The id in `X-Request-Id`, or a new one. */
export const requestId = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};

/** Repeats the id of a request in its answer, and continues its trace with a span of this server. */
export const answerIds = (app: FastifyInstance): void => {
  app.decorateRequest('traceId', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    const [, trace, flags] = TRACE_PARENT.exec(String(request.headers.traceparent ?? '')) ?? [];
    if (trace) {
      request.traceId = trace;
      reply.header('traceparent', `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`);
    }
    done();
  });
};
