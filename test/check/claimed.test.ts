import { describe, expect, it } from 'vitest';
import { checkDieline } from '../../src/check/index.ts';
import { catalogue, dieline } from '../../src/index.ts';

const size = { length: 60, width: 25, height: 100 };
const chamfered = { ...size, flap: 'chamfer_flap' };
const file = (variables: Readonly<Record<string, unknown>>): Uint8Array =>
  Buffer.from(dieline('becf-10101', variables).dxf());
const check = (variables: Readonly<Record<string, unknown>>, drawn: Uint8Array) =>
  checkDieline(catalogue, drawn, { template: 'becf-10101', variables });

describe('the claimed template of a file', () => {
  it('may have choices and a board among its variables', async () => {
    const { verdict, ours } = await check(
      { ...chamfered, material: 'GC1 350' },
      file({ ...chamfered, material: 0.56 }),
    );
    expect([verdict, ours!.id]).toEqual(['same', 'becf-10101,flap=chamfer_flap']);
  });

  it('is explained with its choices', async () => {
    const { explanation } = await check(chamfered, file({ ...chamfered, height: 120 }));
    expect(explanation).toMatchObject({ id: 'becf-10101,flap=chamfer_flap', changed: { height: 120 } });
  });

  it('is compared with its choices, also with a board beyond our limits', async () => {
    const beyond = { ...chamfered, length: 9000 };
    expect(() => file(beyond)).toThrow();
    const { ours, why } = await check({ ...beyond, material: 'B' }, file(chamfered));
    expect(ours!.id).toBe('becf-10101,flap=chamfer_flap');
    expect(ours!.values).toMatchObject({ length: 9000, material: 3 });
    expect(why.join()).toMatch(/length is 9000 mm, outside our limits: the maximum is \d+ mm/);
  });

  it.each([Number.NaN, 0, -1, Number.POSITIVE_INFINITY])(
    'is not compared with a tolerance of %d',
    async (tolerance) => {
      const question = { template: 'becf-10101', variables: size, tolerance };
      await expect(checkDieline(catalogue, file({ ...size, length: 70 }), question)).rejects.toThrow(
        new RangeError(`tolerance is ${tolerance}; give a number above 0, for example 0.05.`),
      );
    },
  );

  it('is refused where a name is misspelt', async () => {
    await expect(check({ lenght: 60 }, file(size))).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('lenght') }] },
    });
  });
});
