import { describe, expect, it } from 'vitest';
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
});
