import { describe, expect, it } from 'vitest';
import { mm } from '../../src/template/index.ts';
import { built } from './built.ts';
import { sound } from './faults.ts';
import { limits } from './limits.ts';

describe('reports', () => {
  it('nothing for a sound template', () => expect(limits(built(sound()))).toEqual([]));

  it('a default outside its limits', () => {
    const { template, id } = sound();
    const late = { ...template, options: () => ({ glue_flap: { ...mm(9, [10, 20], 'Glue'), value: 9 } }) };
    expect(limits({ ...built(sound()), template: late, id })).toEqual(['glue_flap is 9 by default, not in 10…20']);
  });

  it('sizes that leave no room for one another', () => {
    const box = built(sound());
    const template = { ...box.template, sizeLimits: () => ({ width: { min: 200, max: 100 } }) };
    expect(limits({ ...box, template })).toEqual(['width must be at least 200 and at most 100']);
  });
});
