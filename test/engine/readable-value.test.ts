import { describe, expect, it } from 'vitest';
import { nearestValid } from '../../src/engine/readable-value.ts';

const limits = (min: number, max: number) => ({ name: 'glue_flap', of: 'length' as const, min, max });

describe('a value that works', () => {
  it('is the limit if that has few digits', () => {
    expect(nearestValid(limits(6, 40), 127, 'mm')).toBe(40);
    expect(nearestValid(limits(6.25, 40), 1, 'mm')).toBe(6.3);
  });

  it('is inside a limit that misses a round number by rounding noise', () => {
    // 118.364 mm is 4.66 in, and this limit is a hair below it.
    const max = 118.36399999999999;
    const said = nearestValid(limits(6, max), 127, 'in')!;
    expect(said * 25.4).toBeLessThanOrEqual(max);
    expect(said).toBeGreaterThan(4.6);
  });

  it('is undefined when the limits leave no value', () =>
    expect(nearestValid(limits(20, 12), 15, 'mm')).toBeUndefined());
});
