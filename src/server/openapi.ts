import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type TSchema, Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { PlainError, SubstrateChoice, ValidationError } from '../api/index.ts';
import { version } from '../platform/built/index.ts';
import type { Endpoint } from './endpoints.ts';
import own from './openapi-parts.json' with { type: 'json' };
import policies from './policies.json' with { type: 'json' };

/** Serves the OpenAPI document at /openapi.json and a page for it, generated from the schemas of requests and answers. */
export const describeApi = async (app: FastifyInstance, keys: boolean, page = '/docs'): Promise<void> => {
  const components = new Map<string, unknown>();
  await app.register(swagger, {
    openapi: {
      ...own.document,
      info: { ...own.info, version: version() },
      ...(keys && { components: own.components as object }),
    },
    transform: ({ schema, url }) => ({ schema: named(schema, components) as FastifySchema, url }),
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { openapiObject: all } = document;
      return { ...all, components: { ...all.components, schemas: Object.fromEntries(components) } } as typeof all;
    },
  });
  app.get('/openapi.json', { schema: hidden }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: page,
    // HTTP is allowed, because the server may run without a TLS proxy.
    staticCSP: policies.openapi,
    logo: { type: 'image/svg+xml', content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' },
  });
};

/** Schema that leaves files and pages out of the document. */
export const hidden = { hide: true } as FastifySchema;

export const schemaOf = (endpoint: Endpoint, keys: boolean): FastifySchema => {
  const { method, path, family, summary, query, body, takes, answer, refusals } = endpoint;
  const form = takes.includes('form');
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const refused = (status: number): TSchema =>
    status === 400 && (body || form || query) ? InvalidRequest : PlainError;
  const isPost = method === 'POST';
  const statuses = [...new Set([...refusals, ...(keys ? [401, 403] : []), ...(isPost ? [409] : []), 400, 429])].sort();
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z0-9]+([a-z0-9])/gi, (_, c: string) => c.toUpperCase())}`,
    summary,
    tags: [family],
    ...(keys && { security: [{ [family]: [] }] }),
    ...(names.length && { params: Type.Object(Object.fromEntries(names.map((name) => [name, Type.String()]))) }),
    ...(query && { querystring: query }),
    headers: Type.Object({
      [family === 'dielines' ? 'Dielines-Api-Version' : 'Dimensions-Api-Version']: Type.Optional(Type.Literal('1.0')),
      ...(isPost && { 'Idempotency-Key': Type.Optional(Type.String(own.idempotencyKey)) }),
    }),
    ...(body && { body }),
    ...(form && { body: MockupFields, consumes: ['multipart/form-data'] }),
    response: {
      ...doneWith(answer),
      ...Object.fromEntries(statuses.map((status) => [status, described(reasons[status]!, refused(status))])),
    },
  } as FastifySchema;
};

/** Describes an endpoint that the hosted service lacks. @param name - in `openapi-parts.json`. The 401 of a missing key is added. */
export const ownSchema = (name: keyof typeof own.routes, keys: boolean, answers: Answers): FastifySchema => {
  const { refusals, ...words } = own.routes[name];
  const refused = Object.entries({ ...refusals, ...(keys && { 401: reasons[401]! }) });
  const all = refused.map(([status, why]) => [status, described(why, status === '400' ? InvalidRequest : PlainError)]);
  return {
    ...words,
    tags: ['dielines'],
    ...(keys && { security: [{ dielines: [] }] }),
    response: { ...answers, ...Object.fromEntries(all) },
  } as FastifySchema;
};

type Answers = Readonly<Record<number, unknown>>;

export const doneWith = (answer?: object): Answers =>
  answer ? { 200: described('Done', answer) } : { 204: { description: 'Done', type: 'null' } };

const described = (description: string, schema: object): object => ({ ...schema, description });

const InvalidRequest = Type.Union([ValidationError, PlainError]);

const reasons: Readonly<Record<number, string>> = own.reasons;

const MockupFields = {
  ...own.mockupFields,
  properties: { ...own.mockupFields.properties, substrate: SubstrateChoice, 'part_substrates[1]': SubstrateChoice },
};

/** A copy that replaces each named schema by a reference, and collects those schemas in `kept`. */
const named = (schema: unknown, kept: Map<string, unknown>): unknown => {
  if (Array.isArray(schema)) return schema.map((one) => named(one, kept));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $id, $ref, ...rest } = schema as { readonly $id?: string; readonly $ref?: string };
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  if ($ref !== undefined) return reference($ref);
  const copy = (): unknown => Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, named(value, kept)]));
  if ($id === undefined) return copy();
  if (!kept.has($id)) {
    kept.set($id, undefined);
    kept.set($id, copy());
  }
  return reference($id);
};
