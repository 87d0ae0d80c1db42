import { describe, expect, it } from 'vitest';
import { extremes } from './extremes.ts';
import { sound } from './faults.ts';

describe('giant and tiny sizes are drawn or rejected', () => {
  it('reports a build that throws or divides by zero', () => {
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
