import { Value } from '@sinclair/typebox/value';
import { describe, expect, it } from 'vitest';
import {
  type CreateDielineRequest,
  DielineListResponse,
  DielineResponse,
  type DielinesApi,
  PartListResponse,
  TemplateGroupListResponse,
  TemplateResponse,
} from '../../src/api/index.ts';
import { refusal } from '../local/refusal.ts';
import { ids } from '../local/samples.ts';
import { spreadOf } from '../support/turns.ts';
import { type Open, read } from './open.ts';

const at = new Date('2026-03-04T05:06:07.891Z');

/** Ids from the whole catalogue. */
const some = spreadOf(ids, 12, 12);

const box = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } as const;

/** Answers to valid requests, for any implementation of the service. */
export const answers = (open: Open): void => {
  let opened: Promise<DielinesApi> | undefined;
  const api = (): Promise<DielinesApi> => {
    opened ??= open({ clock: () => at });
    return opened;
  };
  describe('createDieline', () => {
    it.each(['dxf', 'svg', 'pdf'] as const)('answers a %s with a record of the right shape', async (format) => {
      const answer = await (await api()).createDieline('becf-1010a', { format, variables: box });
      expect([...Value.Errors(DielineResponse, answer)]).toEqual([]);
      const { dieline } = answer;
      expect(dieline).toMatchObject({ format, dieline_template_id: 'becf-1010a', created_at: '2026-03-04T05:06:07Z' });
      expect(dieline.id).toMatch(/^di_[a-z0-9]{12}$/);
      expect(dieline.links.map(({ rel, href, method }) => [rel, method, href])).toEqual([
        ['create_3d_mockup', 'POST', `/dielines/${dieline.id}/3d-mockups`],
        ['list_nesting_templates', 'GET', `/dielines/${dieline.id}/nesting-templates`],
        ['calculate_nesting_efficiencies', 'POST', `/dielines/${dieline.id}/nesting-template-efficiencies`],
      ]);
      expect(dieline).not.toHaveProperty('area');
      expect(await read(dieline.url)).toContain({ dxf: 'AC1021', svg: '<svg', pdf: '%PDF-1.7' }[format]);
    });

    it('repeats its variables as JSON numbers, in the requested unit', async () => {
      const { dieline } = await (await api()).createDieline('becf-f0001', {
        format: 'svg',
        variables: { unit: 'in', length: '3', width: 1, material: '0.5', holes: 2, direction: 'x' },
      });
      expect(dieline.variables).toEqual({
        unit: 'in',
        length: 3,
        width: 1,
        material: 0.5,
        holes: 2,
        slant: 0,
        rim: 0.125,
        dimension_texts: true,
      });
      expect(dieline.artwork_dimensions).toEqual({ unit: 'in', width: '3', height: '1.125' });
    });

    it("reads the service's own names of variables, and repeats them", async () => {
      const made = async (variables: Readonly<Record<string, number>>) =>
        (
          await (
            await api()
          ).createDieline('becf-10a0a', { format: 'dxf', variables: { ...box, width: 40, ...variables } })
        ).dieline;
      const [theirs, ours] = [await made({ bottom_tuck_flap: 13 }), await made({ bottom_overlap: 13 })];
      expect(await read(theirs.url)).toBe(await read(ours.url));
      expect(theirs.variables).toMatchObject({ bottom_tuck_flap: 13 });
      expect(theirs.variables).not.toHaveProperty('bottom_overlap');
    });

    it('omits labels on request, in either place of the body', async () => {
      const svg = async (body: Partial<CreateDielineRequest>, variables = {}) =>
        read(
          (
            await (
              await api()
            ).createDieline('becf-10101', { format: 'svg', ...body, variables: { ...box, ...variables } })
          ).dieline.url,
        );
      expect(await svg({})).toContain('<text');
      expect(await svg({}, { dimension_texts: 'false' })).not.toContain('<text');
      expect(await svg({ dimension_texts: 0 })).not.toContain('<text');
      expect(await svg({ dimension_texts: false }, { dimension_texts: true })).toContain('<text');
    });

    it('draws a header on a PDF by default', async () => {
      const size = async (pdf_header?: boolean) => {
        const header = pdf_header === undefined ? {} : { pdf_header };
        const { dieline } = await (await api()).createDieline('becf-10101', {
          format: 'pdf',
          variables: box,
          ...header,
        });
        return (await read(dieline.url)).length;
      };
      expect(await size()).toBe(await size(true));
      expect(await size()).toBeGreaterThan(await size(false));
    });

    it('gives the area as text, and of each part: they add up', async () => {
      const one = await (await api()).createDieline('becf-f0001', {
        format: 'svg',
        area: true,
        variables: { unit: 'mm', length: 60, width: 25, material: 0.5, rim: 3 },
      });
      expect(one.dieline.area).toEqual({ value: '1680', unit: 'mm2' });
      expect(one.dieline).not.toHaveProperty('part_areas');
      const { dieline } = await (await api()).createDieline('becf-f2001', {
        format: 'svg',
        area: 'true',
        variables: { unit: 'mm', length: 77.77, material: 2 },
      });
      const parts = Object.values(dieline.part_areas!).map(({ value }) => Number(value));
      expect(Object.keys(dieline.part_areas!)).toEqual(['board', 'cover']);
      expect(Number(dieline.area!.value)).toBeCloseTo(parts[0]! + parts[1]!, 9);
    });

    it('gives equal bytes for equal requests', async () => {
      const bytes = async () =>
        read((await (await api()).createDieline('becf-10101', { format: 'pdf', variables: box })).dieline.url);
      expect(await bytes()).toBe(await bytes());
    });
  });

  describe('listDielines', () => {
    it('lists page by page, with links to the neighbouring pages', async () => {
      const local = await open();
      const ids: string[] = [];
      for (let k = 0; k < 5; k++)
        ids.push((await local.createDieline('becf-10101', { format: 'svg', variables: box })).dieline.id);
      await local.createDieline('becf-10102', { format: 'svg', variables: box });
      const answer = await local.listDielines('becf-10101', { page: 2, page_size: 2 });
      expect([...Value.Errors(DielineListResponse, answer)]).toEqual([]);
      expect(answer.dieline_list).toMatchObject({ total: 5, page: 2, page_size: 2 });
      expect(answer.dieline_list.dielines.map(({ id }) => id)).toEqual(ids.slice(2, 4));
      expect(answer.links.map(({ rel, href }) => [rel, href.split('?')[1]])).toEqual([
        ['self', 'page=2&page_size=2'],
        ['previous_page', 'page=1&page_size=2'],
        ['next_page', 'page=3&page_size=2'],
      ]);
      expect((await local.listDielines('becf-10101')).dieline_list).toMatchObject({ page: 1, page_size: 100 });
      const beyond = await local.listDielines('becf-10101', { page: 9, page_size: 2 });
      expect(beyond.dieline_list.dielines).toEqual([]);
      // Back to the last page with items.
      expect(beyond.links.map(({ rel, href }) => [rel, href.split('?')[1]])).toEqual([
        ['self', 'page=9&page_size=2'],
        ['previous_page', 'page=3&page_size=2'],
      ]);
      const none = await local.listDielines('becf-10103', { page: 2 });
      expect(none.links.map(({ rel }) => rel)).toEqual(['self']);
    });

    it('refuses invalid pages and unknown templates', async () => {
      for (const page of [0, -1, 1.5, 'x', null, 1e300])
        expect((await refusal((await api()).listDielines('becf-10101', { page: page as number }))).status).toBe(400);
      expect((await refusal((await api()).listDielines('becf-0'))).status).toBe(404);
    });
  });

  describe('readTemplate', () => {
    it.each(some)('%s has the right shape in both units', async (id) => {
      for (const unit of ['mm', 'in'] as const) {
        const answer = await (await api()).readTemplate(id, unit);
        expect([...Value.Errors(TemplateResponse, answer)]).toEqual([]);
        expect(answer.dieline_template.links[0]).toEqual({
          rel: 'self',
          href: `/dieline-templates/${unit}/${id}`,
          method: 'GET',
        });
      }
    });

    it('has defaults that draw, in both units', async () => {
      for (const id of some)
        for (const unit of ['mm', 'in'] as const) {
          const { variables } = (await (await api()).readTemplate(id, unit)).dieline_template;
          const defaults = Object.fromEntries(variables.map((v) => [v.name, v.default_value.value]));
          await (await api()).calculateParts(id, { variables: { ...defaults, unit } });
        }
    });

    it('marks sizes as required and options as optional; board is always in mm', async () => {
      const { variables } = (await (await api()).readTemplate('becf-f0007', 'in')).dieline_template;
      expect(variables.map((v) => [v.name, v.data_type, v.required, v.default_value])).toEqual([
        ['material', 'length', true, { value: 0.5, unit: 'mm' }],
        ['length', 'length', true, { value: 3.0315, unit: 'in' }],
        ['width', 'length', true, { value: 0.9843, unit: 'in' }],
        ['holes', 'integer', false, { value: 1 }],
        ['slant', 'angle', false, { value: 0 }],
        ['rim', 'length', false, { value: 0.123, unit: 'in' }],
        ['dimension_texts', 'boolean', false, { value: true }],
        ['overflow', 'boolean', false, { value: false }],
      ]);
      expect(variables.at(-1)!.allowed_values).toEqual([true, false, 0, 1]);
    });

    it('names flaps and features as the service does', async () => {
      const read = async (id: string) => (await (await api()).readTemplate(id)).dieline_template;
      const tuck = await read('becf-1010a');
      expect(tuck.flap).toMatchObject({ type: 'flap', id: 'friction_fit_tuck_in_flap' });
      expect(tuck.dust_flap).toMatchObject({ type: 'dust_flap', id: 'full_angled_dust_flap' });
      expect(tuck).not.toHaveProperty('hang_hole');
      expect((await read('becf-f0008')).top_flap).toMatchObject({ type: 'flap', id: 'chamfer_flap' });
      const tags = async (id: string) => (await read(id)).tags;
      expect(await tags('becf-f0001')).toEqual([]);
      expect(await tags('becf-f0002')).toEqual(['top_thumb_cut']);
      expect(await tags('becf-f0003')).toEqual(['thumb_cut']);
      expect(await tags('becf-f0005')).toEqual(['triangle_hanger_tab']);
      expect(await tags('becf-f0006')).toEqual(['hanger_tab']);
      expect(await tags('becf-f000a')).toEqual(['bottom_separator_circle']);
      expect((await read('becf-f0007')).hang_hole).toMatchObject({ type: 'hang_hole', id: 'standard_euro' });
    });

    it('links to each box that differs in one choice, by its id if it has one', async () => {
      const links = async (id: string) =>
        (await (await api()).readTemplate(id, 'in')).dieline_template.links
          .slice(2)
          .map(({ rel, name, href }) => [rel, name, href.replace('/dieline-templates/in/becf-', '')])
          .sort();
      expect(await links('becf-f0001')).toEqual(
        [
          ['add_top_thumb_cut', undefined, 'f0002'],
          ['add_thumb_cut', undefined, 'f0003'],
          ['add_bottom_thumb_cut', undefined, 'f0004'],
          ['add_triangle_hanger_tab', undefined, 'f0005'],
          ['add_hanger_tab', undefined, 'f0006'],
          ['add_hang_hole', 'standard_euro', 'f0007'],
          ['change_top_flap', 'chamfer_flap', 'f0008'],
          ['add_bottom_separator_circle', undefined, 'f000a'],
        ].sort(),
      );
      expect(await links('becf-f0002')).toEqual(
        [
          ['remove_top_thumb_cut', undefined, 'f0001'],
          ['add_bottom_thumb_cut', undefined, 'f0003'],
          ['change_thumb_cut', 'bottom_thumb_cut', 'f0004'],
          ['add_triangle_hanger_tab', undefined, 'f0002,hanger_tab=triangle'],
          ['add_hanger_tab', undefined, 'f0002,hanger_tab=plain'],
          ['add_hang_hole', 'standard_euro', 'f0002,hang_hole=standard_euro'],
          ['change_top_flap', 'chamfer_flap', 'f0002,top_flap=chamfer_flap'],
          ['add_bottom_separator_circle', undefined, 'f0002,bottom_separator=circle'],
        ].sort(),
      );
      const both = await links('becf-f0002,hanger_tab=triangle');
      expect(both).toContainEqual(['remove_triangle_hanger_tab', undefined, 'f0002']);
      expect(both).toContainEqual(['change_hanger_tab', 'hanger_tab', 'f0002,hanger_tab=plain']);
      expect(both).toContainEqual(['remove_top_thumb_cut', undefined, 'f0005']);
    });

    it('refuses other units and unknown ids with only a message', async () => {
      const unit = await refusal((await api()).readTemplate('becf-10101', 'cm' as 'mm'));
      expect(unit).toEqual({ status: 400, body: { message: expect.stringMatching(/mm or in/) } });
      expect(await refusal((await api()).readTemplate('becf-0'))).toEqual({
        status: 404,
        body: { message: expect.any(String) },
      });
    });
  });

  it('lists all 28 groups', async () => {
    const answer = await (await api()).listTemplateGroups();
    expect([...Value.Errors(TemplateGroupListResponse, answer)]).toEqual([]);
    expect(answer.dieline_template_group_list.dieline_template_groups).toHaveLength(28);
  });

  describe('calculateParts', () => {
    it('gives the flat size of each part in the requested unit, and areas in mm2 on request', async () => {
      const answer = await (await api()).calculateParts('becf-f2001', {
        area: true,
        variables: { unit: 'in', length: 6, material: 2 },
      });
      expect([...Value.Errors(PartListResponse, answer)]).toEqual([]);
      const { total, parts } = answer.part_list;
      expect(total).toBe(2);
      expect(
        parts.map(({ id, category, bounding_box: b, area }) => [id, category, b.width, b.height, area!.value]),
      ).toEqual([
        ['board', 'carton', 6, 2, 7741.92],
        ['cover', 'cover', 7.181102, 3.181102, expect.closeTo(182.4 * 80.8, 3)],
      ]);
    });

    it('calls the part of a simple box default', async () => {
      const { part_list } = await (await api()).calculateParts('becf-10101', { variables: box });
      expect(part_list).toMatchObject({ total: 1, parts: [{ type: 'part', id: 'default', name: 'default' }] });
      expect(part_list.parts[0]).not.toHaveProperty('area');
    });
  });

  describe('credits', () => {
    const WEEK = 7 * 86_400_000;
    it('one per request; a repeat within seven days is free; then 403', async () => {
      let now = at.getTime();
      const local = await open({ credits: 2, clock: () => new Date(now) });
      const ask = (length: number | string) =>
        local.calculateParts('becf-f2001', { variables: { unit: 'mm', length, material: 2 } });
      await ask(100);
      await ask('100.0');
      await refusal(ask(1));
      await ask(101);
      expect(await refusal(ask(102))).toEqual({ status: 403, body: { message: expect.any(String), errors: [] } });
      now += WEEK - 1;
      await ask(100);
      now += 1;
      expect((await refusal(ask(100))).status).toBe(403);
    });

    it('one per box, in mm or in inches', async () => {
      const local = await open({ credits: some.length });
      for (const id of some) {
        const { variables } = (await local.readTemplate(id, 'in')).dieline_template;
        const inches = Object.fromEntries(
          variables.filter((v) => v.required).map((v) => [v.name, v.default_value.value as number]),
        );
        const mm = Object.fromEntries(
          variables
            .filter((v) => v.required)
            .map(({ name, default_value: { value, unit } }) => [name, unit === 'in' ? Number(value) * 25.4 : value]),
        );
        await local.calculateParts(id, { variables: { unit: 'in', ...inches } });
        // A second charge would leave no credit for the last box.
        await local.calculateParts(id, { variables: { unit: 'mm', ...mm } });
      }
    });

    it('one per box at its usual sizes, which are rounded in inches; another for the next hundredth', async () => {
      const boxes = ['becf-10101', 'becf-21d01', 'becf-30101'];
      const local = await open({ credits: boxes.length + 1 });
      for (const id of boxes)
        for (const unit of ['mm', 'in'] as const) {
          const { variables } = (await local.readTemplate(id, unit)).dieline_template;
          const usual = variables.filter((v) => v.required).map((v) => [v.name, v.default_value.value]);
          await local.calculateParts(id, { variables: { unit, ...Object.fromEntries(usual) } });
        }
      const ask = (length: number) => local.calculateParts('becf-10101', { variables: { ...box, length } });
      await ask(61.01);
      expect((await refusal(ask(61.02))).status).toBe(403);
    });

    it('none at the start', async () => {
      const local = await open({ credits: 0 });
      expect((await refusal(local.calculateParts('becf-10101', { variables: box }))).status).toBe(403);
    });
  });
};
