import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { variables } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { extremes } from './extremes.ts';
import { sound } from './faults.ts';
import { randomly } from './over.ts';

const raw = fc.oneof(
  fc.constantFrom(0, -0, -1, 1e-9, 1e-3, 1, 1e3, 1e4, 1e9, Number.MAX_VALUE, Number.POSITIVE_INFINITY),
  fc.double({ noNaN: true }),
  fc.double({ min: 0, max: 2000, noNaN: true }),
);

describe('giant and tiny sizes are built or complained about', () => {
  it.each(templates.map((t) => [t.name, t] as const))('%s', (_, template) => {
    const numbers = fc.array(fc.option(raw, { nil: undefined, freq: 2 }), { minLength: 12, maxLength: 12 });
    randomly(template, numbers, 400, (variation, list) => {
      const names = Object.keys(variables(variation.template, variation.id));
      const given = names.flatMap((name, k) => {
        const v = list[k % list.length];
        return v === undefined ? [] : [[name, v] as const];
      });
      expect(extremes(variation, Object.fromEntries(given))).toEqual([]);
    });
  });

  it('goes red where a build throws, and where it divides by nothing', () => {
    const { template, id } = sound();
    expect(extremes({ template, id }, {})).toEqual([]);
    const faulty = (build: typeof template.build) => extremes({ template: { ...template, build }, id }, { length: 80 });
    expect(
      faulty(() => {
        throw new RangeError('front does not fit');
      }),
    ).toEqual(['{"length":80} throws: front does not fit']);
    expect(faulty((v, c) => template.build({ ...v, length: v.length! / 0 }, c)).join()).toMatch(
      /throws|finite|corner is at/,
    );
  });
});
