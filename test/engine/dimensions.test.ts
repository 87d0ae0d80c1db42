import { describe, expect, it } from 'vitest';
import { type Dimensions, dimensionKinds } from '../../src/engine/index.ts';
import { ApiError, catalogue, checkDieline, dieline, drawOne, errorText, templates } from '../../src/index.ts';
import { mainId, sizesOf } from '../../src/template/index.ts';
import { spreadOf } from '../support/turns.ts';

const lengthsOf = (id: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(sizesOf(catalogue.find(id)!.template, id)).flatMap(([name, { kind, value }]) =>
      kind === 'length' && name !== 'material' ? [[name, value]] : [],
    ),
  );

const refusal = (draw: () => unknown): string => {
  try {
    draw();
  } catch (error) {
    if (error instanceof ApiError) return errorText(error);
    throw error;
  }
  throw new Error('It was drawn.');
};

describe('dimensions', () => {
  it('a template measures the given sizes in each of the three kinds', () => {
    const said: Record<Dimensions, number> = { inside: 0, manufacture: 0, outside: 0 };
    const some = spreadOf(templates, 5, 10);
    for (const [k, template] of some.entries()) {
      const id = mainId(template);
      const kind = dimensionKinds[k % dimensionKinds.length]!;
      const usual = dieline(catalogue.find(id)!).dimensions[kind];
      // A length between the steps of a table.
      const requested = Object.fromEntries(Object.entries(usual).map(([name, mm]) => [name, mm + 0.37]));
      let box: ReturnType<typeof drawOne>;
      try {
        box = drawOne(catalogue, id, requested, { dimensions: kind });
      } catch (error) {
        // Skip sizes at their limits and sizes limited by one another.
        expect(error).toBeInstanceOf(ApiError);
        continue;
      }
      for (const [name, mm] of Object.entries(requested)) {
        expect(box.dimensions[kind][name], `${name} of ${id} ${kind}`).toBeCloseTo(mm, 4);
        said[kind]++;
      }
    }
    expect(Math.min(...Object.values(said))).toBeGreaterThan(some.length / 2);
  });

  it('reports all three kinds for a case with the allowances of flute B', () => {
    const { dimensions } = dieline('becf-21d01', { length: 300, width: 200, height: 150, material: 3 });
    // 7/6, 8/6 and 8/6 boards more from crease to crease; a board on each side outside, and two flaps at each end. Both pairs of flaps are
    // creased on one line, in the middle of the two boards.
    expect(dimensions).toEqual({
      inside: { length: 300, width: 200, height: 150 },
      manufacture: { length: 303.5, width: 204, height: 157 },
      outside: { length: 306, width: 206, height: 162 },
    });
  });

  it('measures between the linings of a roll-over carton, not between creases', () => {
    const { dimensions } = dieline('becf-11701', { length: 150, width: 100, height: 50, material: 0.5 });
    expect(dimensions.manufacture.length).toBe(150);
    expect(dimensions.inside.length).toBe(146);
    expect(dimensions.outside.length).toBe(151);
  });

  it('measures a necked box over its lid, also where its base is nearly as high as the box', () => {
    const { dimensions } = dieline('becf-30103', { height: 37.5 });
    expect(dimensions.inside.height).toBeCloseTo(37.5, 5);
    expect(dimensions.outside.height).toBeGreaterThan(37.5);
  });

  it('leaves other sizes unchanged', () => {
    const { values } = dieline('becf-21d01', { length: 306, material: 3 }, { dimensions: 'outside' });
    expect(values).toMatchObject({ length: 300, width: lengthsOf('becf-21d01').width });
  });

  it('accepts inches, and returns template sizes in inches', () => {
    const box = dieline('becf-21d01', { unit: 'in', length: 10, width: 6, height: 5 }, { dimensions: 'outside' });
    expect(box.dimensions.outside.length! / 25.4).toBeCloseTo(10, 5);
    expect(drawOne(catalogue, box.id, box.variables).drawing.dieline).toEqual(box.drawing.dieline);
  });

  it('writes the given size and its kind into the drawing', () => {
    const box = dieline('becf-21d01', { length: 306, width: 206, height: 162, material: 3 }, { dimensions: 'outside' });
    const texts = box.labels.map(({ text }) => text.value);
    expect(texts).toContain('303.50mm (306.00mm outside)');
    const creases = dieline('becf-21d01', { length: 306, material: 3 }, { dimensions: 'manufacture' });
    expect(creases.labels.map(({ text }) => text.value)).toContain('306.00mm');
  });

  it('the checker converts sizes in the same way', async () => {
    const given = { length: 306, width: 206, height: 162, material: 3 };
    const file = Buffer.from(dieline('becf-21d01', given, { dimensions: 'outside' }).dxf());
    const question = { template: 'becf-21d01', variables: given, explain: false } as const;
    expect((await checkDieline(file, { ...question, dimensions: 'outside' })).verdict).toBe('same');
    expect((await checkDieline(file, question)).verdict).toBe('differs');
  });

  it.each([
    ['a flat card has no inside', 'becf-12701', { length: 100 }, 'inside', /does not define length inside/],
    [
      'a gable has no height outside, but one from crease to crease',
      'becf-10b01',
      { height: 100 },
      'outside',
      /height outside: .* Give it from crease to crease/,
    ],
    [
      'a pyramid has no crease as high as it is',
      'becf-11e10',
      { height: 60 },
      'manufacture',
      /no crease or edge of its drawing measures it\. Give it inside or outside/,
    ],
    [
      'limits are those of the requested sizes',
      'becf-10101',
      { length: 10 },
      'outside',
      /length is 10 mm outside, below its minimum of 21 mm/,
    ],
    [
      'a finer setting is refused as ever',
      'becf-10101',
      { length: 60, glue_flap: 900 },
      'outside',
      /^.*glue_flap is 900/s,
    ],
    ['two kinds at once', 'becf-21d01', { length: 300, dimension_type: 'external' }, 'outside', /dimension_type/],
    ['another word', 'becf-10101', { length: 60 }, 'outer' as Dimensions, /inside, outside or manufacture/],
  ] as const)('%s', (_, id, given, dimensions, message) => {
    expect(refusal(() => drawOne(catalogue, id, given, { dimensions }))).toMatch(message);
  });

  it('the suggestion of a refusal works', () => {
    for (const [id, given] of [
      ['becf-10101', { length: 10, width: 20 }],
      ['becf-21d01', { length: 5000, material: 3 }],
      ['becf-21701', { width: 4 }],
      // The other sizes allow less than the limits of the size.
      ['becf-10101', { length: 0.3 }],
      ['becf-10101', { width: 77777 }],
      ['becf-21701', { length: 0.3 }],
      ['becf-21701', { height: 77777 }],
    ] as const)
      for (const dimensions of ['inside', 'outside', 'manufacture'] as const) {
        const text = refusal(() => drawOne(catalogue, id, given, { dimensions }));
        const [, name, value] = /(\w+)=([\d.]+)/.exec(text)!;
        expect(() => drawOne(catalogue, id, { ...given, [name!]: Number(value) }, { dimensions }), text).not.toThrow();
      }
  });
});
