import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxwright, templates } from '../../src/index.ts';
import { type Lengths, mainId, resolve, sizesOf, variables } from '../../src/template/index.ts';
import { anyVariation, anyWish, called, wishedSizes } from '../support/sizes.ts';
import { runs, spreadOf } from '../support/turns.ts';

const ROUNDING = 1e-9;

/** Names of sizes whose limits are wider than those that the template declares. */
const wider = (declared: Lengths, limits: Lengths): string[] =>
  Object.entries(declared).flatMap(([name, { min, max }]) => {
    const own = limits[name]!;
    return own.min < min - ROUNDING || own.max > max + ROUNDING ? [name] : [];
  });

it('limits that sizes set for one another only narrow the declared ones, in every template at any sizes', () => {
  let narrower = 0;
  for (const template of templates)
    fc.assert(
      fc.property(anyVariation(template), anyWish, (variation, wish) => {
        const given = wishedSizes(variation, wish);
        const { template: own, id } = variation;
        const limits = variables(own, id, given);
        if (Object.entries(own.size).some(([name, { min, max }]) => limits[name]!.min > min || limits[name]!.max < max))
          narrower++;
        const { values, lengths, violations } = resolve(own, given, id);
        const text = `${called(variation)} ${JSON.stringify(given)}`;
        expect([...wider(own.size, limits), ...wider(own.size, lengths)], text).toEqual([]);
        // What is accepted is a size that the template declares.
        for (const [name, { min, max }] of Object.entries(violations.length ? {} : own.size))
          expect(values[name]! >= min - ROUNDING && values[name]! <= max + ROUNDING, `${name} of ${text}`).toBe(true);
      }),
      { numRuns: runs(20) },
    );
  expect(narrower).toBeGreaterThan(templates.length);
});

it('with our own defaults a size beyond those that a template declares is refused, whatever the other sizes', async () => {
  const api = boxwright({ profile: 'house' });
  for (const template of spreadOf(templates, 16, 16)) {
    const id = mainId(template);
    const usual = Object.entries(sizesOf(template, id)).map(([name, { value }]) => [name, value] as const);
    for (const [name, { min, max, kind }] of Object.entries(template.size)) {
      const step = kind === 'integer' ? 1 : 0.001;
      for (const beyond of [min - step, max + step])
        for (const share of [0.2, 1, 5]) {
          const others = usual.map(([other, value]) => [
            other,
            template.size[other]!.kind === 'integer' || other === 'material' ? value : value * share,
          ]);
          const variables = { unit: 'mm' as const, ...Object.fromEntries(others), [name]: beyond };
          await expect(api.calculateParts(id, { variables }), `${id} ${JSON.stringify(variables)}`).rejects.toThrow();
        }
    }
  }
});
