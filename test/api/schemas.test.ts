import { Value } from '@sinclair/typebox/value';
import { describe, expect, it } from 'vitest';
import * as api from '../../src/api/index.ts';

const dieline = {
  type: 'dieline',
  id: 'di_0123456789ab',
  dieline_template_id: 'becf-10101',
  variables: { unit: 'mm', material: 0.5, length: 60, dimension_texts: true },
  format: 'svg',
  url: 'https://files.example/box.svg',
  artwork_dimensions: { unit: 'mm', width: '184.5', height: '178' },
  links: [{ rel: 'create_3d_mockup', href: '/dielines/di_0123456789ab/3d-mockups', method: 'POST' }],
  created_at: '2026-01-02T03:04:05Z',
};
const mockup = { type: '3d_mockup', id: 'a1b2c3d4e5', url: 'https://x.example/m', name: 'Box', dieline };
const component = { type: 'nesting_template_component', id: 'c', name: 'Sheet', category: 'sheet' };
const pattern = {
  type: 'nesting_template',
  id: 'lt_1',
  dieline_template_id: 'becf-10101',
  nesting_template_components: [component],
  variables: [],
  links: [],
};
const sheet = { unit: 'in', sheet_width: '40', sheet_height: 28 };

/** One valid body of each kind, and the same body with one error. */
const bodies: [keyof typeof api, object, object][] = [
  ['DielineResponse', { dieline }, { dieline: { ...dieline, created_at: '2026-01-02T03:04:05.678Z' } }],
  [
    'DielineBody',
    { ...dieline, area: { value: '12.5', unit: 'mm2' } },
    { ...dieline, area: { value: '1e3', unit: 'mm2' } },
  ],
  [
    'CreateDielineRequest',
    { format: 'dxf', variables: { unit: 'in', length: '7.0', top_tuck_flap: 1 }, area: 'true', dimension_texts: false },
    { format: 'dxf', variables: { length: 7 } },
  ],
  ['CalculatePartsRequest', { variables: { unit: 'mm', length: 7 } }, { area: 2, variables: { unit: 'mm' } }],
  ['MockupResponse', { '3d_mockup': mockup }, { '3d_mockup': { ...mockup, type: 'mockup' } }],
  [
    'MockupListResponse',
    {
      '3d_mockup_list': {
        type: '3d_mockup_list',
        dieline_id: dieline.id,
        total: 1,
        page: 1,
        page_size: 100,
        '3d_mockups': [mockup],
        links: [],
      },
    },
    { '3d_mockup_list': { '3d_mockups': [mockup] } },
  ],
  [
    'MockupForm',
    { file: { name: 'a.png', data: new Uint8Array(1) }, substrate: '', part_substrates: { 1: 'kraft_brown' } },
    { substrate: 'paper' },
  ],
  [
    'NestingTemplateListResponse',
    {
      nesting_template_list: {
        type: 'nesting_template_list',
        id: 'ntl_1',
        dieline_id: dieline.id,
        dieline_template_id: 'becf-10101',
        total: 1,
        nesting_template_components: [component],
        nesting_templates: [pattern],
      },
    },
    { nesting_template_list: [pattern] },
  ],
  ['NestingEfficienciesRequest', { variables: sheet }, { variables: { unit: 'in', sheet_width: 40 } }],
  [
    'NestingEfficienciesResponse',
    {
      nesting_template_efficiencies: {
        type: 'nesting_template_efficiencies',
        dieline_id: dieline.id,
        dieline_template_id: 'becf-10101',
        variables: { unit: 'in', sheet_width: 40 },
        efficiencies: { lt_1: { num_x: 2, num_y: 3, efficiency: 0.8 }, lt_2: null },
        nesting_templates: [pattern],
      },
    },
    { nesting_template_efficiencies: { efficiencies: { lt_1: { num_x: 2.5, num_y: 3 } } } },
  ],
  [
    'CreateNestingRequest',
    { format: 'pdf', variables: { ...sheet, num_x: 2, num_y: '3' } },
    { variables: { ...sheet, num_x: 2, num_y: 3 } },
  ],
  [
    'NestingResponse',
    {
      nesting: {
        type: 'nesting',
        id: 'ne_1',
        dieline_id: dieline.id,
        dieline_template_id: 'becf-10101',
        nesting_template_id: 'lt_1',
        variables: { unit: 'mm', sheet_width: 1000, dieline_variables: dieline.variables },
        format: 'svg',
        width: { value: 990, unit: 'mm' },
        height: { value: 600, unit: 'mm' },
        nesting_overflow: false,
        sum_of_line_lengths: [{ name: 'Cut', unit: 'mm', value: 12.5 }],
        url: 'x',
        created_at: '2026-01-02T03:04:05Z',
      },
    },
    { nesting: { ...pattern, id: 'ne_1' } },
  ],
  [
    'ValidationError',
    { message: 'No', errors: [{ message: 'x', suggestion: { type: 'swap_values', names: ['length', 'width'] } }] },
    { message: 'No', errors: [{ message: 'x', suggestion: { type: 'change_value', name: 'length', value: '7' } }] },
  ],
];

const schemas = { ...api };

describe.each(bodies)('%s', (name, good, bad) => {
  const schema = schemas[name] as Parameters<typeof Value.Check>[0];
  it('accepts a valid body', () => expect([...Value.Errors(schema, good)]).toEqual([]));
  it('rejects an invalid one', () => expect(Value.Check(schema, bad)).toBe(false));
});

it('ApiError is an error with a status and a body', () => {
  const error = new api.ApiError(404, { message: 'There is nothing.' });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ status: 404, body: { message: 'There is nothing.' }, message: 'There is nothing.' });
});

it('the message of an uncaught ApiError contains the errors of its body', () => {
  const first = { message: 'length is 1 mm, below its minimum of 30 mm; 30 mm works.' };
  const message = 'Validation failed for one or more variables';
  expect(new api.ApiError(400, { message, errors: [first] }).message).toBe(first.message);
  expect(new api.ApiError(400, { message, errors: [first, { message: 'width is missing.' }] }).message).toBe(
    `${message}:\n  ${first.message}\n  width is missing.`,
  );
  expect(new api.ApiError(403, { message: 'No credits are left.', errors: [] }).message).toBe('No credits are left.');
});
