import { Readable } from 'node:stream';
import { type TSchema, Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { ApiError, Format } from '../api/index.ts';
import type { BatchCounts, Batches, KeptResult, RawRequest } from '../service/batch/index.ts';
import { isDone, textLines } from '../service/batch/index.ts';
import { address } from '../service/local/index.ts';
import type { Admission } from './access.ts';
import { type Addressing, addressOf } from './address.ts';
import { clientSignal } from './open-requests.ts';
import { doneWith, ownSchema } from './openapi.ts';

/** Media types of JSON Lines. */
const LINES = ['application/x-ndjson', 'application/jsonl', 'application/json-lines'];

interface Options {
  readonly batches: Batches;
  readonly admit: Admission;
  readonly addressing: Addressing;
  /** True when the server requires keys. */
  readonly keys: boolean;
}

/** Serves batches: many dielines, made in the background. An addition to the hosted service. */
export const serveBatches = async (
  app: FastifyInstance,
  { batches, admit, addressing, keys }: Options,
): Promise<void> => {
  await app.register(async (routes) => {
    // Stream the list: it may exceed the memory.
    routes.addContentTypeParser(LINES, (_, payload, done) => done(null, linesIn(payload as unknown as Readable)));
    const onRequest = admit('dielines');
    const bodyOf = (request: FastifyRequest, batch: BatchCounts) => ({
      batch: toBody(batch, addressOf(request, addressing)),
    });

    routes.post(
      '/batches',
      { onRequest, schema: schema('Create a batch of dielines', keys, Batch, Body) },
      async (request) =>
        bodyOf(request, await batches.create(request.account, requestsOf(request.body), clientSignal(request))),
    );
    routes.get<Named>(
      '/batches/:id',
      { onRequest, schema: schema('Read the progress of a batch', keys, Batch) },
      async (request) => bodyOf(request, await batches.read(request.account, request.params.id)),
    );
    routes.post<Named>(
      '/batches/:id/cancel',
      { onRequest, schema: schema('Cancel the waiting requests of a batch', keys, Batch) },
      async (request) => bodyOf(request, await batches.cancel(request.account, request.params.id)),
    );
    routes.get<Named & { Querystring: ResultsQuery }>(
      '/batches/:id/results',
      { onRequest, schema: { ...schema('Read the results of a batch, one per line', keys), querystring: Query } },
      async (request, reply) => {
        const results = await batches.results(request.account, request.params.id, {
          ...readQuery(request.query),
          signal: clientSignal(request),
        });
        const baseUrl = addressOf(request, addressing);
        return reply.type(LINES[0]!).send(Readable.from(textOf(results, baseUrl), { objectMode: false }));
      },
    );
  });
};

interface Named {
  readonly Params: { readonly id: string };
}

interface ResultsQuery {
  readonly from?: string;
  readonly wait?: string;
}

async function* linesIn(payload: Readable): AsyncGenerator<RawRequest> {
  try {
    // Do not destroy the stream after an error: the refusal is sent on the same connection.
    for await (const { text } of textLines(payload.iterator({ destroyOnReturn: false }))) yield text;
  } catch (error) {
    if (error instanceof RangeError) throw invalid(`${error.message} A request has a few hundred letters.`);
    throw error;
  } finally {
    payload.resume();
  }
}

/** Requests of a body: a list, a list in `requests`, or streamed lines. */
const requestsOf = (body: unknown): AsyncIterable<RawRequest> => {
  if (typeof body === 'object' && body !== null && Symbol.asyncIterator in body)
    return body as AsyncIterable<RawRequest>;
  const list = Array.isArray(body) ? body : (body as { requests?: unknown } | undefined)?.requests;
  if (!Array.isArray(list))
    throw invalid(`Send a list of requests as application/json, or one JSON object per line as ${LINES[0]}.`);
  // Convert to text without checking: an invalid request gets its own refusal later.
  return Readable.from(list.map((one) => JSON.stringify(one)));
};

const readQuery = ({ from = '1', wait = 'false' }: ResultsQuery): { from: number; wait: boolean } => {
  if (!/^[1-9]\d{0,8}$/.test(from)) throw invalid('from must be the number of a request, from 1 up. Try from=1.');
  if (wait !== 'true' && wait !== 'false') throw invalid('wait must be true or false.');
  return { from: Number(from), wait: wait === 'true' };
};

const invalid = (message: string): ApiError =>
  new ApiError(400, { message: 'The request cannot be read', errors: [{ message }] });

async function* textOf(results: AsyncIterable<KeptResult>, baseUrl: string): AsyncGenerator<string> {
  for await (const result of results) yield `${JSON.stringify(toLine(result, baseUrl))}\n`;
}

/** A result with full addresses. */
const toLine = (result: KeptResult, baseUrl: string): KeptResult =>
  'files' in result
    ? { ...result, files: result.files.map((file) => ({ ...file, url: address(baseUrl, file.url) })) }
    : result;

const toBody = (batch: BatchCounts, baseUrl: string) => ({
  type: 'batch',
  id: batch.id,
  state: isDone(batch) ? 'done' : batch.state,
  requests: batch.total,
  made: batch.made,
  refused: batch.refused,
  created_at: batch.created_at,
  links: [
    { rel: 'results', href: `${baseUrl}/batches/${batch.id}/results`, method: 'GET' },
    { rel: 'cancel', href: `${baseUrl}/batches/${batch.id}/cancel`, method: 'POST' },
  ],
});

const Batch = Type.Object({
  batch: Type.Object({
    type: Type.Literal('batch'),
    id: Type.String(),
    state: Type.Union(['receiving', 'running', 'done', 'cancelled'].map((state) => Type.Literal(state))),
    requests: Type.Integer({ description: 'Number of requests' }),
    made: Type.Integer(),
    refused: Type.Integer(),
    created_at: Type.String(),
    links: Type.Array(Type.Object({ rel: Type.String(), href: Type.String(), method: Type.String() })),
  }),
});

const Body = Type.Array(
  Type.Object({
    key: Type.Optional(Type.String({ description: 'Names the files; the number of the request by default' })),
    template: Type.String(),
    formats: Type.Optional(Type.Array(Format)),
    variables: Type.Optional(Type.Object({}, { additionalProperties: true })),
  }),
);

const Query = Type.Object({
  from: Type.Optional(Type.String({ description: 'Number of the first request to return; 1 by default' })),
  wait: Type.Optional(Type.String({ description: 'true to wait until the batch ends' })),
});

const schema = (summary: string, keys: boolean, answer?: TSchema, body?: TSchema): FastifySchema =>
  ({
    ...ownSchema(
      summary,
      keys,
      answer ? doneWith(answer) : { 200: { description: 'One result per line', type: 'string' } },
      {
        400: 'The requests cannot be read',
        404: 'There is no such batch',
      },
    ),
    ...(body && { body, consumes: ['application/json', LINES[0]] }),
  }) as FastifySchema;
