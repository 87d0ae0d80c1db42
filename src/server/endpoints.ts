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
  type Unit,
  UnitQuery,
} from '../api/index.ts';
import facts from './endpoints.json' with { type: 'json' };
import { fingerprintOfForm, formOf } from './form.ts';
import type { KeyKind } from './keys/index.ts';

/** How an endpoint is answered: the method of `DielinesApi` that it calls, and the schemas of what is sent. */
interface Answering {
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Schema of the answer; omitted for an empty answer. */
  readonly answer?: TSchema;
  readonly call: (service: DielinesApi, request: FastifyRequest) => Promise<unknown>;
}

/** One endpoint of the service. `endpoints.json` has what is known of it without code. */
export interface Endpoint extends Answering {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with variable parts as `:name`. */
  readonly path: string;
  readonly family: KeyKind;
  readonly summary: string;
  /** True when the body is a form with a file. */
  readonly form?: true;
  /** True when an answer may use a credit. */
  readonly credits?: true;
  /** Refusal statuses in addition to those of every endpoint. */
  readonly refusals: readonly (400 | 404 | 413 | 503)[];
}

const param = (request: FastifyRequest, name: string): string => (request.params as Record<string, string>)[name]!;
const body = <T>(request: FastifyRequest): T => request.body as T;
const page = (request: FastifyRequest): Page => request.query as Page;

/** What equal bodies of an endpoint have in common. */
export const sentBody = async ({ form }: Endpoint, request: FastifyRequest): Promise<unknown> =>
  form ? fingerprintOfForm(await formOf(request)) : request.body;

const answering: Record<keyof typeof facts, Answering> = {
  createDieline: {
    body: CreateDielineRequest,
    answer: DielineResponse,
    call: (service, request) => service.createDieline(param(request, 'id'), body(request)),
  },
  listDielines: {
    query: Page,
    answer: DielineListResponse,
    call: (service, request) => service.listDielines(param(request, 'id'), page(request)),
  },
  readTemplate: {
    answer: TemplateResponse,
    call: (service, request) => service.readTemplate(param(request, 'id'), param(request, 'unit') as Unit),
  },
  listTemplateGroups: { answer: TemplateGroupListResponse, call: (service) => service.listTemplateGroups() },
  createMockup: {
    answer: MockupResponse,
    call: async (service, request) => service.createMockup(param(request, 'dieline_id'), await formOf(request)),
  },
  listMockups: {
    query: Page,
    answer: MockupListResponse,
    call: (service, request) => service.listMockups(param(request, 'dieline_id'), page(request)),
  },
  updateMockup: {
    answer: MockupResponse,
    call: async (service, request) =>
      service.updateMockup(param(request, 'dieline_id'), param(request, 'id'), await formOf(request)),
  },
  deleteMockup: {
    call: (service, request) => service.deleteMockup(param(request, 'dieline_id'), param(request, 'id')),
  },
  listNestingTemplates: {
    answer: NestingTemplateListResponse,
    call: (service, request) => service.listNestingTemplates(param(request, 'dieline_id')),
  },
  calculateNestingEfficiencies: {
    body: NestingEfficienciesRequest,
    answer: NestingEfficienciesResponse,
    call: (service, request) => service.calculateNestingEfficiencies(param(request, 'dieline_id'), body(request)),
  },
  createNesting: {
    body: CreateNestingRequest,
    answer: NestingResponse,
    call: (service, request) =>
      service.createNesting(param(request, 'dieline_id'), param(request, 'nesting_template_id'), body(request)),
  },
  listDimensionGroups: { answer: TemplateGroupListResponse, call: (service) => service.listTemplateGroups() },
  readDimensions: {
    query: UnitQuery,
    answer: TemplateResponse,
    call: (service, request) => service.readTemplate(param(request, 'id'), (request.query as { unit?: Unit }).unit),
  },
  calculateParts: {
    body: CalculatePartsRequest,
    answer: PartListResponse,
    call: (service, request) => service.calculateParts(param(request, 'id'), body(request)),
  },
};

export const endpoints: readonly Endpoint[] = Object.entries(facts).map(([name, fact]) => ({
  ...(fact as Omit<Endpoint, 'call'>),
  ...answering[name as keyof typeof facts],
}));
