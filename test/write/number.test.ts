import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimals, rounder } from '../../src/write/number.ts';

describe('numbers of a file', () => {
  const four = decimals(4);

  it('are as short as they go', () => {
    const texts = [0, -0, 1, -1, 0.5, -0.00004, 0.0001, 12.34, -7.1, 99.99996, 1e8 + 0.25].map(four);
    expect(texts).toEqual(['0', '0', '1', '-1', '0.5', '0', '0.0001', '12.34', '-7.1', '100', '100000000.25']);
  });

  it('are what the nearest number prints as', () => {
    const round = rounder(4);
    const sizes = fc.double({ min: -999_999_999, max: 999_999_999, noNaN: true });
    const small = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(fc.oneof(sizes, small), (v) => {
        expect(four(v)).toBe(String(round(v)));
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e9, -1e9])('%s is none', (v) => {
    for (const places of [4, 5]) expect(() => decimals(places)(v)).toThrow(RangeError);
  });
});
