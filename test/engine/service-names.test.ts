import { describe, expect, it } from 'vitest';
import { orRefuse, type Unit } from '../../src/api/index.ts';
import { type AskedBox, ask, isNoBox, type NoBox, type Problem, serviceNamesOf } from '../../src/engine/index.ts';
import { catalogue } from '../../src/index.ts';
import { measured } from '../support/measured.ts';

type Variables = Readonly<Record<string, unknown>>;

const answer = (template: string, variables: Variables): AskedBox | NoBox =>
  ask(catalogue, { template, values: { unit: 'mm', material: 0.5, ...variables }, names: 'service' });

const read = (id: string, variables: Variables): AskedBox => orRefuse(answer(id, variables));

const errorsOf = (id: string, variables: Variables): readonly Problem[] => {
  const box = answer(id, variables);
  return isNoBox(box) ? box.problems : [];
};

const bag = { length: 300, width: 120, height: 380 } as const;
const eyelets = { bottom_glue: 12, top_flap: 50, rope_hole: 4, rope_hole_width: 90, rope_hole_height: 18 };

/** Measured drawings whose requests have a variable under a name of the service. */
const named = measured.flatMap(({ id, variables }) => {
  const names = serviceNamesOf(catalogue.find(id)!).filter((name) => name in variables);
  return names.length ? [{ id, names, variables: variables as Variables }] : [];
});

describe('a request with the variables that a measured drawing states', () => {
  it('has each name of the service', () =>
    expect(new Set(named.flatMap(({ names }) => names))).toEqual(
      new Set(Object.keys(eyelets).concat('bottom_tuck_flap', 'ribbon_width', 'ribbon_length', 'slide_glue_flap')),
    ));

  // The usual values draw these too (measured.test.ts): each name is checked by itself.
  it.each(named)('$id: $names change it', ({ id, names, variables }) => {
    for (const name of names) {
      const [less, more] = [0, 1].map((by) => read(id, { ...variables, [name]: Number(variables[name]) + by }).values);
      expect(less, name).not.toEqual(more);
    }
  });
});

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
  expect(read('becf-12101', first.used)).toEqual({ ...first, given: { material: 0.5, ...first.used } });
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
