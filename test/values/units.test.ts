import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../src/engine/index.ts';
import { parseSheet } from '../../src/nest/index.ts';
import { MM_PER_UNIT, parseQuantity } from '../../src/values/index.ts';

describe.each(Object.entries(MM_PER_UNIT))('the unit %s', (unit, mm) => {
  it('is read after a value', () => expect(parseQuantity(`2 ${unit.toUpperCase()}`)).toEqual({ value: 2, mm }));

  it('is read after the sizes of a search', () =>
    expect(parseQuery(`mug 2 x 3${unit}`)).toMatchObject({
      words: 'mug',
      sizes: [2, 3].map((size) => expect.closeTo(size * mm, 6)),
    }));

  it('is read after the size of a sheet', () =>
    expect(parseSheet(`2x3${unit}`)).toMatchObject({
      width: expect.closeTo(2 * mm, 6),
      height: expect.closeTo(3 * mm, 6),
    }));
});
