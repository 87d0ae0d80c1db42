import { describe, expect, it } from 'vitest';
import { built } from './built.ts';
import { altered, blanked, sound } from './faults.ts';
import { solid } from './solid.ts';

describe('reports', () => {
  it('nothing for a sound template', () => expect(solid(built(sound()))).toEqual([]));

  it('board that is twice as thick as the allowances', () => {
    const thick = blanked(sound(), (blank) => ({ ...blank, thickness: 2 * blank.thickness }));
    expect(solid(built(thick), [1]).join()).toMatch(
      /front\.top-lid runs .* into .*top-dust|top-dust runs .* into front\.top-lid/,
    );
  });

  it('a dust flap that folds after the lid is closed', () => {
    const late = altered(sound(), 'right.top-dust', (p) => ({ ...p, folds: [{ phase: 5, to: 90 }] }));
    expect(solid(built(late), [1])).toEqual([]);
    expect(solid(built(late)).join()).toMatch(/right\.top-dust/);
  });

  it('an overlap that is one board larger than the exception', () => {
    const strict = { ...built(sound()), exceptions: [] };
    expect(solid(strict, [1]).join()).toMatch(/front\.glue runs .* into left|left runs .* into front\.glue/);
  });
});
