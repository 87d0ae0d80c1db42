import { describe, expect, it } from 'vitest';
import { mm } from '../../src/template/index.ts';
import { built } from './built.ts';
import { effects } from './effects.ts';
import { sound } from './faults.ts';

describe('reports', () => {
  it('nothing for a sound template', () => expect(effects(built(sound()))).toEqual([]));

  it('a variable without effect', () => {
    const { template, id } = sound();
    const idle = {
      ...template,
      options: (...how: Parameters<typeof template.options>) => ({
        ...template.options(...how),
        shine: mm(3, [1, 5], 'How much it shines'),
      }),
    };
    expect(effects(built({ template: idle, id }))).toEqual(['shine changes nothing']);
  });
});
