import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { DielineListResponse, Page } from '../api/index.ts';
import { type DielineKeeper, dielineKeepers, type Store } from '../service/local/index.ts';
import type { Admission } from './access.ts';
import { type Addressing, addressOf } from './address.ts';
import { doneWith, ownSchema } from './openapi.ts';

interface Options {
  readonly store: Store;
  readonly admit: Admission;
  readonly addressing: Addressing;
  /** True when the server requires keys. */
  readonly keys: boolean;
}

/** Serves the list of all dielines of an account. An addition to the hosted service. */
export const serveKeptDielines = (app: FastifyInstance, { store, admit, addressing, keys }: Options): void => {
  const onRequest = admit('dielines');
  const keepers = dielineKeepers(store);
  const keeperOf = (request: Parameters<typeof addressOf>[0] & { readonly account: string }): DielineKeeper =>
    keepers(addressOf(request, addressing), request.account);

  app.get<{ Querystring: Page }>(
    '/dielines',
    {
      onRequest,
      schema: {
        ...ownSchema('List all dielines, the newest first', keys, doneWith(List), {
          400: 'The page cannot be read',
        }),
        operationId: 'getDielines',
        querystring: Page,
      },
    },
    (request) => keeperOf(request).list(request.query),
  );
  app.delete<{ Params: { readonly id: string } }>(
    '/dielines/:id',
    {
      onRequest,
      schema: {
        ...ownSchema('Delete a dieline with its file, mockups and nestings', keys, doneWith(), {
          404: 'There is no such dieline',
        }),
        operationId: 'deleteDieline',
      },
    },
    async (request, reply) => {
      await keeperOf(request).remove(request.params.id);
      return reply.code(204).send();
    },
  );
};

const { dieline_list, links } = DielineListResponse.properties;
const List = Type.Object({ dieline_list: Type.Omit(dieline_list, ['dieline_template_id']), links });
