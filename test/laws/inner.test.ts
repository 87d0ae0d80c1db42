import { describe, expect, it } from 'vitest';
import { built } from './built.ts';
import { altered, blanked, sound } from './faults.ts';
import { inner } from './inner.ts';

describe('reports', () => {
  it('nothing for a sound template', () => expect(inner(built(sound()))).toEqual([]));

  it('a missing allowance', () => {
    const narrow = blanked(sound(), (blank) => ({ ...blank, inside: 2 / 3 }));
    expect(inner(built(narrow)).join()).toMatch(/length is 99\.33\d* mm between right and left, not 100/);
  });

  it('walls that are not parallel', () => {
    const askew = altered(sound(), 'left', (p) => ({ ...p, folds: [{ phase: 2, to: 80 }] }));
    expect(inner(built(askew)).join()).toMatch(/right and left are 10\.00 degrees from parallel/);
  });
});
