import { Value } from '@sinclair/typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type DielineBody,
  type DielinesApi,
  NestingEfficienciesResponse,
  NestingResponse,
  NestingTemplateListResponse,
} from '../../src/api/index.ts';
import { length } from '../../src/geometry/index.ts';
import { readDrawing } from '../../src/index.ts';
import { type Nester, nestHere } from '../../src/nest/index.ts';
import { complaints, refusal } from '../local/refusal.ts';
import { type Open, read } from './open.ts';

/** The free search is slow and tested elsewhere: here it stops early. */
const hasty: Nester = {
  ...nestHere,
  nest: (drawing, sheet, options) => nestHere.nest(drawing, sheet, { ...options, evaluations: 300 }),
};

/** A separator: it holds a different count in each pattern, and its few corners take little time. */
const carton = { unit: 'mm', length: 200, width: 150, height: 50, material: 0.5 } as const;
const sheet = { unit: 'mm', sheet_width: 1000, sheet_height: 700 } as const;

/** Nestings: patterns, efficiencies, files, for any implementation of the service. */
export const nestings = (open: Open): void => {
  let api: DielinesApi;
  let dieline: DielineBody;
  let card: DielineBody;
  let pair: DielineBody;
  const make = async (id: string, variables: object): Promise<DielineBody> =>
    (await api.createDieline(id, { format: 'svg', variables: variables as typeof carton })).dieline;
  beforeAll(async () => {
    api = await open({ nester: hasty, clock: () => new Date('2026-03-04T05:06:07.891Z') });
    dieline = await make('becf-11f01', carton);
    // 60 × 28.125 mm, a rectangle.
    card = await make('becf-f0001', { unit: 'mm', length: 60, width: 25, material: 0.5 });
    pair = await make('becf-f3001', { unit: 'mm', length: 300, material: 2 });
  });
  const create = async (of: DielineBody, pattern: string, variables: object = {}, more: object = {}) =>
    (await api.createNesting(of.id, pattern, { format: 'dxf', variables: { ...sheet, ...variables }, ...more }))
      .nesting;
  const efficiencies = async (of: DielineBody, variables: object = {}) =>
    (await api.calculateNestingEfficiencies(of.id, { variables: { ...sheet, ...variables } }))
      .nesting_template_efficiencies;

  describe('listNestingTemplates', () => {
    it('lists every pattern at 0° and 90°, and the free layout', async () => {
      const tuck = await make('becf-10101', { unit: 'mm', length: 80, width: 40, height: 120, material: 0.5 });
      const answer = await api.listNestingTemplates(tuck.id);
      expect([...Value.Errors(NestingTemplateListResponse, answer)]).toEqual([]);
      const { id, nesting_templates: all, ...rest } = answer.nesting_template_list;
      expect(id).toMatch(/^ntl_[a-z0-9]{12}$/);
      expect(rest).toEqual({
        type: 'nesting_template_list',
        dieline_id: tuck.id,
        dieline_template_id: 'becf-10101',
        total: 15,
        nesting_template_components: [
          { type: 'nesting_template_component', id: 'default', name: 'default', category: 'carton' },
        ],
      });
      expect(all.map(({ id }) => id)).toContain('lt_tumbled-rows-90');
      expect(all.map(({ id }) => id)).toContain('lt_free');
      expect(all[0]).toMatchObject({
        type: 'nesting_template',
        id: 'lt_straight-box-0',
        name: 'Straight, by bounding box, at 0°',
        links: [{ rel: 'create_nesting', href: `/dielines/${tuck.id}/nestings/lt_straight-box-0`, method: 'POST' }],
      });
      const names = all[0]!.variables.map(({ name, children }) => [name, children.map((child) => child.name)]);
      expect(Object.fromEntries(names)).toEqual({
        num_x: [],
        num_y: [],
        margin_x: [],
        margin_y: [],
        sheet: ['sheet_width', 'sheet_height', 'sheet_margin_top', 'sheet_margin_bottom', 'sheet_margin_side'],
        keep_grain: [],
      });
    });

    it('omits equivalent patterns: a rectangle has a grid at 0° and one at 90°', async () => {
      const { nesting_templates: all } = (await api.listNestingTemplates(card.id)).nesting_template_list;
      expect(all.map(({ id }) => id)).toEqual(['lt_straight-box-0', 'lt_straight-box-90', 'lt_free']);
    });

    it('lists patterns for each part of a box', async () => {
      const { nesting_template_list: list } = await api.listNestingTemplates(pair.id);
      expect(list.nesting_template_components.map(({ id, category }) => [id, category])).toEqual([
        ['board', 'carton'],
        ['cover', 'cover'],
      ]);
      expect(list.nesting_templates.map(({ id, nesting_template_components: [c] }) => [id, c!.id])).toEqual([
        ['lt_straight-box-0_board', 'board'],
        ['lt_straight-box-90_board', 'board'],
        ['lt_free_board', 'board'],
        ['lt_straight-box-0_cover', 'cover'],
        ['lt_straight-box-90_cover', 'cover'],
        ['lt_free_cover', 'cover'],
      ]);
    });
  });

  describe('calculateNestingEfficiencies', () => {
    it('reports count and efficiency of each pattern', async () => {
      const answer = await api.calculateNestingEfficiencies(dieline.id, { variables: sheet });
      expect([...Value.Errors(NestingEfficienciesResponse, answer)]).toEqual([]);
      const { efficiencies: all, nesting_templates, variables } = answer.nesting_template_efficiencies;
      expect(Object.keys(all)).toEqual(nesting_templates.map(({ id }) => id));
      const box = all['lt_straight-box-0']!;
      expect(box).toMatchObject({ num_x: 3, num_y: 2, count: 6, used_width: { unit: 'mm' }, waste: { unit: 'mm2' } });
      expect(box.utilisation).toBeCloseTo(1 - box.waste!.value / 700_000, 5);
      const counts = Object.values(all).map((each) => each?.count ?? 0);
      expect(all.lt_free!.count).toBe(Math.max(...counts));
      expect(Math.max(...counts)).toBeGreaterThanOrEqual(8);
      for (const each of Object.values(all)) {
        expect(each!.of_area_bound).toBeGreaterThan(0);
        expect(each!.of_area_bound).toBeLessThanOrEqual(1);
      }
      expect(variables).toEqual({
        ...sheet,
        sheet_margin_side: 0,
        sheet_margin_top: 0,
        sheet_margin_bottom: 0,
        margin_x: 0,
        margin_y: 0,
        sheet: true,
        keep_grain: false,
      });
    });

    it('is null when the grain forbids a pattern or no blank fits', async () => {
      const kept = (await efficiencies(dieline, { keep_grain: 'true' })).efficiencies;
      for (const [id, each] of Object.entries(kept)) expect(each === null, id).toBe(id.endsWith('-90'));
      const small = await efficiencies(dieline, { sheet_width: 250, sheet_height: 220 });
      expect(Object.values(small.efficiencies)).toEqual(Object.values(small.efficiencies).map(() => null));
    });

    it('reads numbers as text, inches, and margins', async () => {
      // 7.2 × 4.5 in: three cards of 60 mm side by side, four above one another.
      const of = async (variables: object) =>
        (await efficiencies(card, { unit: 'in', sheet_width: '7.2', sheet_height: '4.5', ...variables })).efficiencies[
          'lt_straight-box-0'
        ];
      expect(await of({})).toMatchObject({ num_x: 3, num_y: 4, used_width: { value: 7.086614, unit: 'in' } });
      expect(await of({ sheet_margin_side: '0.5' })).toMatchObject({ num_x: 2, num_y: 4 });
      expect(await of({ sheet_margin_top: 0.25, sheet_margin_bottom: 0.25 })).toMatchObject({ num_x: 3, num_y: 3 });
      expect(await of({ margin_x: 0.1, margin_y: 0.2 })).toMatchObject({ num_x: 2, num_y: 3 });
    });

    it('nests each part of a box', async () => {
      const { efficiencies: all } = await efficiencies(pair);
      expect(all['lt_straight-box-0_board']!.count).toBe(3 * 7);
      expect(all['lt_straight-box-0_cover']!.count).toBe(3 * 5);
    });
  });

  describe('createNesting', () => {
    it.each(['dxf', 'svg', 'pdf'] as const)('answers a %s with a record of the right shape', async (format) => {
      const answer = await api.createNesting(card.id, 'lt_straight-box-0', {
        format,
        variables: { ...sheet, sheet_width: 200, sheet_height: 100, margin_x: 5, margin_y: '5' },
      });
      expect([...Value.Errors(NestingResponse, answer)]).toEqual([]);
      const { id, url, sum_of_line_lengths: lengths, ...rest } = answer.nesting;
      expect(id).toMatch(/^ne_[a-z0-9]{12}$/);
      expect(rest).toEqual({
        type: 'nesting',
        dieline_id: card.id,
        dieline_template_id: 'becf-f0001',
        nesting_template_id: 'lt_straight-box-0',
        variables: {
          unit: 'mm',
          sheet_width: 200,
          sheet_height: 100,
          sheet_margin_side: 0,
          sheet_margin_top: 0,
          sheet_margin_bottom: 0,
          margin_x: 5,
          margin_y: 5,
          num_x: 3,
          num_y: 3,
          sheet: true,
          keep_grain: false,
          dieline_variables: card.variables,
        },
        format,
        count: 9,
        utilisation: expect.closeTo((9 * 60 * 28.125) / 20_000, 5),
        width: { value: 190, unit: 'mm' },
        height: { value: 94.375, unit: 'mm' },
        nesting_overflow: false,
        created_at: '2026-03-04T05:06:07Z',
      });
      expect(lengths).toEqual([
        { name: 'Cut', unit: 'mm', value: 9 * 176.25 },
        { name: 'Crease', unit: 'mm', value: 0 },
        { name: 'Total', unit: 'mm', value: expect.any(Number) },
      ]);
      const { dieline: drawn } = await readDrawing(Buffer.from(await read(url), 'latin1'));
      const cut = drawn.lines.reduce((sum, { line, curve }) => sum + (line === 'cut' ? length(curve) : 0), 0);
      expect(cut).toBeCloseTo(9 * 176.25, 1);
    });

    it('counts a common cut of two blanks once', async () => {
      const { sum_of_line_lengths: lengths } = await create(card, 'lt_straight-box-0', { num_x: 2, num_y: 2 });
      expect(lengths[0]!.value).toBeCloseTo(6 * 60 + 6 * 28.125, 6);
    });

    it('uses the given columns and rows, and reports an overflow', async () => {
      const few = await create(dieline, 'lt_interlocked-skew-0', { num_x: '2', num_y: '2' });
      expect([few.count, few.nesting_overflow, few.variables.num_x, few.variables.num_y]).toEqual([4, false, 2, 2]);
      const many = await create(dieline, 'lt_straight-box-0', { num_x: 5, num_y: 5 });
      expect([many.count, many.nesting_overflow]).toEqual([25, true]);
      expect(many.width.value).toBeGreaterThan(1000);
    });

    it('gives the layout of the efficiency, with or without its numbers', async () => {
      const { efficiencies: all } = await efficiencies(dieline);
      for (const [pattern, said] of Object.entries(all)) {
        const { num_x, num_y } = said!;
        for (const numbers of [{}, { num_x, num_y }, { num_x: 0, num_y: 0 }]) {
          const made = await create(dieline, pattern, numbers, { format: 'svg' });
          expect([made.count, made.width, made.nesting_overflow], pattern).toEqual([
            said!.count,
            said!.used_width,
            false,
          ]);
        }
      }
    });

    it('draws one blank when none fits, and reports the overflow', async () => {
      for (const pattern of ['lt_interlocked-skew-0', 'lt_free']) {
        const one = await create(dieline, pattern, { sheet_width: 100, sheet_height: 100 });
        expect([one.count, one.nesting_overflow]).toEqual([1, true]);
      }
    });

    it('draws the sheet or omits it', async () => {
      const svgs = await Promise.all(
        [true, 'false'].map(async (drawn) =>
          read((await create(card, 'lt_straight-box-0', { sheet: drawn }, { format: 'svg' })).url),
        ),
      );
      expect(svgs.map((svg) => svg.includes('1000 x 700 mm'))).toEqual([true, false]);
    });

    it('answers in the requested unit, whatever the unit of the dieline', async () => {
      const made = await create(card, 'lt_straight-box-0', { unit: 'in', sheet_width: 24, sheet_height: 11.5 });
      expect([made.width, made.height]).toEqual([
        { value: 23.622047, unit: 'in' },
        { value: 11.072835, unit: 'in' },
      ]);
      expect(made.variables.dieline_variables.unit).toBe('mm');
      expect(made.sum_of_line_lengths.every(({ unit }) => unit === 'in')).toBe(true);
    });
  });

  describe('invalid nesting requests', () => {
    const wrong = async (variables: object, more: object = {}) =>
      complaints(
        api.createNesting(card.id, 'lt_straight-box-0', {
          format: 'svg',
          variables: { ...sheet, ...variables },
          ...more,
        } as never),
      );

    it('name an unknown dieline or pattern: 404', async () => {
      for (const answer of [
        () => api.listNestingTemplates('di_000000000000'),
        () => api.calculateNestingEfficiencies('di_000000000000', { variables: sheet }),
        () => api.createNesting('di_000000000000', 'lt_free', { format: 'svg', variables: sheet }),
      ])
        expect(await refusal(answer())).toEqual({ status: 404, body: { message: expect.any(String) } });
      const { status, body } = await refusal(api.createNesting(card.id, 'lt_x', { format: 'svg', variables: sheet }));
      expect([status, body.message]).toEqual([
        404,
        `There is no nesting template "lt_x" of dieline ${card.id}. Choose one of: lt_straight-box-0, lt_straight-box-90, lt_free.`,
      ]);
    });

    it('report all errors at once', async () => {
      const errors = await wrong({ unit: 'cm', sheet_width: 'wide', margin_x: -1 }, { format: 'png', pdf_header: 'x' });
      expect(errors.map(({ message }) => message.split(' ')[0])).toEqual([
        'format',
        'pdf_header',
        'unit',
        'sheet_width',
        'margin_x',
      ]);
    });

    it.each([
      [
        { sheet_width: 0 },
        'sheet_width is 0 mm, out of its limits: give a number from 1 mm to 20000 mm; 1 mm works.',
        1,
      ],
      [{ sheet_width: 300, sheet_height: 29_000 }, 'sheet_height is 29000 mm, out of its limits', 20_000],
      [{ sheet_margin_side: 600 }, 'sheet_margin_side is 600 mm, out of its limits', 499.5],
      [{ sheet_margin_top: 300, sheet_margin_bottom: 400 }, 'sheet_margin_bottom is 400 mm, out of its limits', 399],
      [{ margin_x: 900 }, 'margin_x is 900 mm, out of its limits', 500],
      [{ num_x: 3 }, 'num_y is missing beside num_x: give both, or neither for as many as fit', 1],
      [{ num_x: 2.5, num_y: 2 }, 'num_x is 2.5, but must be a whole number', 3],
      [{ num_x: 100, num_y: 100 }, 'num_y is 100, out of its limits: give a number from 1 to 50; 50 works.', 50],
      // Counts are not lengths: the suggestion for one limits the other directly, also in inches.
      [
        { unit: 'in', sheet_width: 30, sheet_height: 20, num_x: 2.5, num_y: 100 },
        'num_x is 2.5, but must be a whole number',
        3,
      ],
      [{ num_x: 3, num_y: 'x' }, 'num_y must be a number, but is "x": give a number from 1 to 1666; 1 works.', 1],
      [{ num_x: 0, num_y: 5 }, 'num_x is 0, out of its limits: give a number from 1 to 5000; 1 works.', 1],
      [{ num_x: -1, num_y: 2 }, 'num_x is -1, out of its limits: give a number from 1 to 5000; 1 works.', 1],
      [{ keep_grain: 'maybe' }, 'keep_grain must be true, false, 0 or 1, but is "maybe".', 0],
    ])('%j: %s', async (variables, message, value) => {
      const [error, ...more] = await wrong(variables);
      expect(error!.message).toContain(message);
      expect(more).toEqual([]);
      expect(error!.suggestion).toMatchObject({ type: 'change_value', value });
      const { name, value: works } = error!.suggestion as { name: string; value: number };
      await create(card, 'lt_straight-box-0', { ...variables, [name]: works }, { format: 'svg' });
    });

    it('for a sheet with too many blanks suggest a smaller one', async () => {
      const variables = { ...sheet, sheet_width: 3000, sheet_height: 3000 };
      const [error] = await complaints(api.calculateNestingEfficiencies(card.id, { variables }));
      const [, width, height] = /room for about 5333 blanks; the maximum is 5000\. Try (\d+) × (\d+) mm/.exec(
        error!.message,
      )!;
      await create(card, 'lt_straight-box-0', { sheet_width: width, sheet_height: height }, { format: 'svg' });
    });

    it('rotate blanks although the grain is kept', async () => {
      const [error] = await complaints(
        api.createNesting(dieline.id, 'lt_straight-90', { format: 'svg', variables: { ...sheet, keep_grain: true } }),
      );
      expect(error).toMatchObject({
        message: expect.stringContaining('straight-90 rotates blanks by 90°'),
        suggestion: { type: 'change_value', name: 'keep_grain', value: 0 },
      });
    });

    it('give columns and rows to the free layout', async () => {
      const errors = await complaints(
        api.createNesting(card.id, 'lt_free', {
          format: 'svg',
          variables: { ...sheet, sheet_width: 120, sheet_height: 60, num_x: 2, num_y: 2 },
        }),
      );
      expect(errors.map(({ suggestion }) => suggestion)).toEqual([
        { type: 'change_value', name: 'num_x', value: 4 },
        { type: 'change_value', name: 'num_y', value: 1 },
      ]);
    });

    it.each([undefined, null, 7, []])('have no body, but %j', async (body) => {
      const errors = await complaints(api.createNesting(card.id, 'lt_free', body as never));
      expect(errors[0]!.message).toMatch(/JSON object/);
    });
  });
};
