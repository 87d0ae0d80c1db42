import { describe, expect, it } from 'vitest';
import { catalogue, drawOne } from '../../src/index.ts';
import { gap } from '../support/gap.ts';

const at = { length: 160, width: 90, height: 60 };

describe('double ends', () => {
  it.each([
    ['becf-21e02', 'right.rim.lining', 'left.rim.lining'],
    ['becf-21e03', 'right.rim.lining', 'left.rim.lining'],
  ])('%s measures its length between the linings', (id, a, b) => {
    for (const material of [1.5, 3, 5]) {
      const { parts } = drawOne(catalogue, id, { ...at, material }).drawing;
      // Distance of the two solids, whichever faces they turn towards each other.
      expect(gap(parts, { by: 'lock', a, b }).gap).toBeCloseTo(at.length, 6);
    }
  });
});
