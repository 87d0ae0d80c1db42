import type { TSchema } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import {
  CalculatePartsRequest,
  CreateDielineRequest,
  CreateNestingRequest,
  DielineListResponse,
  DielineResponse,
  type DielinesApi,
  MockupListResponse,
  MockupResponse,
  NestingEfficienciesRequest,
  NestingEfficienciesResponse,
  NestingResponse,
  NestingTemplateListResponse,
  Page,
  PartListResponse,
  TemplateGroupListResponse,
  TemplateResponse,
  UnitQuery,
} from '../api/index.ts';
import { type EndpointFacts, endpointTable as facts } from '../service/remote/index.ts';
import { fingerprintOfForm, formOf } from './body.ts';

/** Schemas of what an endpoint is sent, and of its answer; omitted for an empty one. */
interface Schemas {
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly answer?: TSchema;
}

export interface Endpoint extends EndpointFacts, Schemas {
  readonly call: (service: DielinesApi, request: FastifyRequest) => Promise<unknown>;
}

/** What equal bodies of an endpoint have in common. */
export const sentBody = async ({ takes }: Endpoint, request: FastifyRequest): Promise<unknown> =>
  takes.includes('form') ? fingerprintOfForm(await formOf(request)) : request.body;

const schemas: Record<keyof typeof facts, Schemas> = {
  createDieline: { body: CreateDielineRequest, answer: DielineResponse },
  listDielines: { query: Page, answer: DielineListResponse },
  readTemplate: { answer: TemplateResponse },
  listTemplateGroups: { answer: TemplateGroupListResponse },
  createMockup: { answer: MockupResponse },
  listMockups: { query: Page, answer: MockupListResponse },
  updateMockup: { answer: MockupResponse },
  deleteMockup: {},
  listNestingTemplates: { answer: NestingTemplateListResponse },
  calculateNestingEfficiencies: { body: NestingEfficienciesRequest, answer: NestingEfficienciesResponse },
  createNesting: { body: CreateNestingRequest, answer: NestingResponse },
  listDimensionGroups: { answer: TemplateGroupListResponse },
  readDimensions: { query: UnitQuery, answer: TemplateResponse },
  calculateParts: { body: CalculatePartsRequest, answer: PartListResponse },
};

/** One argument of a method: a part of the request, or a name of its path or query. */
const argument = (name: string, request: FastifyRequest): unknown => {
  if (name === 'form') return formOf(request);
  if (name === 'body' || name === 'query') return request[name];
  return ({ ...(request.query as object), ...(request.params as object) } as Record<string, unknown>)[name];
};

export const endpoints: readonly Endpoint[] = (Object.keys(facts) as (keyof typeof facts)[]).map((name) => {
  const { calls, takes } = facts[name];
  return {
    ...facts[name],
    ...schemas[name],
    call: async (service, request) => {
      const given = await Promise.all(takes.map((one) => argument(one, request)));
      return (service[calls] as (...given: readonly unknown[]) => Promise<unknown>)(...given);
    },
  };
});
