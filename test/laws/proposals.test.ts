import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templates } from '../../templates/index.ts';
import { anyWish, wishedSizes } from '../support/sizes.ts';
import { sound } from './faults.ts';
import { randomly } from './over.ts';
import { proposals } from './proposals.ts';

describe('what the engine proposes holds', () => {
  it.each(templates.map((t) => [t.name, t] as const))('%s', (_, template) => {
    const stray = fc.array(fc.constantFrom(0.5, 0.9, 1, 1, 1, 1.1, 2), { minLength: 8, maxLength: 8 });
    randomly(template, fc.tuple(anyWish, stray), 300, (variation, [wish, factors]) => {
      const sizes = Object.entries(wishedSizes(variation, wish));
      const given = Object.fromEntries(sizes.map(([name, v], k) => [name, v * factors[k % factors.length]!]));
      expect(proposals(variation, given)).toEqual([]);
    });
  });

  it('goes red where two sizes chase one another', () => {
    const { template, id } = sound();
    const within = ({ length, width }: Record<string, number>) => ({
      length: { max: width! - 1 },
      width: { max: length! - 1 },
    });
    expect(proposals({ template: { ...template, sizeLimits: within }, id }, {}).join()).toMatch(
      /leads nowhere: length/,
    );
    expect(proposals({ template, id }, { length: 40, width: 80 })).toEqual([]);
  });
});
