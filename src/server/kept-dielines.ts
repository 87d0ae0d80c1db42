import { type TSchema, Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { DielineBody, Link, Page, PlainError, ValidationError } from '../api/index.ts';
import { type DielineKeeper, dielineKeepers, type Store } from '../local/index.ts';
import type { Admission } from './access.ts';
import { type Addressing, addressOf } from './address.ts';

interface Options {
  readonly store: Store;
  readonly admit: Admission;
  readonly addressing: Addressing;
  /** Whether keys are asked for. */
  readonly keys: boolean;
}

/** Serves the list of all dielines of an account. It is our own, not the hosted service's. */
export const serveKeptDielines = (app: FastifyInstance, { store, admit, addressing, keys }: Options): void => {
  const onRequest = admit('dielines');
  const keepers = dielineKeepers(store);
  const keeperOf = (request: Parameters<typeof addressOf>[0] & { readonly account: string }): DielineKeeper =>
    keepers(addressOf(request, addressing), request.account);

  app.get<{ Querystring: Page }>(
    '/dielines',
    {
      onRequest,
      schema: { ...schema('getDielines', 'List all dielines, the newest first', keys, List), querystring: Page },
    },
    (request) => keeperOf(request).list(request.query),
  );
  app.delete<{ Params: { readonly id: string } }>(
    '/dielines/:id',
    { onRequest, schema: schema('deleteDieline', 'Delete a dieline with its file, mockups and nestings', keys) },
    async (request, reply) => {
      await keeperOf(request).remove(request.params.id);
      return reply.code(204).send();
    },
  );
};

const List = Type.Object({
  dieline_list: Type.Object({
    type: Type.Literal('dieline_list'),
    total: Type.Integer({ description: 'Of all pages together' }),
    page: Type.Integer(),
    page_size: Type.Integer(),
    dielines: Type.Array(DielineBody),
  }),
  links: Type.Array(Link),
});

const described = (description: string, of: TSchema): TSchema => ({ ...of, description });

const schema = (operationId: string, summary: string, keys: boolean, answer?: TSchema): FastifySchema =>
  ({
    operationId,
    summary,
    tags: ['dielines'],
    ...(keys && { security: [{ dielines: [] }] }),
    response: {
      ...(answer ? { 200: described('Done', answer) } : { 204: { description: 'Done', type: 'null' } }),
      ...(answer && { 400: described('The page cannot be read', Type.Union([ValidationError, PlainError])) }),
      ...(keys && { 401: described('The API key is missing or not valid', PlainError) }),
      ...(!answer && { 404: described('There is no such dieline', PlainError) }),
    },
  }) as FastifySchema;
