import assert from 'node:assert';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import {
  ApiError,
  DielineListResponse,
  DielineResponse,
  type DielinesApi,
  type Format,
  MockupListResponse,
  MockupResponse,
  NestingEfficienciesResponse,
  NestingResponse,
  NestingTemplateListResponse,
  PartListResponse,
  TemplateGroupListResponse,
  TemplateResponse,
} from '../../api/index.ts';
import { serviceFormats } from '../../formats/index.ts';
import { bytesOfBase64 } from '../../values/index.ts';

/** What is asked: the interface, and over HTTP the plain requests that it does not show. */
export interface Asked {
  readonly api: DielinesApi;
  /** Sends a GET request with the key, or without. Undefined in process. */
  readonly get?: (path: string, withKey: boolean) => Promise<Response>;
}

const BOX = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.475 } as const;
const CASE = { unit: 'mm', length: 300, width: 200, height: 150, material: 3 } as const;
const SHEET = { unit: 'mm', sheet_width: 700, sheet_height: 500 } as const;

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';
const PICTURE = { name: 'a.png', data: bytesOfBase64(PIXEL) };

const shaped = <Shape extends TSchema>(shape: Shape, answer: unknown): Static<Shape> => {
  const [error] = Value.Errors(shape, answer);
  assert(!error, `${error?.path}: ${error?.message}`);
  return answer as Static<Shape>;
};

const refused = async (status: number, request: Promise<unknown>): Promise<ApiError['body']> => {
  const [answer] = await Promise.allSettled([request]);
  const error: unknown = answer.status === 'rejected' && answer.reason;
  assert(error, 'the request was answered');
  if (!(error instanceof ApiError)) throw error;
  assert(error.status === status, `the status is ${error.status}`);
  assert(error.body.message, 'there is no message');
  return error.body;
};

const draw = async ({ api }: Asked, id: string, variables: object, more: object = {}) => {
  const request = { format: 'svg' as Format, variables: { unit: 'mm', ...variables } as never, ...more };
  return shaped(DielineResponse, await api.createDieline(id, request)).dieline;
};

/** Width and height in mm of the flat box. */
const flat = async (asked: Asked, id: string, variables: object): Promise<readonly [number, number]> => {
  const { width, height } = (await draw(asked, id, variables)).artwork_dimensions;
  return [Number(width), Number(height)];
};

const errorsOf = (body: ApiError['body']) => ('errors' in body ? body.errors : []);

/** One check for each clause, by its id. It rejects with what does not hold. */
export const checks: Readonly<Record<string, (asked: Asked) => Promise<unknown>>> = {
  async 'dieline-shape'(asked) {
    for (const format of serviceFormats) {
      const dieline = await draw(asked, 'becf-1010a', BOX, { format });
      assert(dieline.format === format, `the format is ${dieline.format}`);
      assert(dieline.dieline_template_id === 'becf-1010a', `the template is ${dieline.dieline_template_id}`);
    }
  },
  async 'dieline-numbers'(asked) {
    const { variables } = await draw(asked, 'becf-1010a', { ...BOX, length: '60.0' });
    assert(variables.length === 60, `length is ${JSON.stringify(variables.length)}`);
  },
  async 'dieline-links'(asked) {
    const { id, links } = await draw(asked, 'becf-1010a', BOX);
    for (const rel of ['create_3d_mockup', 'list_nesting_templates', 'calculate_nesting_efficiencies'])
      assert(links.find((link) => link.rel === rel)?.href.startsWith(`/dielines/${id}/`), `no link ${rel}`);
  },
  async 'dieline-area'(asked) {
    assert(!(await draw(asked, 'becf-1010a', BOX)).area, 'an area was not requested');
    const { area, part_areas } = await draw(asked, 'becf-1010a', BOX, { area: true });
    assert(area && area.unit === 'mm2' && Number(area.value) > 0, 'the requested area is missing');
    assert(!part_areas, 'a dieline of one part has part areas');
  },
  async 'part-areas'(asked) {
    const tray = { length: 120, width: 70, height: 60, material: 0.475 };
    const { area, part_areas } = await draw(asked, 'becf-12410', tray, { area: true });
    const sum = Object.values(part_areas ?? {}).reduce((total, { value }) => total + Number(value), 0);
    assert(Math.abs(sum - Number(area?.value)) < 1e-3, `the parts have ${sum} mm2 of ${area?.value}`);
  },
  'unknown-variables': (asked) => draw(asked, 'becf-1010a', { ...BOX, no_such_variable: 5, direction: true }),
  async 'unit-error'({ api }) {
    const request = { format: 'svg', variables: { ...BOX, unit: 'cm' } } as never;
    const errors = errorsOf(await refused(400, api.createDieline('becf-1010a', request)));
    const isNamed = errors.some(({ message, suggestion }) => /\bmm\b.*\bin\b/.test(message) && !suggestion);
    assert(isNamed, 'no error names both units');
  },
  async 'minimum-error'(asked) {
    const small = { ...BOX, height: 1 };
    const body = await refused(400, draw(asked, 'becf-1010a', small));
    const found = errorsOf(body).find(({ suggestion }) => suggestion?.type === 'change_value')?.suggestion;
    assert(found?.type === 'change_value' && found.name === 'height', 'no change_value for height');
    await draw(asked, 'becf-1010a', { ...small, [found.name]: found.value });
  },
  async 'order-error'(asked) {
    const body = await refused(400, draw(asked, 'becf-1010a', { ...BOX, length: 25, width: 60 }));
    const found = errorsOf(body).find(({ suggestion }) => suggestion?.type === 'swap_values')?.suggestion;
    assert(found?.type === 'swap_values' && [...found.names].sort().join() === 'length,width', 'no swap_values');
  },
  async 'dieline-list'(asked) {
    const { id } = await draw(asked, 'becf-1010a', BOX);
    const { dieline_list: list, links } = shaped(DielineListResponse, await asked.api.listDielines('becf-1010a'));
    assert(list.page === 1 && list.page_size === 100, `page ${list.page}, ${list.page_size} per page`);
    assert(list.total > 100 || list.dielines.some((one) => one.id === id), 'the new dieline is not listed');
    const hasSelf = links.some(({ rel }) => rel === 'self');
    assert(hasSelf, 'no link self');
  },
  async template({ api }) {
    for (const unit of [undefined, 'in'] as const) {
      const { dieline_template: template } = shaped(TemplateResponse, await api.readTemplate('becf-1010a', unit));
      const length = template.variables.find(({ name }) => name === 'length');
      assert(length?.default_value && 'unit' in length.default_value, 'length has no unit');
      assert(JSON.stringify(length).includes(`"unit":"${unit ?? 'mm'}"`), `lengths are not in ${unit ?? 'mm'}`);
    }
  },
  async 'template-errors'({ api }) {
    await refused(400, api.readTemplate('becf-1010a', 'cm' as never));
    await refused(404, api.readTemplate('becf-zzzzz', 'mm'));
  },
  async groups({ api }) {
    const answer = shaped(TemplateGroupListResponse, await api.listTemplateGroups());
    const groups = answer.dieline_template_group_list.dieline_template_groups;
    assert(new Set(groups.map(({ category }) => category)).size === 3, 'the categories are not three');
    const snake = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '_');
    for (const { id, name, category } of groups)
      assert(snake(id) === snake(`${category} ${name}`), `${id} is not ${snake(`${category} ${name}`)}`);
  },
  async parts({ api }) {
    const variables = { ...BOX };
    const { part_list: list } = shaped(PartListResponse, await api.calculateParts('becf-1010a', { variables }));
    assert(list.total === list.parts.length, `total is ${list.total}`);
    const isPlain = list.parts.every(({ area }) => !area);
    assert(isPlain, 'an area was not requested');
    const answer = await api.calculateParts('becf-1010a', { variables, area: true });
    const isMeasured = shaped(PartListResponse, answer).part_list.parts.every(({ area }) => area);
    assert(isMeasured, 'the requested area is missing');
  },
  async mockups(asked) {
    const { api } = asked;
    const { id } = await draw(asked, 'becf-1010a', BOX);
    const made = shaped(MockupResponse, await api.createMockup(id, { file: PICTURE, name: 'One' }));
    const mockup = made['3d_mockup'];
    const { '3d_mockup_list': list } = shaped(MockupListResponse, await api.listMockups(id));
    const listed = list['3d_mockups'].find((one) => one.id === mockup.id);
    assert(listed && !listed.links, 'it is not listed, or with links');
    const changed = shaped(MockupResponse, await api.updateMockup(id, mockup.id, { name: 'Two' }));
    assert(changed['3d_mockup'].name === 'Two', `its name is ${changed['3d_mockup'].name}`);
    await api.deleteMockup(id, mockup.id);
    const after = (await api.listMockups(id))['3d_mockup_list'];
    assert(!after['3d_mockups'].some((one) => one.id === mockup.id), 'it is listed after its deletion');
  },
  async 'substrate-error'(asked) {
    const { id } = await draw(asked, 'becf-1010a', BOX);
    const form = { file: PICTURE, substrate: 'no_such_board' } as never;
    await refused(400, asked.api.createMockup(id, form));
  },
  async nesting(asked) {
    const { api } = asked;
    const { id } = await draw(asked, 'becf-1010a', BOX);
    const list = shaped(NestingTemplateListResponse, await api.listNestingTemplates(id)).nesting_template_list;
    assert(list.total === list.nesting_templates.length && list.total > 0, `total is ${list.total}`);
    shaped(NestingEfficienciesResponse, await api.calculateNestingEfficiencies(id, { variables: { ...SHEET } }));
    const request = { format: 'dxf' as Format, variables: { ...SHEET } };
    const answer = await api.createNesting(id, list.nesting_templates[0]!.id, request);
    const lengths = shaped(NestingResponse, answer).nesting.sum_of_line_lengths;
    const value = (name: string): number => lengths.find((one) => one.name === name)?.value ?? 0;
    assert(value('Cut') > 0 && value('Crease') > 0, 'no cuts or creases');
    assert(value('Total') >= value('Cut') + value('Crease') - 0.01, 'the total is less than cuts and creases');
  },
  async 'template-address'({ get }) {
    const response = await get!('/dieline-templates/mm/becf-1010a', true);
    assert(response.ok, `the status is ${response.status}`);
  },
  async keys({ get }) {
    const response = await get!('/dimensions/becf-1010a', false);
    assert(response.status === 401, `the status is ${response.status}`);
    assert(((await response.json()) as { message?: string }).message, 'there is no message');
  },
  async version({ get }) {
    const response = await get!('/dimensions/becf-1010a?unit=mm', true);
    assert(response.ok, `the status is ${response.status}`);
  },
  async external(asked) {
    const { variables } = await draw(asked, 'becf-21d01', CASE);
    assert(variables.dimension_type === 'external', `dimension_type is ${variables.dimension_type}`);
    assert(variables.glue_flap === 20, `glue_flap is ${variables.glue_flap}`);
  },
  async 'equal-tucks'(asked) {
    const { variables } = await draw(asked, 'becf-10101', { ...BOX, top_tuck_flap: 14 });
    const tuck = variables.bottom_tuck_flap;
    assert(tuck === undefined || tuck === 14, `bottom_tuck_flap is ${tuck}`);
  },
  async 'carton-board'(asked) {
    const stated = { ...BOX, dust_flap: 15, glue_flap: 15, top_tuck_flap: 15 };
    const [width, height] = await flat(asked, 'becf-1010a', stated);
    assert(width === 184.5 && height === 178, `it is ${width} x ${height} mm`);
  },
  async 'offset-board'(asked) {
    const box = { length: 100, width: 50, height: 150, material: 1 };
    const [squeezed] = await flat(asked, 'becf-21d0a', { ...box, printing_method: 'offset' });
    const [plain] = await flat(asked, 'becf-21d0a', { ...box, printing_method: 'flexo' });
    assert(Math.abs(plain - squeezed) > 0.05, `both are ${plain} mm wide`);
  },
  async 'odd-boards'(asked) {
    for (const material of [0.5, 3]) {
      await draw(asked, 'becf-1010a', { length: 200, width: 100, height: 200, material });
      await draw(asked, 'becf-21d01', { ...CASE, material });
    }
  },
  async defaults(asked) {
    const { dieline_template: template } = await asked.api.readTemplate('becf-1010a', 'mm');
    const given = template.variables.map(({ name, default_value: value }) => [name, value?.value] as const);
    const sizes = given.filter(([name]) => ['length', 'width', 'height'].includes(name));
    assert(sizes.length === 3 && sizes.every(([, value]) => value), 'a size has no default_value');
    const variables = Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== null));
    await draw(asked, 'becf-1010a', { material: 0.475, ...variables, unit: 'mm' });
  },
};
