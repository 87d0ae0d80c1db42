import { describe, expect, it } from 'vitest';
import { creaseSizes } from '../../src/engine/dimension-type.ts';
import { ApiError, boxwright, catalogue, drawOne, templates } from '../../src/index.ts';
import { group, mainId, sizesOf } from '../../src/template/index.ts';
import { spreadOf } from '../support/turns.ts';

const notCarton = spreadOf(templates.filter((t) => group(t.group).category !== 'Cartons').map(mainId), 4, 8);
const usual = (id: string): Record<string, number> => {
  const { template } = catalogue.find(id)!;
  return Object.fromEntries(Object.entries(sizesOf(template, id)).map(([name, { value }]) => [name, value]));
};
const draw = (id: string, given: Record<string, unknown>) => drawOne(catalogue, id, given);

describe('dimension_type', () => {
  it('internal is the default', () => {
    for (const id of notCarton) {
      const sizes = usual(id);
      expect(draw(id, { ...sizes, dimension_type: 'internal' }).dxf(), id).toBe(draw(id, sizes).dxf());
    }
  });

  it('external: the drawing measures the given sizes from crease to crease, in any template', () => {
    let moved = 0;
    for (const id of notCarton) {
      const sizes = usual(id);
      const box = draw(id, { ...sizes, dimension_type: 'external' });
      const inside = draw(id, sizes);
      if (box.dxf() !== inside.dxf()) moved++;
      const { template, chosen } = box.entry;
      const own = template.choices.allowance?.includes('external') ? { ...chosen, allowance: 'external' } : chosen;
      for (const [name, mm] of Object.entries(creaseSizes(box.entry, { values: box.values, chosen: own })))
        expect(mm, `${name} of ${id}`).toBeCloseTo(sizes[name]!, 6);
      expect(box.variables).toMatchObject({ ...sizes, dimension_type: 'external' });
    }
    // Almost all corrugated boxes have allowances; greyboard is grooved along the inner faces of its walls.
    expect(moved).toBeGreaterThan(notCarton.length / 5);
  });

  it('takes inches', () => {
    const mm = draw('becf-20101', { length: 254, width: 127, height: 127, dimension_type: 'external' });
    const inches = draw('becf-20101', { unit: 'in', length: 10, width: 5, height: 5, dimension_type: 'external' });
    expect(inches.size.width).toBeCloseTo(mm.size.width, 6);
  });

  it('changes nothing in carton', () => {
    const sizes = usual('becf-10101');
    expect(draw('becf-10101', { ...sizes, dimension_type: 'external' }).dxf()).toBe(draw('becf-10101', sizes).dxf());
  });

  it('suggests a size that works when the inside would be too small', () => {
    const error = (() => {
      try {
        return draw('becf-20901', { ...usual('becf-20901'), length: 42.5, width: 35, dimension_type: 'external' });
      } catch (thrown) {
        return thrown as ApiError;
      }
    })() as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    const [{ message, suggestion }] = (
      error.body as unknown as { errors: [{ message: string; suggestion: { name: string; value: number } }] }
    ).errors;
    expect(message).toBe('length is 42.5 mm from crease to crease, below its minimum of 43.75 mm; 43.8 mm works.');
    const again = {
      ...usual('becf-20901'),
      width: 35,
      dimension_type: 'external',
      [suggestion.name]: suggestion.value,
    };
    expect(draw('becf-20901', again).size.width).toBeGreaterThan(0);
  });

  it('states the board in millimetres, also with sizes in inches', () => {
    const sizes = { unit: 'in', length: 10, width: 5, height: 5, dimension_type: 'external' };
    const refused = expect.objectContaining({
      body: expect.objectContaining({
        errors: [
          {
            message: 'material is 0.7 mm, below its minimum of 0.8 mm; 0.8 mm works.',
            suggestion: { type: 'change_value', name: 'material', value: 0.8 },
          },
        ],
      }),
    });
    expect(() => draw('becf-20901', { ...sizes, material: 0.7 })).toThrow(refused);
    expect(draw('becf-20901', { ...sizes, material: 0.8 }).values.material).toBe(0.8);
    expect(() => draw('becf-20901', { ...sizes, length: 1.5, width: 1.5 })).toThrow(
      expect.objectContaining({
        body: expect.objectContaining({
          errors: [
            {
              message: expect.stringContaining('; 1.73 in (43.942 mm) works.'),
              suggestion: { type: 'change_value', name: 'length', value: 1.73 },
            },
          ],
        }),
      }),
    );
  });

  it('converts the sizes when the own rule of a template does not hold for its other choices', () => {
    const id = 'becf-21d01,glue_flap=flap_with_lock';
    const box = draw(id, { ...usual(id), dimension_type: 'external' });
    const sizes = creaseSizes(box.entry, { values: box.values, chosen: box.entry.chosen });
    expect(sizes).toMatchObject({
      length: expect.closeTo(usual(id).length!, 6),
      width: expect.closeTo(usual(id).width!, 6),
    });
  });

  it('must be internal or external', () => {
    expect(() => draw('becf-21d01', { ...usual('becf-21d01'), dimension_type: 'outer' })).toThrow(
      expect.objectContaining({
        body: expect.objectContaining({
          errors: [{ message: 'dimension_type must be internal or external, but is "outer".' }],
        }),
      }),
    );
  });

  it('works in the service with the other variables of its clients', async () => {
    const variables = { unit: 'mm', ...usual('becf-21d01'), dimension_type: 'external' } as const;
    // The board as given, and our joint.
    const extra = { printing_method: 'flexo', glue_flap: 30, direction: 'vertical', cross: true };
    const api = boxwright();
    const { dieline } = await api.createDieline('becf-21d01', { format: 'svg', variables: { ...variables, ...extra } });
    expect(dieline.variables).toMatchObject({ dimension_type: 'external' });
    const { width, height } = draw('becf-21d01', variables).size;
    expect(Number(dieline.artwork_dimensions.width)).toBeCloseTo(width, 4);
    const { part_list } = await api.calculateParts('becf-21d01', { variables: { ...variables, ...extra } });
    expect(part_list.parts[0]!.bounding_box.height).toBeCloseTo(height, 4);
  });
});
