import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/index.ts';
import { chosenAs } from '../support/sizes.ts';
import { sound } from './faults.ts';
import { proposals } from './proposals.ts';

describe('proposals of the engine are valid', () => {
  it('reports two sizes whose proposals change one another for ever', () => {
    const { template, id } = sound();
    const within = ({ length, width }: Record<string, number>) => ({
      length: { max: width! - 1 },
      width: { max: length! - 1 },
    });
    expect(proposals({ template: { ...template, sizeLimits: within }, id }, {}).join()).toMatch(
      /leads to an invalid value: length/,
    );
    expect(proposals({ template, id }, { length: 40, width: 80 })).toEqual([]);
  });

  // Their features limit the height from below, and their length from above.
  it.each([
    ['becf-21e07', { thumb_cut: 'both', postal_lock: 'both' }],
    ['becf-2170a', { postal_lock: 'both' }],
  ] as const)('for the smallest %s in any board', (id, choices) => {
    const variation = chosenAs(catalogue.find(id)!.template, choices);
    const { min, max } = variation.template.size.material!;
    for (let material = min; material <= max; material += 0.01)
      expect(proposals(variation, { length: 20, width: 15, height: 10, material })).toEqual([]);
  });
});
