import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundTo } from '../../src/values/index.ts';

it('rounds like toFixed, also at midpoints between two values', () => {
  const decimals = fc.constantFrom(2, 4, 6, 9, 12);
  const near = fc
    .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), decimals)
    .map(([n, places]) => ({ value: n + 1.5 * 10 ** -places, places }));
  const any = fc.record({ value: fc.double({ min: -999_999, max: 999_999, noNaN: true }), places: decimals });
  fc.assert(
    fc.property(fc.oneof(near, any), ({ value, places }) => {
      expect(roundTo(value, places)).toBe(Number(value.toFixed(places)) + 0);
    }),
  );
});
