import cors from '@fastify/cors';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { pageBuilder } from '../mockup/page/index.ts';
import type { Batches } from '../service/batch/index.ts';
import { closedBoxPicture, type LocalOptions, localApis, pictures, type Store } from '../service/local/index.ts';
import { addressOf, admission, pageAdmission } from './access.ts';
import { serveBatches } from './batches.ts';
import { readForms, readJson, recognizeForms, refuseCompressed } from './body.ts';
import CORS from './cors.json' with { type: 'json' };
import { endpoints, sentBody } from './endpoints.ts';
import { allowedMethods, answerError, answerParserError, answerRarities, answerUnknown } from './errors.ts';
import { serveFiles, servePictures } from './files.ts';
import { answerOnce } from './idempotency.ts';
import { type KeyRing, urlSigner } from './keys/index.ts';
import { type ConcurrencyLimits, limitConcurrency, limitRate } from './limit-usage.ts';
import { ARRIVAL, BODY } from './limits.ts';
import { mockupPages, serveMockups } from './mockups.ts';
import { type Metrics, metrics, type Pingable, serveHealth } from './monitoring.ts';
import { clientSignal, trackRequests } from './open-requests.ts';
import { describeApi, schemaOf } from './openapi.ts';
import { serveKeptDielines, servePress, serveUsage, serveWebhooks } from './own-routes.ts';
import { hasGalleryPage, servePages } from './pages.ts';
import { answerIds, requestId } from './request-id.ts';
import type { AnswerOptions } from './serve-options.ts';
import { serveDocs, serveStudio } from './site.ts';
import { stopGracefully } from './stop.ts';
import type { AnswerStore, Records, UsageStore } from './store/index.ts';

/** Drawing, pages and layouts happen in this thread, where the options name no other. */
export interface ServerOptions extends AnswerOptions, Pick<LocalOptions, 'clock' | 'draw' | 'nester' | 'pages'> {
  readonly store: Store & Pingable;
  /** What accounts use, and answers that are repeated. @defaultValue the server has neither */
  readonly records?: UsageStore & AnswerStore & Pick<Records, 'webhooks'>;
  /** Valid keys. Undefined serves everyone on this machine without keys. */
  readonly keys: KeyRing | undefined;
  /** Serves health checks and metrics, without keys. @defaultValue this server does, and metrics need a key */
  readonly admin?: FastifyInstance | undefined;
  /** Clock of rates, in ms. @defaultValue that of the process, which only runs forward */
  readonly monotonic?: () => number;
  readonly logger?: FastifyServerOptions['logger'];
  readonly concurrency?: ConcurrencyLimits;
  /** Receives what is measured. @defaultValue figures of its own */
  readonly figures?: Metrics;
  /** Makes batches. @defaultValue none: the server has no batches */
  readonly batches?: Batches;
}

/** `DielinesApi` over HTTP, with its files, pictures and pages. It does not listen yet. */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { catalogue, profile = 'service', keys, credits, trustProxy, limits, admin, records } = options;
  const { logger = false, figures = metrics() } = options;
  const store = figures.timed(options.store);
  const origins = keys ? { 'Access-Control-Allow-Origin': '*' } : {};
  const app = fastify({
    logger,
    genReqId: requestId,
    requestIdHeader: false,
    // Log one line per request, when it ends.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY,
    requestTimeout: ARRIVAL,
    // A request that comes too late gets our refusal.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    // Fastify runs no hooks for these errors.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ 'X-Content-Type-Options': 'nosniff', 'X-Request-Id': request.id, ...origins });
      answerError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerParserError(error, socket, origins),
    // Answer requests without a Host header ourselves: Node's answer has no body.
    http: { requireHostHeader: false },
    trustProxy: trustProxy === true || (trustProxy ? [...trustProxy] : false),
  });
  answerRarities(app.server, origins);
  answerIds(app);
  const requests = trackRequests(app);
  const allowed = allowedMethods(app);
  const unknown = answerUnknown(allowed);
  // Disable fastify's validation: the service validates bodies itself, with the same messages everywhere.
  app.setValidatorCompiler(() => () => true);
  const signer = options.urlKeys && urlSigner(options.urlKeys);
  const stringify = signer?.stringify ?? JSON.stringify;
  app.setSerializerCompiler(() => stringify);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(unknown);
  if (logger)
    app.addHook('onResponse', ({ method, url, log, traceId, holder }, { statusCode: status, elapsedTime }, done) => {
      const ms = Math.round(elapsedTime * 10) / 10;
      const who = holder && { key: holder.id, account: holder.account };
      log.info({ method, path: url.split('?')[0], status, ms, ...(traceId && { traceId }), ...who }, 'answered');
      done();
    });
  // Forbid browsers to guess content types. OPTIONS asks which methods there are.
  app.addHook('onRequest', ({ method, url }, reply, done) => {
    reply.header('X-Content-Type-Options', 'nosniff');
    const methods = method === 'OPTIONS' ? allowed(url.split('?')[0]!) : [];
    if (methods.length) reply.header('Allow', [...methods, 'OPTIONS'].join(', '));
    done();
  });
  figures.count(app);
  // With keys, allow pages of any origin: they need a key. Without keys, allow only files and pictures. This comes first: every
  // answer needs the headers, refusals too.
  const open = { ...CORS, origin: '*' };
  if (keys) await app.register(cors, open);
  // Answer unknown addresses before reading the body.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return unknown(request, reply);
  });
  const isStopping = stopGracefully(app, requests);
  limitRate(app, limits, options.monotonic);
  limitConcurrency(app, options.concurrency, limits);
  recognizeForms(app);
  refuseCompressed(app);
  readJson(app);
  await readForms(app);
  await describeApi(app, keys !== undefined, options.docs === undefined ? '/docs' : '/docs/api');
  if (options.docs !== undefined) serveDocs(app, options.docs);

  app.decorateRequest('account', '');
  app.decorateRequest('holder', undefined);
  const admit = admission(keys);
  figures.serve(admin ?? app, admin ? undefined : admit());
  const addressing = { baseUrl: options.baseUrl, trustProxy: trustProxy !== undefined };
  const common = { admit, addressing, signer, keys: keys !== undefined };
  const pageOf = mockupPages(options.pages ?? pageBuilder(catalogue), store, profile);
  const serviceAt = localApis({
    ...options,
    profile,
    // Begin to build the page before its first visitor comes. A failure is reported to the visitor.
    onMockup: (...made) => void pageOf(...made).catch(() => undefined),
    store,
    filesInStore: true,
  });
  for (const endpoint of endpoints) {
    const { method, path, family, answer, call } = endpoint;
    app.route({
      method,
      url: path,
      schema: schemaOf(endpoint, keys !== undefined),
      config: { upload: endpoint.takes.includes('form') },
      onRequest: admit(family),
      ...(credits !== undefined &&
        records &&
        endpoint.credits && {
          onSend: async (request, reply) => {
            const spent = await records.creditsSpent(request.account).catch(() => undefined);
            if (spent !== undefined) reply.header('X-Credits-Remaining', Math.max(0, credits - spent));
          },
        }),
      handler: async (request, reply) => {
        const act = (seed?: string): Promise<unknown> =>
          call(serviceAt(addressOf(request, addressing), request.account, clientSignal(request), seed), request);
        const repeatable = method === 'POST' && request.headers['idempotency-key'] !== undefined;
        const body = repeatable
          ? await answerOnce({ store: records, request, reply, body: await sentBody(endpoint, request) }, act)
          : await act();
        return answer ? body : reply.code(204).send();
      },
    });
  }
  if (records) serveUsage(app, { store: records, ...common }, credits);
  if (records) serveWebhooks(app, { store: records.webhooks, ...common });
  serveKeptDielines(app, { store, ...common });
  if (options.pressScript) servePress(app, common, options.pressScript, store, profile);
  if (options.batches)
    await serveBatches(app, {
      ...common,
      batches: options.batches,
      answers: records,
      stringify,
      privateWebhooks: options.privateWebhooks ?? !keys,
    });
  await app.register(async (files) => {
    if (!keys) await files.register(cors, open);
    serveFiles(files, store, signer);
    servePictures(files, pictures(catalogue));
  });
  const still = closedBoxPicture(catalogue, profile);
  serveMockups(app, { store, pageOf, still, frameAncestors: options.frameAncestors ?? "'self'", signer });
  const { studio, docs } = options;
  servePages(app, catalogue, pageAdmission(keys), { ...common, studio: studio !== undefined, docs });
  if (studio !== undefined)
    serveStudio(app, studio, { ...common, gallery: hasGalleryPage(docs), own: options.ownModules });
  serveHealth(admin ?? app, options.store, isStopping);
  return app;
};
