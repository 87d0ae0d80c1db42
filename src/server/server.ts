import cors from '@fastify/cors';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { KeyRing } from '../keys/index.ts';
import { localApis, pictures, type Store } from '../local/index.ts';
import { type PageBuilder, pageBuilder } from '../pages/index.ts';
import type { Catalogue } from '../template/index.ts';
import { admission, pageAdmission } from './access.ts';
import { addressOf } from './address.ts';
import { readJson } from './body.ts';
import { endpoints } from './endpoints.ts';
import { answerError, answerUnknown } from './errors.ts';
import { serveFiles } from './files.ts';
import { readForms } from './form.ts';
import { type ConcurrencyLimits, limitConcurrency } from './limit-concurrency.ts';
import { ARRIVAL, BODY } from './limits.ts';
import { serveMockups } from './mockups.ts';
import { describe, schemaOf } from './openapi.ts';
import { servePages } from './pages.ts';
import { servePictures } from './pictures.ts';

export interface ServerOptions {
  readonly catalogue: Catalogue;
  readonly store: Store;
  /** Knows the keys; without one, everybody on this machine is let in. */
  readonly keys: KeyRing | undefined;
  /** Parts calculations there are to spend; unlimited unless told otherwise. */
  readonly credits?: number;
  readonly clock?: () => Date;
  /** What addresses in answers begin with; unless told otherwise the name the client called us by. */
  readonly baseUrl?: string;
  readonly logger?: FastifyServerOptions['logger'];
  readonly concurrency?: ConcurrencyLimits;
  /** Builds the pages of mockups. @defaultValue in this thread */
  readonly pages?: PageBuilder;
  /** Who may show the pages of mockups in a frame, as in a Content-Security-Policy. @defaultValue `'self'` */
  readonly frameAncestors?: string;
}

/** `DielinesApi` over HTTP, with its files, pictures and pages; not listening yet. */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const {
    catalogue,
    store,
    keys,
    credits,
    clock,
    baseUrl,
    logger = false,
    concurrency,
    frameAncestors = "'self'",
  } = options;
  const app = fastify({
    logger,
    // One line a request, written when it is over.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY,
    requestTimeout: ARRIVAL,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerError,
  });
  // Requests are read by the service itself, whoever asks: what is wrong with one is said in the same words everywhere.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknown);
  if (logger)
    app.addHook('onResponse', ({ method, url, log }, { statusCode: status, elapsedTime }, done) => {
      log.info({ method, path: url.split('?')[0], status, ms: Math.round(elapsedTime * 10) / 10 }, 'answered');
      done();
    });
  // What is answered is what it says it is, wherever it comes from.
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('X-Content-Type-Options', 'nosniff');
    done();
  });
  // An unknown address is answered before its body is read.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return answerUnknown(request, reply);
  });
  limitConcurrency(app, concurrency);
  // With keys any page may ask, for it has to have one. Without, files and pictures alone are everybody's.
  const open = { ...CORS, origin: '*' };
  if (keys) await app.register(cors, open);
  readJson(app);
  await readForms(app);
  await describe(app, keys !== undefined);

  app.decorateRequest('account', '');
  const admit = admission(keys);
  const serviceAt = localApis({
    catalogue,
    store,
    filesInStore: true,
    ...(credits !== undefined && { credits }),
    ...(clock && { clock }),
  });
  for (const endpoint of endpoints) {
    const { method, path, family, answer, call } = endpoint;
    app.route({
      method,
      url: path,
      schema: schemaOf(endpoint, keys !== undefined),
      config: { upload: endpoint.form === true },
      onRequest: admit(family),
      handler: async (request, reply) => {
        const body = await call(serviceAt(addressOf(request, baseUrl), request.account), request);
        return answer ? body : reply.code(204).send();
      },
    });
  }
  await app.register(async (files) => {
    if (!keys) await files.register(cors, open);
    serveFiles(files, store);
    servePictures(files, pictures(catalogue));
  });
  serveMockups(app, { store, build: options.pages ?? pageBuilder(catalogue), frameAncestors });
  servePages(app, catalogue, pageAdmission(keys), baseUrl);
  return app;
};

const CORS = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type', 'Dielines-Api-Version', 'Dimensions-Api-Version'],
  exposedHeaders: ['ETag', 'Content-Disposition', 'Retry-After'],
  maxAge: 86_400,
  // Who asks what there is, without the headers a browser sends before a request, is told as well.
  strictPreflight: false,
};
