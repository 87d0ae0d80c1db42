import { describe, expect, it } from 'vitest';
import { straight } from '../../src/geometry/index.ts';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { topology } from './topology.ts';

describe('reports', () => {
  it('nothing for a sound template', () => expect(topology(built(sound()))).toEqual([]));

  it('a mark that only large boxes have', () => {
    const large = altered(sound(), 'front', (panel, { length }) =>
      length! < 200 ? panel : { ...panel, marks: [{ line: 'cut', curves: [straight([20, 20], [40, 20])] }] },
    );
    expect(topology(built(large))).toEqual([]);
    expect(topology(built(large, { length: 300 }))).toEqual([
      expect.stringMatching(/corners/),
      '3 times cut (line) of front in default, 2 times at the default size',
    ]);
    const panels = ['front', 'right'];
    const exceptions = [{ law: 'topology' as const, panels, upTo: 0, why: 'so' }];
    expect(topology({ ...built(large, { length: 300 }), exceptions })).toEqual([]);
  });
});
