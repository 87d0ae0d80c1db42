import type * as api from '../../api/index.ts';
import { ApiError } from '../../api/index.ts';
import { caller } from './caller.ts';
import { formData } from './form.ts';
import { readDieline, readTemplateBody } from './spellings.ts';

export interface RemoteOptions {
  /** Base address of the service, including any path prefix. */
  readonly baseUrl: string;
  /** Key for dielines, mockups and nestings. */
  readonly dielinesKey?: string;
  /** Key for templates, groups and parts. */
  readonly dimensionsKey?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Timeout of one request, in ms. @defaultValue 60,000 */
  readonly timeout?: number;
  /** Number of retries after status 429, or 503 with `Retry-After`. @defaultValue 3 */
  readonly retries?: number;
  /** True returns answers without normalising spellings. Used by checks. */
  readonly asIs?: boolean;
}

/**
 * The service's interface, answered by a remote service. Refusals are `ApiError`, as in process. Connection failures, timeouts and
 * unexpected answers are other `Error`s. With only one key, templates and groups are read with that key: both families have them.
 * @example
 * const { url, firstKeys, close } = await serve({ place: { data: 'remote' }, port: 0 });
 * const service = remoteApi({ baseUrl: url, dielinesKey: firstKeys.dielines!, dimensionsKey: firstKeys.dimensions! });
 * (await service.readTemplate('becf-10101')).dieline_template.id; // = 'becf-10101'
 * await close();
 */
export const remoteApi = ({
  baseUrl,
  dielinesKey,
  dimensionsKey,
  fetch = globalThis.fetch,
  timeout = 60_000,
  retries = 3,
  asIs = false,
}: RemoteOptions): api.DielinesApi => {
  if (!URL.canParse(baseUrl))
    throw new RangeError(`baseUrl is ${baseUrl}; give an address such as https://service.example/v1.`);
  const common = { baseUrl: baseUrl.replace(/\/+$/, ''), fetch, timeout, retries };
  const dielines = caller({ ...common, key: dielinesKey, version: 'Dielines-Api-Version' });
  const dimensions = caller({ ...common, key: dimensionsKey, version: 'Dimensions-Api-Version' });
  const spelt = <T>(answer: unknown, read: (answer: T) => T): T => {
    if (asIs) return answer as T;
    try {
      return read(answer as T);
    } catch (cause) {
      throw new Error(`The answer does not match the request. Is ${common.baseUrl} the address of the service?`, {
        cause,
      });
    }
  };
  const byDielines = dimensionsKey === undefined && dielinesKey !== undefined;

  return {
    async createDieline(templateId, request) {
      const answer = await dielines('POST', path`/dieline-templates/${templateId}/dielines`, request);
      return spelt<api.DielineResponse>(answer, ({ dieline }) => ({ dieline: readDieline(dieline) }));
    },
    async listDielines(templateId, page) {
      const answer = await dielines('GET', path`/dieline-templates/${templateId}/dielines` + query({ ...page }));
      return spelt<api.DielineListResponse>(answer, ({ dieline_list: list, links }) => ({
        dieline_list: { ...list, dielines: list.dielines.map(readDieline) },
        links,
      }));
    },
    createMockup: async (dielineId, form) =>
      (await dielines('POST', path`/dielines/${dielineId}/3d-mockups`, formData(form))) as api.MockupResponse,
    updateMockup: async (dielineId, mockupId, form) =>
      (await dielines(
        'PUT',
        path`/dielines/${dielineId}/3d-mockups/${mockupId}`,
        formData(form),
      )) as api.MockupResponse,
    listMockups: async (dielineId, page?: api.Page) =>
      (await dielines('GET', path`/dielines/${dielineId}/3d-mockups` + query({ ...page }))) as api.MockupListResponse,
    async deleteMockup(dielineId, mockupId) {
      await dielines('DELETE', path`/dielines/${dielineId}/3d-mockups/${mockupId}`);
    },
    async readTemplate(templateId, unit?: api.Unit) {
      const answer = byDielines
        ? await dielines('GET', path`/dieline-templates/${unit ?? 'mm'}/${templateId}`)
        : await dimensions('GET', path`/dimensions/${templateId}` + query({ unit }));
      return spelt<api.TemplateResponse>(answer, ({ dieline_template: template }) => ({
        dieline_template: readTemplateBody(template),
      }));
    },
    listTemplateGroups: async () =>
      (byDielines
        ? await dielines('GET', '/dieline-template-groups')
        : await dimensions('GET', '/dimensions/template-groups')) as api.TemplateGroupListResponse,
    calculateParts: async (templateId, request) =>
      (await dimensions('POST', path`/dimensions/${templateId}/parts`, request)) as api.PartListResponse,
    listNestingTemplates: async (dielineId) =>
      (await dielines('GET', path`/dielines/${dielineId}/nesting-templates`)) as api.NestingTemplateListResponse,
    calculateNestingEfficiencies: async (dielineId, request) =>
      (await dielines(
        'POST',
        path`/dielines/${dielineId}/nesting-template-efficiencies`,
        request,
      )) as api.NestingEfficienciesResponse,
    createNesting: async (dielineId, nestingTemplateId, request) =>
      (await dielines(
        'POST',
        path`/dielines/${dielineId}/nestings/${nestingTemplateId}`,
        request,
      )) as api.NestingResponse,
  };
};

/**
 * Builds a path; each variable part becomes one escaped segment.
 * @throws ApiError 404 for `.` and `..`, which would change the path.
 */
const path = (texts: TemplateStringsArray, ...parts: readonly string[]): string => {
  const stray = parts.find((part) => part === '.' || part === '..');
  if (stray !== undefined) throw new ApiError(404, { message: `There is no resource ${stray}.` });
  return String.raw({ raw: texts }, ...parts.map((part) => encodeURIComponent(part)));
};

const query = (fields: Readonly<Record<string, unknown>>): string => {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) given.append(name, String(value));
  return given.size ? `?${given}` : '';
};
