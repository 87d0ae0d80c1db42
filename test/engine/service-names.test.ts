import { describe, expect, it } from 'vitest';
import { ApiError, type Unit, type ValidationError } from '../../src/api/index.ts';
import { type DielineRequest, readRequest, serviceNamesOf } from '../../src/engine/index.ts';
import { catalogue, drawOne } from '../../src/index.ts';
import { extent, lengths, sizeOf } from '../../src/sheet/index.ts';
import { measured } from '../support/measured.ts';

type Variables = Readonly<Record<string, unknown>>;

const read = (id: string, variables: Variables): DielineRequest =>
  readRequest(catalogue.find(id)!, { variables: { unit: 'mm', material: 0.5, ...variables } }, { format: false });

const errorsOf = (id: string, variables: Variables): ValidationError['errors'] => {
  try {
    read(id, variables);
    return [];
  } catch (error) {
    if (error instanceof ApiError) return (error.body as ValidationError).errors;
    throw error;
  }
};

/** The variables that the service's drawings state, by id. */
const stated: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'becf-1090a': { bottom_tuck_flap: 13, dust_flap: 40, glue_flap: 15, top_tuck_flap: 15 },
  'becf-10a0a': { bottom_tuck_flap: 15, dust_flap: 40, glue_flap: 15, top_tuck_flap: 15 },
  'becf-1100a': { bottom_tuck_flap: 13, dust_flap: 45, glue_flap: 15, top_tuck_flap: 15 },
  'becf-12101': {
    ...{ bottom_glue: 15, top_flap: 40, glue_flap: 20 },
    ...{ rope_hole: 3, rope_hole_width: 110, rope_hole_height: 20 },
  },
  'becf-12104': { bottom_glue: 15, top_flap: 40, glue_flap: 25, ribbon_width: 27, ribbon_length: 150 },
  'becf-12109': {
    ...{ bottom_glue: 13, top_flap: 40, glue_flap: 20 },
    ...{ rope_hole: 3, rope_hole_width: 70, rope_hole_height: 20 },
  },
  'becf-12410': { slide_glue_flap: 15 },
};

describe('a request with the variables that a measured drawing states', () => {
  it.each(Object.keys(stated))('%s: draws it', (id) => {
    const { flat, line_length_mm, variables } = measured.find((one) => one.id === id)!;
    const { length, width, height, material } = variables;
    const sizes = { length, width, height, material };
    const box = drawOne(catalogue, id, { ...sizes, ...stated[id] }, { strict: false });
    const { width: wide, height: high } = sizeOf(extent(box.drawing.dieline));
    expect([wide, high]).toEqual([expect.closeTo(flat.width, 2), expect.closeTo(flat.height, 2)]);
    for (const [line, mm] of Object.entries(lengths(box.drawing.dieline)))
      expect(mm, line).toBeCloseTo((line_length_mm as Record<string, number>)[line]!, 2);
    // The usual values draw it too: each name is checked by itself.
    for (const name of serviceNamesOf(box.entry).filter((own) => own in stated[id]!)) {
      const [less, more] = [0, 1].map((by) => read(id, { ...sizes, [name]: stated[id]![name]! + by }).values);
      expect(less, name).not.toEqual(more);
    }
  });
});

const bag = { length: 300, width: 120, height: 380 } as const;
const eyelets = { bottom_glue: 12, top_flap: 50, rope_hole: 4, rope_hole_width: 90, rope_hole_height: 18 };

it('sets our variables, in millimetres and inches, as numbers and as text', () => {
  const own = { bottom_flap: 72, top_hem: 50, hole_diameter: 8, handle_distance: 90, eyelet_margin: 18 };
  expect(read('becf-12101', { ...bag, ...eyelets }).values).toEqual(read('becf-12101', { ...bag, ...own }).values);
  const inches = { length: '12', width: 5, height: 15, unit: 'in' };
  expect(read('becf-12101', { ...inches, bottom_glue: '0.5', rope_hole: '0.1' }).values).toEqual(
    read('becf-12101', { ...inches, bottom_flap: 3, hole_diameter: '0.2' }).values,
  );
});

it('repeats the names of the request, which draw the same again', () => {
  const first = read('becf-12101', { ...bag, ...eyelets });
  expect(first.used).toMatchObject(eyelets);
  expect(first.used).not.toHaveProperty('bottom_flap');
  expect(read('becf-12101', first.used)).toEqual(first);
});

it('leaves a name of the template itself and our sizes alone', () => {
  expect(serviceNamesOf(catalogue.find('becf-10101')!)).not.toContain('bottom_tuck_flap');
  expect(serviceNamesOf(catalogue.find('becf-11f08')!)).not.toContain('rope_hole');
});

describe.each(['mm', 'in'] as const)('errors in %s', (unit: Unit) => {
  const scale = unit === 'in' ? 25.4 : 1;
  const inUnit = (sizes: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(sizes).map(([name, mm]) => [name, mm / scale]));

  it('have the names and the terms of the request, and their values work', () => {
    const wrong = { ...inUnit(bag), unit, ...inUnit({ bottom_glue: 1, rope_hole: 70 }), ribbon_length: 'x' };
    const errors = errorsOf('becf-12101', wrong);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^ribbon_length must be a number/),
      expect.stringMatching(/^bottom_glue is .*below its minimum of 4 mm/),
      expect.stringMatching(/^rope_hole is .*above its maximum of 5 mm/),
    ]);
    const now: Record<string, unknown> = { ...wrong };
    for (const { suggestion } of errors)
      if (suggestion?.type === 'change_value') now[suggestion.name] = suggestion.value;
    expect(errorsOf('becf-12101', now)).toEqual([]);
  });

  it('name two names of one variable that contradict each other', () => {
    const both = { ...inUnit(bag), unit, ...inUnit({ rope_hole: 4, hole_diameter: 6 }) };
    const [error, ...others] = errorsOf('becf-12101', both);
    expect(others).toEqual([]);
    expect(error!.message).toMatch(/^rope_hole is .*, but hole_diameter, which sets the same length, makes it /);
    expect(error!.suggestion).toMatchObject({ type: 'change_value', name: 'rope_hole' });
    const works = (error!.suggestion as { value: number }).value;
    expect(works * scale).toBeCloseTo(3, 6);
    expect(read('becf-12101', { ...both, rope_hole: works }).values.hole_diameter).toBeCloseTo(6, 6);
  });
});

it('two names of the service for one variable are compared, too', () => {
  const [error] = errorsOf('becf-12104', { ...bag, rope_hole_width: 120, ribbon_length: 150 });
  expect(error?.message).toContain('ribbon_length is 150 mm, but rope_hole_width');
  expect(errorsOf('becf-12104', { ...bag, rope_hole_width: 150, ribbon_length: '150' })).toEqual([]);
});
