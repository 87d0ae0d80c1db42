import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { catalogue, createCatalogue, describe, dieline, drawOne } from '../../src/index.ts';
import { mainId, variables } from '../../src/template/index.ts';

it('describes every template with the module that exports it', async () => {
  for (const template of catalogue.templates) {
    const { module, variables: described, choices } = describe(mainId(template));
    const path = module!.replace('boxwright/', '');
    expect(existsSync(`${path}.ts`)).toBe(true);
    const exported: readonly unknown[] = Object.values((await import(resolve(`${path}.ts`))) as object).flat();
    expect(exported.includes(template)).toBe(true);
    expect(described.map(({ name }) => name)).toEqual(Object.keys(variables(template, mainId(template))));
    expect(choices.map(({ name }) => name)).toEqual(Object.keys(template.choices));
    // Limits are rounded inwards to a tenth of a millimetre.
    for (const { name, value, min, max } of described)
      expect([name, value >= min - 0.1 && value <= max + 0.1]).toEqual([name, true]);
  }
});

it('states limits at the given sizes, in their unit: a value at them is drawn', () => {
  const sizes = { length: 60, width: 25, height: 100 };
  const limitOf = (values: object, name: string) =>
    describe('becf-10101', { ...values }).variables.find((one) => one.name === name)!;
  expect(limitOf(sizes, 'dust_flap').max).toBeLessThan(limitOf({}, 'dust_flap').max);
  const { min, max } = limitOf({ ...sizes, unit: 'mm' }, 'dust_flap');
  for (const dust_flap of [min, max])
    expect(dieline('becf-10101', { ...sizes, dust_flap }).size.width).toBeGreaterThan(0);
  expect(() => dieline('becf-10101', { ...sizes, dust_flap: max + 0.2 })).toThrow('dust_flap');
  expect(describe('0201', { unit: 'in', length: 12 })).toMatchObject({ id: 'becf-21d01', unit: 'in' });
  expect(() => describe('becf-10101', { length: 1 })).toThrow();
});

it('takes codes and names wherever it takes an id, but not from the service', () => {
  const idOf = (text: string) => drawOne(catalogue, text, {}).id;
  expect(idOf('0201')).toBe('becf-21d01');
  expect(idOf('fefco-0427')).toBe('becf-21701');
  expect(idOf('Reverse tuck end,flap=chamfer_flap')).toBe(dieline('becf-10101', { flap: 'chamfer_flap' }).id);
  expect(() => idOf('0215')).toThrow('It is a code: give its id, becf-20901, becf-20a01 or becf-20a0d.');
  const sizes = { unit: 'mm', length: 300, width: 200, height: 100, material: 3 };
  expect(() => drawOne(catalogue, '0201', sizes, { strict: false })).toThrow('There is no template 0201');
});

it('a catalogue takes templates and lists of them', () => {
  const [a, b, c] = catalogue.templates;
  expect(createCatalogue(a!, [b!, [c!]]).templates).toEqual(createCatalogue([a!, b!, c!]).templates);
});
