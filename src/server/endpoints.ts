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
import { formOf } from './form.ts';
import type { KeyKind } from './keys/index.ts';

type Call = (service: DielinesApi, request: FastifyRequest) => Promise<unknown>;

/** One endpoint of the service, with the method of `DielinesApi` that it calls. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with variable parts as `:name`. */
  readonly path: string;
  readonly family: KeyKind;
  readonly summary: string;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** True when the body is a form with a file. */
  readonly form?: true;
  /** Schema of the answer; omitted for an empty answer. */
  readonly answer?: TSchema;
  /** Refusal statuses in addition to those of every endpoint. */
  readonly refusals: readonly (400 | 404 | 413 | 503)[];
  readonly call: Call;
}

const param = (request: FastifyRequest, name: string): string => (request.params as Record<string, string>)[name]!;
const body = <T>(request: FastifyRequest): T => request.body as T;
const page = (request: FastifyRequest): Page => request.query as Page;

export const endpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/dieline-templates/:id/dielines',
    family: 'dielines',
    summary: 'Create a custom dieline',
    body: CreateDielineRequest,
    answer: DielineResponse,
    refusals: [400, 404],
    call: (service, request) => service.createDieline(param(request, 'id'), body(request)),
  },
  {
    method: 'GET',
    path: '/dieline-templates/:id/dielines',
    family: 'dielines',
    summary: 'List the custom dielines of a template',
    query: Page,
    answer: DielineListResponse,
    refusals: [400, 404],
    call: (service, request) => service.listDielines(param(request, 'id'), page(request)),
  },
  {
    method: 'GET',
    path: '/dieline-templates/:unit/:id',
    family: 'dielines',
    summary: 'Read a template and its variables',
    answer: TemplateResponse,
    refusals: [400, 404],
    call: (service, request) => service.readTemplate(param(request, 'id'), param(request, 'unit') as Unit),
  },
  {
    method: 'GET',
    path: '/dieline-template-groups',
    family: 'dielines',
    summary: 'List all groups of templates',
    answer: TemplateGroupListResponse,
    refusals: [],
    call: (service) => service.listTemplateGroups(),
  },
  {
    method: 'POST',
    path: '/dielines/:dieline_id/3d-mockups',
    family: 'dielines',
    summary: 'Create a 3D mockup of a dieline',
    form: true,
    answer: MockupResponse,
    refusals: [400, 404, 413, 503],
    call: async (service, request) => service.createMockup(param(request, 'dieline_id'), await formOf(request)),
  },
  {
    method: 'GET',
    path: '/dielines/:dieline_id/3d-mockups',
    family: 'dielines',
    summary: 'List the 3D mockups of a dieline',
    query: Page,
    answer: MockupListResponse,
    refusals: [400, 404],
    call: (service, request) => service.listMockups(param(request, 'dieline_id'), page(request)),
  },
  {
    method: 'PUT',
    path: '/dielines/:dieline_id/3d-mockups/:id',
    family: 'dielines',
    summary: 'Update a 3D mockup; what is left out stays as it was',
    form: true,
    answer: MockupResponse,
    refusals: [400, 404, 413, 503],
    call: async (service, request) =>
      service.updateMockup(param(request, 'dieline_id'), param(request, 'id'), await formOf(request)),
  },
  {
    method: 'DELETE',
    path: '/dielines/:dieline_id/3d-mockups/:id',
    family: 'dielines',
    summary: 'Delete a 3D mockup',
    refusals: [404],
    call: (service, request) => service.deleteMockup(param(request, 'dieline_id'), param(request, 'id')),
  },
  {
    method: 'GET',
    path: '/dielines/:dieline_id/nesting-templates',
    family: 'dielines',
    summary: 'List the nesting templates that suit a dieline',
    answer: NestingTemplateListResponse,
    refusals: [404],
    call: (service, request) => service.listNestingTemplates(param(request, 'dieline_id')),
  },
  {
    method: 'POST',
    path: '/dielines/:dieline_id/nesting-template-efficiencies',
    family: 'dielines',
    summary: 'Calculate how many blanks of a dieline fit on a sheet',
    body: NestingEfficienciesRequest,
    answer: NestingEfficienciesResponse,
    refusals: [400, 404, 503],
    call: (service, request) => service.calculateNestingEfficiencies(param(request, 'dieline_id'), body(request)),
  },
  {
    method: 'POST',
    path: '/dielines/:dieline_id/nestings/:nesting_template_id',
    family: 'dielines',
    summary: 'Create a nesting of a dieline',
    body: CreateNestingRequest,
    answer: NestingResponse,
    refusals: [400, 404, 503],
    call: (service, request) =>
      service.createNesting(param(request, 'dieline_id'), param(request, 'nesting_template_id'), body(request)),
  },
  {
    method: 'GET',
    path: '/dimensions/template-groups',
    family: 'dimensions',
    summary: 'List all groups of templates',
    answer: TemplateGroupListResponse,
    refusals: [],
    call: (service) => service.listTemplateGroups(),
  },
  {
    method: 'GET',
    path: '/dimensions/:id',
    family: 'dimensions',
    summary: 'Read a template and its variables',
    query: UnitQuery,
    answer: TemplateResponse,
    refusals: [400, 404],
    call: (service, request) => service.readTemplate(param(request, 'id'), (request.query as { unit?: Unit }).unit),
  },
  {
    method: 'POST',
    path: '/dimensions/:id/parts',
    family: 'dimensions',
    summary: 'Calculate the flat size of each part; uses a credit where credits are limited',
    body: CalculatePartsRequest,
    answer: PartListResponse,
    refusals: [400, 404],
    call: (service, request) => service.calculateParts(param(request, 'id'), body(request)),
  },
];
