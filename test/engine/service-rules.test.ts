import { describe, expect, it } from 'vitest';
import { type AskedBox, ask, isNoBox, type NoBox } from '../../src/engine/index.ts';
import { boxwright, catalogue, dieline } from '../../src/index.ts';
import { sizesOf } from '../../src/template/index.ts';
import { spreadOf } from '../support/turns.ts';

type Variables = Readonly<Record<string, unknown>>;

const answer = (template: string, values: Variables): AskedBox | NoBox =>
  ask(catalogue, { template, values: { unit: 'mm', ...values }, names: 'service', profile: 'service' });

const read = (template: string, values: Variables): AskedBox => {
  const box = answer(template, values);
  if (isNoBox(box)) throw new Error(box.problems.map(({ message }) => message).join(' '));
  return box;
};

const problemsOf = (template: string, values: Variables) => {
  const box = answer(template, values);
  return isNoBox(box) ? box.problems : [];
};

const sizes = { length: 100, width: 50, height: 150 };

describe('the profile of the service', () => {
  it.each([
    ['becf-10101', { material: 0.475 }, 0.5],
    ['becf-10101', { material: 0.389 }, 0.5],
    ['becf-10101', { material: 0.201 }, 0.5],
    ['becf-10101', { material: 0.2 }, 0.2],
    ['becf-10101', { material: 0.6 }, 0.6],
    ['becf-21d01', { material: 1 }, 0.9],
    ['becf-21d01', { material: 1, printing_method: 'offset' }, 0.9],
    ['becf-21d01', { material: 1, printing_method: 'flexo' }, 1],
  ])('%s with %j is drawn with a board of %d mm, and repeats the board of the request', (id, variables, board) => {
    const box = read(id, { ...sizes, ...variables });
    expect(box.values.material).toBe(board);
    expect(box.used).toMatchObject(variables);
    expect(read(id, box.used).values).toEqual(box.values);
  });

  it('has external sizes and a glue flap of 20 mm for corrugated boxes, unless they are given', () => {
    const big = { length: 300, width: 200, height: 150, material: 3 };
    expect(read('becf-21d01', big).used).toMatchObject({ dimension_type: 'external', glue_flap: 20 });
    expect(read('becf-21d01', { ...big, dimension_type: 'internal', glue_flap: 30 }).used).toMatchObject({
      dimension_type: 'internal',
      glue_flap: 30,
    });
    expect(read('becf-10101', { ...sizes, material: 0.5 }).used).not.toHaveProperty('dimension_type');
  });

  it('makes both tucks equal, unless the bottom tuck is given', () => {
    const tuck = { ...sizes, material: 0.5, top_tuck_flap: 20 };
    expect(read('becf-10101', tuck).values.bottom_tuck_flap).toBe(20);
    expect(read('becf-10101', { ...tuck, bottom_tuck_flap: 12 }).values.bottom_tuck_flap).toBe(12);
    // Of a snap lock this name is another flap.
    expect(read('becf-10901', tuck).values).toEqual({ ...read('becf-10901', { ...tuck }).values, top_tuck_flap: 20 });
  });

  it('refuses a value that no known drawing shows, with the one that drawings show', () => {
    const auto = { ...sizes, material: 0.5 };
    expect(read('becf-1110a', { ...auto, lock_tab: 'true' }).used.lock_tab).toBe(true);
    expect(problemsOf('becf-1110a', { ...auto, lock_tab: false })).toEqual([
      {
        message: 'lock_tab is false, but the only drawings of the service that are known have true; true works.',
        suggestion: { type: 'change_value', name: 'lock_tab', value: 1 },
      },
    ]);
    const drawer = { length: 120, width: 70, height: 60, material: 0.475 };
    expect(read('becf-12410', { ...drawer, dust_flap_slope: 5 }).used.dust_flap_slope).toBe(5);
    expect(problemsOf('becf-12410', { ...drawer, dust_flap_slope: 6 })).toMatchObject([
      { suggestion: { type: 'change_value', name: 'dust_flap_slope', value: 5 } },
    ]);
    expect(problemsOf('becf-21d01', { ...sizes, material: 1, printing_method: 'screen' })).toMatchObject([
      { message: expect.stringMatching(/^printing_method must be offset or flexo, but is "screen"/) },
    ]);
  });
});

describe('an odd board', () => {
  const usual = (id: string): Variables =>
    Object.fromEntries(
      Object.entries(sizesOf(catalogue.find(id)!.template, id)).map(([name, { value }]) => [name, value]),
    );

  it('is drawn with a warning, or refused with values that work within four rounds', { timeout: 120_000 }, () => {
    for (const { id } of spreadOf([...catalogue.entries], 30, 30))
      for (const material of [0.1, 0.5, 3, 10]) {
        const first = { ...usual(id), material };
        let values: Record<string, unknown> = first;
        let box = answer(id, values);
        for (let round = 0; isNoBox(box) && round < 4; round++) {
          const changes = box.problems.flatMap(({ suggestion }) =>
            suggestion?.type === 'change_value' ? [[suggestion.name, suggestion.value] as const] : [],
          );
          expect(changes.length, `${id} ${material}`).toBeGreaterThan(0);
          values = { ...values, ...Object.fromEntries(changes) };
          box = answer(id, values);
        }
        expect(isNoBox(box), `${id} ${material}`).toBe(false);
      }
  });

  it('says in the answer what it is made for', async () => {
    const { dieline: body } = await boxwright().createDieline('becf-10101', {
      format: 'svg',
      variables: { unit: 'mm', ...sizes, material: 3 },
    });
    expect(body.warnings).toEqual([
      'material 3 mm is drawn, but becf-10101 is made for boards from 0.1 to 1.2 mm: check the drawing before you cut it.',
    ]);
    const { part_list } = await boxwright().calculateParts('becf-10101', {
      variables: { unit: 'mm', ...sizes, material: 0.5 },
    });
    expect(part_list).not.toHaveProperty('warnings');
  });

  it('that is thin has external sizes, too', async () => {
    const variables = { unit: 'mm', length: 200, width: 150, height: 60, material: 0.5 } as const;
    const { dieline: body } = await boxwright().createDieline('becf-21701', { format: 'svg', variables });
    const svg = Buffer.from(body.url.split(',')[1]!, 'base64').toString();
    for (const size of ['200.00mm', '150.00mm', '60.00mm']) expect(svg).toContain(`>${size} (`);
  });

  it('with which the cuts would cross is refused', () => {
    expect(problemsOf('becf-30109', { ...usual('becf-30109'), material: 0.1 })).toEqual([
      {
        message: 'material is 0.1 mm, but becf-30109 cannot be drawn with it; 0.8 mm works.',
        suggestion: { type: 'change_value', name: 'material', value: 0.8 },
      },
    ]);
  });
});

describe('the list of variables', () => {
  const listed = async (id: string, profile?: 'house') =>
    (await boxwright(profile && { profile }).readTemplate(id)).dieline_template.variables;

  it('has the style that a stored answer states, as an object of the interface', async () => {
    const { style } = (await boxwright().readTemplate('becf-21d0a')).dieline_template;
    expect(style).toMatchObject({ type: 'style', id: 'standard_cover', image: expect.stringMatching(/^data:image/) });
    const { dieline_template: house } = await boxwright({ profile: 'house' }).readTemplate('becf-21d0a');
    expect(house.style).toBeUndefined();
  });

  it("has the service's names, in its order", async () => {
    const corrugated = await listed('becf-21d0a');
    expect(corrugated.map(({ name }) => name)).toEqual([
      'material',
      'dimension_type',
      'length',
      'width',
      'height',
      'direction',
      'cross',
      'glue_flap',
      ...corrugated.map(({ name }) => name).slice(8, -3),
      'printing_method',
      'dimension_texts',
      'overflow',
    ]);
    const of = (name: string) => corrugated.find((each) => each.name === name);
    expect(of('dimension_type')).toMatchObject({
      data_type: 'string',
      required: false,
      default_value: { value: 'external' },
      allowed_values: ['external', 'internal'],
    });
    expect(of('glue_flap')!.default_value).toEqual({ value: 20, unit: 'mm' });
    const bag = (await listed('becf-12101')).map(({ name }) => name);
    expect(bag).toEqual(expect.arrayContaining(['top_flap', 'bottom_glue', 'rope_hole', 'rope_hole_width']));
    expect(bag).not.toContain('top_hem');
    const ribbon = (await listed('becf-12104')).map(({ name }) => name);
    expect(ribbon).toEqual(expect.arrayContaining(['ribbon_width', 'ribbon_length']));
    expect(ribbon).not.toContain('rope_hole_width');
    expect((await listed('becf-1090a')).map(({ name }) => name)).toContain('bottom_tuck_flap');
    expect((await listed('becf-1100a')).map(({ name }) => name)).toContain('lock_tab');
  });

  it('has a default for each variable, and all of them together draw', { timeout: 120_000 }, async () => {
    for (const { id } of [catalogue.find('becf-20401')!, ...spreadOf([...catalogue.entries], 20, 20)])
      for (const unit of ['mm', 'in'] as const) {
        const { variables } = (await boxwright().readTemplate(id, unit)).dieline_template;
        const all = variables.map(({ name, default_value: { value } }) => [name, value] as const);
        expect(
          all.filter(([, value]) => value === undefined),
          id,
        ).toEqual([]);
        expect(problemsOf(id, { ...Object.fromEntries(all), unit }), id).toEqual([]);
      }
  });

  it('has ours in the profile house', async () => {
    const names = (await listed('becf-21d0a', 'house')).map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['length', 'width', 'height', 'material']);
    expect(names).not.toContain('dimension_type');
  });
});

it('our own doors keep inside sizes, the given board and the joint of the board', async () => {
  const ours = dieline('becf-21d01', { ...sizes, material: 1 });
  const house = await boxwright({ profile: 'house' }).calculateParts('becf-21d01', {
    variables: { unit: 'mm', ...sizes, material: 1 },
  });
  const service = await boxwright().calculateParts('becf-21d01', { variables: { unit: 'mm', ...sizes, material: 1 } });
  const width = ({ part_list }: typeof house) => part_list.parts[0]!.bounding_box.width;
  expect(width(house)).toBeCloseTo(ours.size.width, 6);
  expect(width(service)).toBeCloseTo(319.1, 6);
});
