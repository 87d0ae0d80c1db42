import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { pageThreads } from '../mockup/page/index.ts';
import { nestThreads } from '../nest/index.ts';
import type { Batches } from '../service/batch/index.ts';
import { dielineDrawer, drawThreads } from '../service/local/index.ts';
import { defined } from '../values/index.ts';
import { batchService } from './batch-service.ts';
import { keepTidy } from './housekeeping.ts';
import { keyKinds, keyRing, newKey } from './keys/index.ts';
import { metrics } from './monitoring.ts';
import type { RunningServer, ServeOptions } from './serve-options.ts';
import { buildServer } from './server.ts';
import { openRecords } from './store/index.ts';
import { sendWebhooks } from './webhook-sender.ts';

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

/** Opens and serves the records. Throws Error for an open server without keys, for records that cannot be opened, or an address in use. */
export const serve = async (options: ServeOptions): Promise<RunningServer> => {
  const { place, host = '127.0.0.1', port = 3000, noAuth = false, log, adminPort, keepDays, ...served } = options;
  const { pageScript, drawScript, nestScript, batchScript, batchFiles, ...answers } = served;
  if (noAuth && !LOOPBACK.includes(host))
    throw new Error(`Without keys the server cannot listen on ${host}. Use ${LOOPBACK.join(', ')}, or keys.`);
  const records = await openRecords(place);
  const pages = pageScript === undefined ? undefined : pageThreads(pageScript);
  let batches: Batches | undefined;
  let endWebhooks = async () => {};
  const figures = metrics();
  const admin = adminPort === undefined ? undefined : fastify();
  const endTidying = keepTidy(records, keepDays, (error) => app?.log.error({ err: error }, 'tidying up failed'));
  let app: FastifyInstance | undefined;
  const nester = nestScript === undefined ? undefined : nestThreads(nestScript);
  const drawing = drawScript === undefined ? undefined : drawThreads(drawScript, dielineDrawer(options.catalogue));
  const closeAll = async (): Promise<void> => {
    await admin?.close();
    await endTidying();
    for (const one of [pages, nester, drawing, batches, records]) await one?.close();
  };
  try {
    batches = await batchService({ ...options, records });
    app = await buildServer({
      ...answers,
      admin,
      batches,
      store: records,
      records,
      figures,
      keys: noAuth ? undefined : keyRing(records),
      ...defined({ pages: pages?.build, nester, draw: drawing?.draw, baseUrl: answers.baseUrl?.replace(/\/+$/, '') }),
      ...(log && { logger: { level: log.level, stream: log.stream, base: null } }),
    });
    await app.listen({ host, port });
    await admin?.listen({ host, port: adminPort! });
    // Create the first keys only after listening succeeded: otherwise they would be stored but never shown.
    const newKeys = noAuth ? [] : keyKinds.map((kind) => ({ kind, ...newKey(kind, new Date()) }));
    const first = newKeys.length > 0 && (await records.addFirstKeys(newKeys.map(({ record }) => record)));
    const { server, stop, log: lines } = app;
    endWebhooks = sendWebhooks(records, options.privateWebhooks ?? noAuth, (state, facts) => {
      figures.webhook(state);
      lines[facts.error === undefined ? 'info' : 'warn']({ ...facts, state }, 'webhook');
    });
    return {
      url: urlOf(server),
      ...(admin && { adminUrl: urlOf(admin.server) }),
      firstKeys: first ? Object.fromEntries(newKeys.map(({ kind, key }) => [kind, key])) : {},
      close: async (drain = 0) => {
        await Promise.all([stop(drain), endWebhooks()]);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
};

const urlOf = (server: Server): string => {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
};
