import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { ApiError, DielineListResponse, Page } from '../api/index.ts';
import { checkFields } from '../engine/index.ts';
import { dielineKeepers, type PrintQuery, pressService, type Store } from '../service/local/index.ts';
import { numeric } from '../values/index.ts';
import { addressOf, type RouteOptions } from './access.ts';
import { batchOfWebhook, webhookBody } from './batch-body.ts';
import { filesOf } from './body.ts';
import { clientSignal } from './open-requests.ts';
import { doneWith, ownSchema } from './openapi.ts';
import own from './openapi-parts.json' with { type: 'json' };
import type { UsageStore, WebhookStore } from './store/index.ts';

interface Options<Records> extends RouteOptions {
  readonly store: Records;
}

/** Serves the list of all dielines of an account. An addition to the hosted service. */
export const serveKeptDielines = (app: FastifyInstance, { store, admit, addressing, keys }: Options<Store>): void => {
  const onRequest = admit('dielines');
  const keepers = dielineKeepers(store);
  const keeperOf = (request: Parameters<typeof addressOf>[0] & { readonly account: string }) =>
    keepers(addressOf(request, addressing), request.account);

  app.get<{ Querystring: Page }>(
    '/dielines',
    { onRequest, schema: { ...ownSchema('listAllDielines', keys, doneWith(List)), querystring: Page } },
    (request) => keeperOf(request).list(request.query),
  );
  app.delete<{ Params: { readonly id: string } }>(
    '/dielines/:id',
    { onRequest, schema: ownSchema('deleteDieline', keys, doneWith()) },
    async (request, reply) => {
      await keeperOf(request).remove(request.params.id);
      return reply.code(204).send();
    },
  );
};

const { dieline_list, links } = DielineListResponse.properties;
const List = Type.Object({ dieline_list: Type.Omit(dieline_list, ['dieline_template_id']), links });

/** Serves the usage of an account to keys of both families; the hosted service does not. @param credits - undefined means unlimited. */
export const serveUsage = (
  app: FastifyInstance,
  { store, admit, keys }: Options<UsageStore>,
  credits: number | undefined,
): void => {
  const schema = ownSchema('usage', keys, doneWith(own.usage));
  app.get('/usage', { onRequest: admit(), schema }, async ({ account, holder }) => {
    const { credits_spent: spent, ...stored } = await store.usage(account);
    return {
      usage: {
        type: 'usage',
        account,
        ...stored,
        ...(credits !== undefined && { credits: { limit: credits, spent, remaining: Math.max(0, credits - spent) } }),
        ...holder?.limits,
      },
    };
  });
};

/** Puts artwork on a dieline, for the press. An addition to the hosted service. */
export const servePress = (app: FastifyInstance, { admit, keys }: RouteOptions, ...of: PressOf): void => {
  const press = pressService(...of);
  const words = { ...ownSchema('printArtwork', keys, {}), querystring: own.pressQuery, consumes: FORMS };
  app.post<{ Params: { readonly id: string }; Querystring: Readonly<Record<string, string>> }>(
    '/dielines/:id/artwork',
    { onRequest: admit('dielines'), config: { upload: true }, schema: words },
    async (request, reply) => {
      const given = Object.entries(request.query).map(([name, text]) => [name, numeric(text) ?? text]);
      const query = Object.fromEntries(given);
      const [problem] = checkFields('query', query, own.pressQuery.properties);
      if (problem) throw new ApiError(400, problem);
      const how = { as: 'pdf', bleed: 3, safe: 3, ...query } as PrintQuery;
      const form = { ...how, files: await filesOf(request) };
      const made = await press(request.params.id, form, request.account, clientSignal(request));
      return reply.type(how.as === 'findings' ? 'application/json' : 'application/pdf').send(made);
    },
  );
};

type PressOf = Parameters<typeof pressService>;

const FORMS = ['multipart/form-data'];

const STATES = own.webhookQuery.properties.state.enum;

const MAX_LISTED = 1000;

/** Serves the webhooks of an account, and sends one again. An addition to the hosted service. */
export const serveWebhooks = (app: FastifyInstance, { store, admit, keys }: Options<WebhookStore>): void => {
  const onRequest = admit('dielines');
  app.get<{ Querystring: { readonly state?: string } }>(
    '/webhooks',
    {
      onRequest,
      schema: { ...ownSchema('listWebhooks', keys, doneWith(own.webhookList)), querystring: own.webhookQuery },
    },
    async ({ account, query: { state = '' } }) => {
      if (state && !STATES.includes(state))
        throw new ApiError(400, { message: `state is ${state.slice(0, 50)}. Choose one of: ${STATES.join(', ')}.` });
      return { webhooks: (await store.listWebhooks({ account, state, take: MAX_LISTED })).map(webhookBody) };
    },
  );
  app.post<{ Params: { readonly id: string } }>(
    '/webhooks/:id/send',
    { onRequest, schema: ownSchema('sendWebhook', keys, doneWith()) },
    async ({ account, params: { id } }, reply) => {
      if (!/^we_\w{1,99}$/.test(id) || !(await store.sendWebhook({ account, batch: batchOfWebhook(id) })))
        throw new ApiError(404, { message: 'There is no such webhook.' });
      return reply.code(204).send();
    },
  );
};
