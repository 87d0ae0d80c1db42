import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/index.ts';
import { variables } from '../../src/template/index.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

/** The drawing, and the messages beside it. */
const drawn = async (...words: string[]) => {
  const out = join(newFolder(), 'box.svg');
  const { code, out: answer, err } = await run('dieline', [...words, '--json', '--out', out]);
  expect([code, code ? err : '']).toEqual([0, '']);
  const { dieline } = JSON.parse(answer);
  return { id: dieline.dieline_template_id, values: dieline.variables, notes: err };
};

describe('numbers and text', () => {
  it('a number sets the variable, text the choice of the same name', async () => {
    const { id, values } = await drawn('becf-10101', 'dust_flap=15', 'glue_flap=13');
    expect([id, values.dust_flap, values.glue_flap]).toEqual(['becf-10101', 15, 13]);
    const both = await drawn(
      'becf-10101',
      'dust_flap=15',
      'dust_flap=full_angled_dust_flap',
      'glue-flap=flap_with_lock',
    );
    expect(both.values.dust_flap).toBe(15);
    expect(catalogue.find(both.id)!.chosen).toMatchObject({
      dust_flap: 'full_angled_dust_flap',
      glue_flap: 'flap_with_lock',
    });
  });

  it('every number that shares its name with a choice can be set', async () => {
    const names = new Map<string, string>();
    for (const { id, template } of catalogue.entries)
      for (const [name, { value }] of Object.entries(variables(template, id)))
        if (Object.hasOwn(template.choices, name) && !names.has(name)) names.set(name, `${id} ${name}=${value}`);
    expect(names.size).toBeGreaterThan(2);
    for (const words of names.values()) {
      const { code, err } = await run(`parts ${words}`);
      expect([words, code, err]).toEqual([words, 0, '']);
    }
  });

  it('finds the id of the choices, or appends them to the id', async () => {
    expect((await drawn('becf-10101', 'thumb_cut=both')).id).toBe('becf-10102');
    expect((await drawn('becf-10101', 'postal_lock=top')).id).toBe('becf-1011b');
    expect((await drawn('becf-10101', 'flap=chamfer_flap')).id).toBe('becf-10101,flap=chamfer_flap');
  });

  it('takes sizes as one word, the last unit for all of them', async () => {
    const sizes = async (...words: string[]) => {
      const { length, width, height } = (await drawn('becf-10101', ...words)).values;
      return [length, width, height];
    };
    expect(await sizes('60x25x100')).toEqual([60, 25, 100]);
    expect(await sizes('6×2,5×10cm')).toEqual([60, 25, 100]);
    expect(await sizes('60mmx2.5cmx4in')).toEqual([60, 25, 101.6]);
    expect(await sizes('60*25', 'height=90')).toEqual([60, 25, 90]);
    expect(await sizes('60 x 25 × 100 mm')).toEqual([60, 25, 100]);
    expect(await sizes('0.06x0.025x0.1m')).toEqual([60, 25, 100]);
    expect(await sizes('unit=in', '3x2x5')).toEqual([3, 2, 5]);
  });

  it('takes choices in an id, and values of options, in any case', async () => {
    expect((await run('template BECF-10101,Flap=Chamfer-Flap,POSTAL_LOCK=Top --unit MM')).out).toMatch(
      /^becf-10101,flap=chamfer_flap,postal_lock=top /,
    );
    expect((await run('parts becf-10101 --dimensions Outside')).code).toBe(0);
    expect((await run('templates --group Hard_Cardboards_Binders')).out).toContain('becf-30301');
  });

  it('takes choices in any case and spelling', async () => {
    const { id } = await drawn('becf-10101', 'FLAP=Chamfer-Flap', 'postal_lock=TOP', 'thumb_cut=no');
    expect(catalogue.find(id)!.chosen).toMatchObject({ flap: 'chamfer_flap', postal_lock: 'top', thumb_cut: 'none' });
  });

  it.each([
    [['flap=round'], /flap cannot be "round"\. Choose one of: uni_tuck_flap, /],
    [['lenght=60'], /no variable or choice "lenght"\. Did you mean length\?/],
    [['flp=none'], /Did you mean flap\?/],
    [['volume=3'], /It has length, width, height/],
    [['unit=cm'], /unit cannot be "cm"\. Choose mm or in; .*length=6cm/],
    [['overflow_margin=wide'], /overflow_margin cannot be "wide"/],
  ])('%j is refused with possible values', async (words, message) => {
    const { code, out, err } = await run('parts becf-10101', words);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(message);
  });

  it.each([
    [['length=60', 'length=70'], /length is given twice: 60 and 70/],
    [['flap=none', 'FLAP=chamfer_flap'], /flap is given twice/],
    [['60'], /"60" is not a name and a value\. Write name=value/],
    [['=60'], /name=value/],
    [['length='], /name=value/],
  ])('%j is a usage error', async (words, message) => {
    const { code, out, err } = await run('parts becf-10101', words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});

describe('lengths as people write them', () => {
  it.each([
    ['60,5', 60.5, '60.5 mm'],
    ['10cm', 100, '100 mm'],
    ['10 CM', 100, '100 mm'],
    ['4in', 101.6, '101.6 mm'],
    ['4"', 101.6, '101.6 mm'],
    ['3 1/2in', 88.9, '88.9 mm'],
    ['3-1/2in', 88.9, '88.9 mm'],
    ['1/4m', 250, '250 mm'],
    ['100mm', 100, '100 mm'],
    ['60.5', 60.5, ''],
    ['3½in', 88.9, '88.9 mm'],
  ])('length=%s is %d mm', async (text, mm, said) => {
    const { values, notes } = await drawn('becf-10101', `length=${text}`);
    expect(values.length).toBeCloseTo(mm, 9);
    expect(notes).toBe(said && `length: ${text} read as ${said}\n`);
  });

  it('in inches, millimetres become inches, and board stays in millimetres', async () => {
    const { values } = await drawn('becf-10101', 'unit=in', 'length=101.6mm', 'material=0.02in');
    expect(values).toMatchObject({ unit: 'in', length: 4, material: 0.508 });
  });

  it.each([
    ['length=60mmm', 'Try: length=60'],
    ['length=70 parsec', 'Try: length=70'],
    ['length=1,000', '1 or 1000'],
    ['length=12°', 'Try: length=12'],
    ['length=wide', 'such as 60'],
    ['length=1e999', 'such as 60'],
  ])('%s is refused with a proposal near the typed value', async (word, proposal) => {
    const { code, err } = await run('parts becf-10101', [word]);
    expect(code).toBe(1);
    expect(err).toContain(proposal);
  });

  it('angles take degrees', async () => {
    const { id, name } = catalogue.entries
      .flatMap(({ id, template }) =>
        Object.entries(variables(template, id)).map(([name, { kind, value }]) => ({ id, name, kind, value })),
      )
      .find(({ kind }) => kind === 'angle')!;
    const { value } = variables(catalogue.find(id)!.template, id)[name]!;
    expect((await drawn(id, `${name}=${value}°`)).values[name]).toBe(value);
    expect((await run('parts', [id, `${name}=${value}mm`])).code).toBe(1);
  });
});

it('an error is text for people and JSON with --json', async () => {
  const people = await run('dieline becf-10101 length=5 height=1');
  expect(people.err).toMatch(
    /^boxwright: .*\n {2}length is 5 mm.*\n {2}height is 1 mm.*\nTry: length=\d+ height=\d+\n$/,
  );
  const { code, out, err } = await run('dieline becf-10101 length=5 --json');
  expect([code, out]).toEqual([1, '']);
  expect(JSON.parse(err).errors[0].suggestion).toMatchObject({ type: 'change_value', name: 'length' });
  expect(JSON.parse((await run('dieline mialerr --json')).err).message).toContain('mialerr');
  expect(JSON.parse((await run('parts becf-10101 length=60 length=70 --json')).err).message).toContain('twice');
});
