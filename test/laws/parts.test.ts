import { describe, expect, it } from 'vitest';
import { moveCurve, shift } from '../../src/geometry/index.ts';
import { built } from './built.ts';
import { sound, tampered } from './faults.ts';
import { parts } from './parts.ts';

describe('reports', () => {
  it('nothing for a sound template', () => expect(parts(built(sound()))).toEqual([]));

  it('two parts with one id, or with one name', () => {
    const twins = tampered(sound(), ([first]) => [first!, { ...first!, name: 'twin' }]);
    expect(parts(built(twins)).join()).toContain('two parts have the id default');
    const namesakes = tampered(sound(), ([first]) => [first!, { ...first!, id: 'other' }]);
    expect(parts(built(namesakes)).join()).toMatch(/two parts are called \w+/);
  });

  it('a part that overlaps another', () => {
    const pair = built(tampered(sound(), ([first]) => [first!, { ...first!, id: 'other', name: 'other' }]));
    expect(parts(pair)).toEqual([]);
    const { dieline } = pair.drawing;
    const down = dieline.lines.map((l) => (l.part ? { ...l, curve: moveCurve(shift(0, -30), l.curve) } : l));
    expect(parts({ ...pair, drawing: { ...pair.drawing, dieline: { ...dieline, lines: down } } })).toEqual([
      'the drawings of default and other overlap',
    ]);
  });

  it('an unknown category', () => {
    const odd = tampered(sound(), ([first]) => [{ ...first!, category: 'lid' as 'carton' }]);
    expect(parts(built(odd))).toEqual(['default is a lid, which is not a category']);
  });
});
