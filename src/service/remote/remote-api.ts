import type * as api from '../../api/index.ts';
import { ApiError } from '../../api/index.ts';
import { mapValues } from '../../geometry/index.ts';
import { caller } from './caller.ts';
import { endpointTable } from './endpoints.ts';

export interface RemoteOptions {
  /** Base address of the service, including any path prefix. */
  readonly baseUrl: string;
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
export const remoteApi = (options: RemoteOptions): api.DielinesApi => {
  const { baseUrl, dielinesKey, dimensionsKey, fetch = globalThis.fetch, timeout = 60_000, retries = 3 } = options;
  if (!URL.canParse(baseUrl))
    throw new RangeError(`baseUrl is ${baseUrl}; give an address such as https://service.example/v1.`);
  const common = { baseUrl: baseUrl.replace(/\/+$/, ''), fetch, timeout, retries };
  const families = {
    dielines: caller({ ...common, key: dielinesKey, version: 'Dielines-Api-Version' }),
    dimensions: caller({ ...common, key: dimensionsKey, version: 'Dimensions-Api-Version' }),
  };
  const spelt = <T>(answer: unknown, read: (answer: T) => T): T => {
    if (options.asIs) return answer as T;
    try {
      return read(answer as T);
    } catch (cause) {
      throw new Error(`The answer does not match the request. Is ${common.baseUrl} the address of the service?`, {
        cause,
      });
    }
  };
  const byDielines = dimensionsKey === undefined && dielinesKey !== undefined;

  const ask = async (name: keyof typeof endpointTable, ...given: readonly unknown[]): Promise<unknown> => {
    const { method, path, family, takes } = endpointTable[name];
    const { query, body, form, ...named } = Object.fromEntries(takes.map((one, k) => [one, given[k]]));
    const place = path.replace(/:(\w+)/g, (_, part: string) => segment(String(named[part])));
    // `unit` is in the path of one family, and in the query of the other.
    const inQuery = Object.entries(named).filter(([part]) => !path.includes(`:${part}`));
    const all = place + queryText({ ...(query as object), ...Object.fromEntries(inQuery) });
    return families[family](method, all, form ? formData(form as api.MockupForm) : body);
  };
  const methods = Object.values(endpointTable).map(({ calls }) => [
    calls,
    (...given: readonly unknown[]) => ask(calls, ...given),
  ]);

  return {
    // Those whose answer needs no reading.
    ...(Object.fromEntries(methods) as api.DielinesApi),
    async createDieline(...given) {
      const answer = await ask('createDieline', ...given);
      return spelt<api.DielineResponse>(answer, ({ dieline }) => ({ dieline: readDieline(dieline) }));
    },
    async listDielines(...given) {
      return spelt<api.DielineListResponse>(await ask('listDielines', ...given), ({ dieline_list: list, links }) => ({
        dieline_list: { ...list, dielines: list.dielines.map(readDieline) },
        links,
      }));
    },
    async readTemplate(templateId, unit?: api.Unit) {
      const answer = byDielines
        ? await ask('readTemplate', templateId, unit ?? 'mm')
        : await ask('readDimensions', templateId, unit);
      return spelt<api.TemplateResponse>(answer, ({ dieline_template: template }) => ({
        dieline_template: {
          ...(Object.fromEntries(
            Object.entries(template).map(([name, value]) => [name, ended.test(name) ? withoutEnd(value) : value]),
          ) as api.DielineTemplate),
          // A stored answer has its id alone, without a picture.
          ...(typeof template.style === 'string' && { style: { type: 'style', id: template.style, image: '' } }),
          variables: template.variables.map(readVariable),
        },
      }));
    },
    listTemplateGroups: async () =>
      (await ask(byDielines ? 'listTemplateGroups' : 'listDimensionGroups')) as api.TemplateGroupListResponse,
  };
};

/** A variable part of a path, as one escaped segment. Throws ApiError 404 for `.` and `..`, which would change the path. */
const segment = (part: string): string => {
  if (part === '.' || part === '..') throw new ApiError(404, { message: `There is no resource ${part}.` });
  return encodeURIComponent(part);
};

const queryText = (fields: Readonly<Record<string, unknown>>): string => {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) given.append(name, String(value));
  return given.size ? `?${given}` : '';
};

const formData = ({ file, part_substrates, ...texts }: api.MockupForm): FormData => {
  const form = new FormData();
  // Send texts before the file, so that a streaming reader knows all fields when the file starts.
  for (const [name, value] of Object.entries(texts)) if (value !== undefined) form.append(name, String(value));
  for (const [number, substrate] of Object.entries(part_substrates ?? {}))
    form.append(`part_substrates[${number}]`, substrate);
  if (file) form.append('file', new Blob([new Uint8Array(file.data)]), file.name);
  return form;
};

/** Normalises spellings that the service has used: areas as numbers, `childen`, a style as text, attribute types with `top_`, `bottom_`. */
const readDieline = (dieline: api.DielineBody): api.DielineBody => ({
  ...dieline,
  ...(dieline.area && { area: readArea(dieline.area) }),
  ...(dieline.part_areas && { part_areas: mapValues(dieline.part_areas, readArea) }),
});

const readArea = (area: api.DecimalArea): api.DecimalArea => ({ ...area, value: String(area.value) });

const ended = /^(top|bottom)_(flap|tuck|dust_flap)$/;

const withoutEnd = (attribute: unknown): unknown =>
  typeof attribute === 'object' && attribute !== null && 'type' in attribute
    ? { ...attribute, type: String(attribute.type).replace(/^(top|bottom)_/, '') }
    : attribute;

const readVariable = (variable: api.TemplateVariable): api.TemplateVariable => {
  const { childen, ...rest } = variable as api.TemplateVariable & { childen?: api.TemplateVariable[] };
  return { ...rest, children: (rest.children ?? childen ?? []).map(readVariable) };
};
