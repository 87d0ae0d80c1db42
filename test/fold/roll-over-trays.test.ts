import { describe, expect, it } from 'vitest';
import { dieline } from '../../src/index.ts';
import { gap } from '../support/gap.ts';

const at = { length: 160, width: 120, height: 60 };

describe('roll-over trays', () => {
  // An inner wall turns its print to the inside, where the law of inner sizes does not look.
  it.each([
    ['becf-21a01', 'length', 'right.rim.inner', 'left.rim.inner'],
    ['becf-21b03', 'width', 'front.rim.inner', 'back.rim.inner'],
    ['becf-21c07', 'length', 'right.rim.lining', 'left.rim.lining'],
    ['becf-2170a', 'length', 'right.rim.inner', 'left.rim.inner'],
    ['becf-21704', 'length', 'right.rim.inner', 'left.rim.inner'],
    ['becf-21704', 'width', 'front.rim.inner', 'back'],
  ] as const)('%s measures its %s between %s and %s', (id, name, a, b) => {
    for (const material of [1, 3, 5]) {
      const { parts } = dieline(id, { ...at, material }).drawing;
      expect(gap(parts, { by: 'lock', a, b }).gap).toBeCloseTo(at[name], 6);
    }
  });

  it('locks the ears of 0427 beside its corner flaps', () => {
    for (const material of [1, 3, 5]) {
      const { parts } = dieline('becf-21701', { ...at, material }).drawing;
      const ear = 'lid-front.right-ear';
      // It lies between the outer wall and the front's corner flap, and over the flap.
      expect(gap(parts, { by: 'glue', a: ear, b: 'right' }).gap).toBeCloseTo(0, 6);
      const flap = gap(parts, { by: 'glue', a: ear, b: 'front.right-flap' });
      expect(flap.gap).toBeCloseTo(0, 6);
      expect(flap.overlapArea).toBeGreaterThan(400);
    }
  });
});
