import { beforeAll, describe, expect, it } from 'vitest';
import type { DielinesApi } from '../../src/api/index.ts';
import { complaints, refusal } from '../local/refusal.ts';
import type { Open } from './open.ts';

/** Refusals of invalid requests, for any implementation of the service. */
export const errors = (open: Open): void => {
  let api: DielinesApi;
  beforeAll(async () => {
    api = await open();
  });
  const card = { unit: 'mm', length: 60, width: 25, material: 0.5 };
  const wrong = (variables: unknown, id = 'becf-f0001', more = {}) =>
    complaints(api.createDieline(id, { format: 'svg', variables, ...more } as never));

  describe('the shape of a request', () => {
    it.each([undefined, null, 7, 'x', [], true])('a body must be an object, not %s', async (body) => {
      expect((await complaints(api.createDieline('becf-f0001', body as never)))[0]!.message).toMatch(/JSON object/);
    });

    it('an unknown template is 404 with only a message, before anything else', async () => {
      for (const id of ['becf-0', '', '__proto__', 'constructor', '../x'])
        expect(await refusal(api.createDieline(id, null as never))).toEqual({
          status: 404,
          body: { message: expect.any(String) },
        });
      expect((await refusal(api.calculateParts('becf-0', {} as never))).status).toBe(404);
      expect((await refusal(api.calculateParts('BECF-F0001', {} as never))).body.message).toMatch(/ mean becf-f0001/);
    });

    it('format, flags and variables, all at once', async () => {
      const errors = await complaints(
        api.createDieline('becf-f3001', { format: 'png', area: 'yes', pdf_header: {}, variables: [] } as never),
      );
      expect(errors.map(({ message }) => message)).toEqual([
        'format must be svg, dxf, pdf or cf2, but is "png".',
        'area must be true, false, 0 or 1, but is "yes".',
        'pdf_header must be true, false, 0 or 1, but is an object.',
        'variables must be an object, but are a list.',
      ]);
      expect((await wrong(card, undefined, { format: undefined }))[0]!.message).toMatch(/format .*is missing/);
    });

    it.each([undefined, 'cm', 'MM', null, 1])('unit must be mm or in, not %s: no suggestion', async (unit) => {
      const errors = await wrong({ ...card, unit });
      expect(errors).toEqual([{ message: expect.stringMatching(/^unit must be mm or in/) }]);
    });

    it('a wrong unit does not hide other missing values', async () => {
      expect((await wrong({ unit: 'cm', length: 'x' })).map((e) => e.message.split(' ')[0])).toEqual([
        'unit',
        'length',
        'width',
        'material',
      ]);
    });

    it('area is refused for categories without it', async () => {
      const errors = await wrong({ unit: 'mm', length: 200, material: 2 }, 'becf-f3001', { area: true });
      expect(errors).toEqual([{ message: expect.stringMatching(/Cartons and Corrugated Cardboards/) }]);
      await api.createDieline('becf-f3001', {
        format: 'svg',
        area: false,
        variables: { unit: 'mm', length: 200, material: 2 },
      });
    });

    it('dimension_texts is a switch', async () => {
      expect(await wrong({ ...card, dimension_texts: 'maybe' })).toEqual([
        {
          message: 'dimension_texts must be true, false, 0 or 1, but is "maybe".',
          suggestion: { type: 'change_value', name: 'dimension_texts', value: 1 },
        },
      ]);
    });

    it('a drawing too long for a PDF is an error of the caller', async () => {
      const body = { variables: { unit: 'mm', length: 8000, material: 2 } } as const;
      const errors = await complaints(api.createDieline('becf-f2001', { ...body, format: 'pdf' }));
      expect(errors).toEqual([
        {
          message: expect.stringMatching(/5080 mm.*choose svg, dxf or cf2; or length [45]\d{3}(\.\d+)? mm works\.$/),
          suggestion: { type: 'change_value', name: 'length', value: expect.any(Number) },
        },
      ]);
      await api.createDieline('becf-f2001', { ...body, format: 'dxf' });
      const { name, value } = errors[0]!.suggestion as { name: string; value: number };
      const smaller = { variables: { ...body.variables, [name]: value }, format: 'pdf' } as const;
      await api.createDieline('becf-f2001', smaller);
      const barely = { ...smaller, variables: { ...smaller.variables, length: value + 5 } };
      await complaints(api.createDieline('becf-f2001', barely));
    });
  });

  describe('numbers', () => {
    it.each([true, false, null, Number.NaN, Number.POSITIVE_INFINITY, '', ' ', 'abc', '0x10', '1e999', '7,5', [1], {}])(
      '%j is none',
      async (length) => {
        expect(await wrong({ ...card, length })).toEqual([
          {
            message: expect.stringMatching(/^length must be a number.* from 12 mm to 900 mm; 60 mm works\.$/),
            suggestion: { type: 'change_value', name: 'length', value: 60 },
          },
        ]);
      },
    );

    it.each(['60', ' 60.0 ', '+6e1', '60.', 60])('%j is a number', async (length) => {
      const { dieline } = await api.createDieline('becf-f0001', {
        format: 'svg',
        variables: { ...card, unit: 'mm', length },
      });
      expect(dieline.variables.length).toBe(60);
    });

    it('sizes and material are required, options are not', async () => {
      const errors = await wrong({ unit: 'in' });
      expect(errors.map(({ suggestion }) => suggestion)).toEqual([
        { type: 'change_value', name: 'length', value: 2.3622 },
        { type: 'change_value', name: 'width', value: 0.9843 },
        { type: 'change_value', name: 'material', value: 0.5 },
      ]);
      expect(errors[0]!.message).toBe(
        'length is missing: give a number from 12 mm to 900 mm; 2.3622 in (59.9999 mm) works.',
      );
    });

    it('a missing size is said to be misspelt', async () => {
      const [error] = await wrong({ unit: 'mm', lenght: 60, width: 25, material: 0.5 });
      expect(error!.message).toBe(
        'length is missing, and "lenght" is not a variable: give a number from 12 mm to 900 mm; 60 mm works.',
      );
    });

    it('given options must be numbers too', async () => {
      expect((await wrong({ ...card, rim: 'wide' }))[0]).toEqual({
        message: 'rim must be a number, but is "wide": give a number from 2.5 mm to 8.3333 mm; 3.125 mm works.',
        suggestion: { type: 'change_value', name: 'rim', value: 3.125 },
      });
    });

    it('unknown names are ignored with any value', async () => {
      await api.createDieline('becf-f0001', {
        format: 'svg',
        variables: { ...card, unit: 'mm', top_tuck_flap: 'x', cross: null, constructor: 3, direction: [] },
      });
    });
  });

  describe('limits', () => {
    it('name the variable, the limit and a value that works', async () => {
      expect(await wrong({ ...card, length: 1000, width: 3, holes: 2.5 })).toEqual([
        {
          message: 'length is 1000 mm, above its maximum of 900 mm; 900 mm works.',
          suggestion: { type: 'change_value', name: 'length', value: 900 },
        },
        {
          message: 'width is 3 mm, below its minimum of 10 mm; 10 mm works.',
          suggestion: { type: 'change_value', name: 'width', value: 10 },
        },
        {
          message: 'holes is 2.5, but must be a whole number from 0 to 75; 3 works.',
          suggestion: { type: 'change_value', name: 'holes', value: 3 },
        },
      ]);
    });

    it('quote millimetres for inches, and suggest inches rounded inward', async () => {
      expect(await wrong({ unit: 'in', length: 40, width: 0.1, material: 0.5 })).toEqual([
        {
          message: 'length is 40 in (1016 mm), above its maximum of 900 mm; 35.43 in (899.922 mm) works.',
          suggestion: { type: 'change_value', name: 'length', value: 35.43 },
        },
        {
          message: 'width is 0.1 in (2.54 mm), below its minimum of 10 mm; 0.4 in (10.16 mm) works.',
          suggestion: { type: 'change_value', name: 'width', value: 0.4 },
        },
      ]);
    });

    it('that depend on other sizes name them', async () => {
      expect((await wrong({ ...card, length: 30, width: 14, rim: 60 })).map(({ message }) => message)).toEqual([
        'width is 14 mm, above its maximum of 12.5 mm; 12.5 mm works.',
        'rim is 60 mm, above its maximum of 4.1667 mm (with width 12.5 mm); 4.1 mm works.',
      ]);
    });

    it('that leave no valid value suggest changing other sizes', async () => {
      expect(await wrong({ ...card, length: 14, width: 11 })).toEqual([
        { message: 'width is 11 mm, and no value of width fits the other sizes.' },
        {
          message: 'length leaves no possible value for width; 27 mm works.',
          suggestion: { type: 'change_value', name: 'length', value: 27 },
        },
      ]);
    });

    it('extreme numbers are out of limits like others', async () => {
      for (const length of [1e308, -1e308, 1e21])
        for (const unit of ['mm', 'in'])
          expect(
            (await wrong({ ...card, unit, width: 0.5, length }, 'becf-f0001')).map((e) => e.suggestion),
          ).toContainEqual({ type: 'change_value', name: 'length', value: expect.any(Number) });
    });
  });

  describe('order', () => {
    it('sizes in the wrong order suggest a swap, and a change for clients that cannot swap', async () => {
      expect(await wrong({ ...card, length: 25, width: 60 })).toEqual([
        {
          message:
            'length (25 mm) is smaller than width (60 mm), but width may be at most as large as length: swap the two.',
          suggestion: { type: 'swap_values', names: ['length', 'width'] },
        },
        {
          message: 'Without the swap, length 125 mm works.',
          suggestion: { type: 'change_value', name: 'length', value: 125 },
        },
      ]);
    });

    it('reports other errors beside the swap', async () => {
      const errors = await wrong({ ...card, length: 20, width: 60, rim: 99 });
      expect(errors.map(({ suggestion }) => suggestion)).toEqual([
        { type: 'swap_values', names: ['length', 'width'] },
        { type: 'change_value', name: 'length', value: 125 },
        { type: 'change_value', name: 'rim', value: 6.6 },
      ]);
      expect(errors[2]!.message).toBe(
        'rim is 99 mm, above its maximum of 6.6667 mm (with length and width swapped); 6.6 mm works.',
      );
    });

    it('a missing size gets a suggestion that fits the given one', async () => {
      const { width: _, ...lone } = card;
      expect((await wrong({ ...lone, length: 30 })).map(({ suggestion }) => suggestion)).toEqual([
        { type: 'change_value', name: 'width', value: 12.5 },
      ]);
    });
  });

  it('board in inches is recognised and suggested in millimetres', async () => {
    expect(await wrong({ unit: 'in', length: 3, width: 1, material: '0.019' })).toEqual([
      {
        message: 'material is always in millimetres, also where unit is in: 0.019 looks like inches; 0.4826 mm works.',
        suggestion: { type: 'change_value', name: 'material', value: 0.4826 },
      },
    ]);
    // The least board that the service is asked for.
    expect((await wrong({ ...card, material: 0.019 }))[0]!.suggestion).toMatchObject({ value: 0.1 });
  });
};
