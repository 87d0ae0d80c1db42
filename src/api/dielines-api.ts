import type { Page, Unit } from './common.ts';
import type { CreateDielineRequest, DielineListResponse, DielineResponse } from './dieline.ts';
import type { MockupForm, MockupListResponse, MockupResponse } from './mockup.ts';
import type {
  CreateNestingRequest,
  NestingEfficienciesRequest,
  NestingEfficienciesResponse,
  NestingResponse,
  NestingTemplateListResponse,
} from './nesting.ts';
import type { CalculatePartsRequest, PartListResponse } from './part.ts';
import type { TemplateGroupListResponse, TemplateResponse } from './template.ts';

/** The service, one method per endpoint, local or remote. Methods return whole response bodies and throw refusals as `ApiError`. */
export interface DielinesApi {
  /** POST /dieline-templates/{id}/dielines */
  createDieline(templateId: string, request: CreateDielineRequest): Promise<DielineResponse>;
  /** GET /dieline-templates/{id}/dielines */
  listDielines(templateId: string, page?: Page): Promise<DielineListResponse>;
  /** POST /dielines/{dieline_id}/3d-mockups */
  createMockup(dielineId: string, form: MockupForm): Promise<MockupResponse>;
  /** PUT /dielines/{dieline_id}/3d-mockups/{id} */
  updateMockup(dielineId: string, mockupId: string, form: MockupForm): Promise<MockupResponse>;
  /** GET /dielines/{dieline_id}/3d-mockups */
  listMockups(dielineId: string, page?: Page): Promise<MockupListResponse>;
  /** DELETE /dielines/{dieline_id}/3d-mockups/{id} */
  deleteMockup(dielineId: string, mockupId: string): Promise<void>;
  /** GET /dimensions/{id}, GET /dieline-templates/{unit}/{id} */
  readTemplate(templateId: string, unit?: Unit): Promise<TemplateResponse>;
  /** GET /dimensions/template-groups, GET /dieline-template-groups */
  listTemplateGroups(): Promise<TemplateGroupListResponse>;
  /** POST /dimensions/{id}/parts */
  calculateParts(templateId: string, request: CalculatePartsRequest): Promise<PartListResponse>;
  /** GET /dielines/{dieline_id}/nesting-templates */
  listNestingTemplates(dielineId: string): Promise<NestingTemplateListResponse>;
  /** POST /dielines/{dieline_id}/nesting-template-efficiencies */
  calculateNestingEfficiencies(
    dielineId: string,
    request: NestingEfficienciesRequest,
  ): Promise<NestingEfficienciesResponse>;
  /** POST /dielines/{dieline_id}/nestings/{nesting_template_id} */
  createNesting(dielineId: string, nestingTemplateId: string, request: CreateNestingRequest): Promise<NestingResponse>;
}
