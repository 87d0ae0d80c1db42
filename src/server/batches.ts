import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import { type BatchCounts, type Batches, type KeptResult, type RawRequest, textLines } from '../service/batch/index.ts';
import { address } from '../service/local/index.ts';
import { addressOf, type RouteOptions } from './access.ts';
import { batchFacts, webhookBody } from './batch-body.ts';
import { answerOnce, type StreamedBody } from './idempotency.ts';
import { clientSignal } from './open-requests.ts';
import { doneWith, ownSchema } from './openapi.ts';
import own from './openapi-parts.json' with { type: 'json' };
import type { AnswerStore } from './store/index.ts';
import { readWebhookUrl } from './webhook-address.ts';

const LINES = ['application/x-ndjson', 'application/jsonl', 'application/json-lines'];

interface Options extends RouteOptions {
  readonly batches: Batches;
  readonly stringify: (body: unknown) => string;
  readonly answers: AnswerStore | undefined;
  /** True when webhooks may go to http addresses and private networks. */
  readonly privateWebhooks: boolean;
}

/** Serves batches: many dielines, made in the background. An addition to the hosted service. */
export const serveBatches = async (
  app: FastifyInstance,
  { batches, admit, addressing, keys, answers, stringify, privateWebhooks }: Options,
): Promise<void> => {
  await app.register(async (routes) => {
    // Stream the list: it may exceed the memory.
    routes.addContentTypeParser(LINES, (_, payload, done) =>
      done(null, new ArrivingLines(payload as unknown as Readable)),
    );
    const onRequest = admit('dielines');
    const bodyOf = (request: FastifyRequest, batch: BatchCounts) => ({
      batch: toBody(batch, addressOf(request, addressing)),
    });

    routes.post<{ Querystring: Query }>(
      '/batches',
      {
        onRequest,
        schema: { ...schema('createBatch', keys, own.batch, own.batchRequests), querystring: own.batchQuery },
      },
      async (request, reply) => {
        const { account, body, holder } = request;
        const given = request.query.webhook ?? (body as Query | undefined)?.webhook;
        const webhook =
          given === undefined ? undefined : { url: readWebhookUrl(given, privateWebhooks), key: holder?.id ?? '' };
        const streamed = body instanceof ArrivingLines ? body : undefined;
        const create = async (seed?: string) =>
          batches.create(account, streamed?.lines ?? requestsOf(body), clientSignal(request), seed, webhook);
        const sent = streamed ? undefined : body;
        const made = await answerOnce({ store: answers, request, reply, body: sent, streamed }, create);
        return bodyOf(request, made as BatchCounts);
      },
    );
    routes.get<Named>('/batches/:id', { onRequest, schema: schema('readBatch', keys, own.batch) }, async (request) =>
      bodyOf(request, await batches.read(request.account, request.params.id)),
    );
    routes.post<Named>(
      '/batches/:id/cancel',
      { onRequest, schema: schema('cancelBatch', keys, own.batch) },
      async (request) => bodyOf(request, await batches.cancel(request.account, request.params.id)),
    );
    routes.get<Named & { Querystring: Query }>(
      '/batches/:id/results',
      { onRequest, schema: { ...schema('batchResults', keys), querystring: own.batchResults } },
      async (request, reply) => {
        const results = await batches.results(request.account, request.params.id, {
          ...readQuery(request.query),
          signal: clientSignal(request),
        });
        const baseUrl = addressOf(request, addressing);
        const lines = async function* () {
          for await (const one of results) yield `${stringify(toLine(one, baseUrl))}\n`;
        };
        return reply.type(LINES[0]!).send(Readable.from(lines(), { objectMode: false }));
      },
    );
  });
};

interface Named {
  readonly Params: { readonly id: string };
}

interface Query {
  readonly webhook?: unknown;
  readonly from?: string;
  readonly wait?: string;
}

class ArrivingLines implements StreamedBody {
  readonly #hash = createHash('sha256');
  readonly lines: AsyncGenerator<RawRequest>;

  constructor(payload: Readable) {
    this.lines = this.#read(payload);
  }

  async *#read(payload: Readable): AsyncGenerator<RawRequest> {
    try {
      // Do not destroy the stream after an error: the refusal is sent on the same connection.
      for await (const { text } of textLines(payload.iterator({ destroyOnReturn: false }))) {
        this.#hash.update(`${text}\n`);
        yield text;
      }
    } catch (error) {
      if (error instanceof RangeError) throw invalid(`${error.message} A request has a few hundred letters.`);
      throw error;
    } finally {
      payload.resume();
    }
  }

  async drain(): Promise<void> {
    for await (const _ of this.lines);
  }

  fingerprint(): string {
    return this.#hash.copy().digest('hex');
  }
}

/** Requests of a body: a list, or a list in `requests`. */
const requestsOf = (body: unknown): AsyncIterable<RawRequest> => {
  const list = Array.isArray(body) ? body : (body as { requests?: unknown } | undefined)?.requests;
  if (!Array.isArray(list))
    throw invalid(`Send a list of requests as application/json, or one JSON object per line as ${LINES[0]}.`);
  // Convert to text without checking: an invalid request gets its own refusal later.
  return Readable.from(list.map((one) => JSON.stringify(one)));
};

const readQuery = ({ from = '1', wait = 'false' }: Query): { from: number; wait: boolean } => {
  if (!/^[1-9]\d{0,8}$/.test(from)) throw invalid('from must be the number of a request, from 1 up. Try from=1.');
  if (wait !== 'true' && wait !== 'false') throw invalid('wait must be true or false.');
  return { from: Number(from), wait: wait === 'true' };
};

const invalid = (message: string): ApiError =>
  new ApiError(400, { message: 'The request cannot be read', errors: [{ message }] });

const toLine = (result: KeptResult, baseUrl: string): KeptResult =>
  'files' in result
    ? { ...result, files: result.files.map((file) => ({ ...file, url: address(baseUrl, file.url) })) }
    : result;

const toBody = (batch: BatchCounts, baseUrl: string) => ({
  ...batchFacts(batch),
  ...(batch.webhook && { webhook: webhookBody(batch.webhook) }),
  links: [
    { rel: 'results', href: `${baseUrl}/batches/${batch.id}/results`, method: 'GET' },
    { rel: 'cancel', href: `${baseUrl}/batches/${batch.id}/cancel`, method: 'POST' },
  ],
});

const schema = (name: Parameters<typeof ownSchema>[0], keys: boolean, answer?: object, body?: object) => {
  const done = answer ? doneWith(answer) : { 200: { description: 'One result per line', type: 'string' } };
  return { ...ownSchema(name, keys, done), ...(body && { body, consumes: ['application/json', LINES[0]!] }) };
};
