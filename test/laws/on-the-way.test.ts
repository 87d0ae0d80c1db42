import { describe, expect, it } from 'vitest';
import { catalogue, withChoices } from '../../src/index.ts';
import { built } from './built.ts';
import { solid, WHOLE_WAY } from './solid.ts';

/** Boxes that ran through themselves on the way from flat to closed, though not when closed. */
describe('while folding', () => {
  it.each([
    [
      'a pocket beside the hinge of its folder',
      withChoices('becf-12b08', { spine: 'none' }),
      { length: 800, width: 120 },
    ],
    ['the pockets of both covers', 'becf-12b0b', {}],
    ['the partitions of either end', 'house-slotted-partitions', { length: 100, width: 50, height: 90 }],
    ['a partition and its own wall', 'becf-21e07', { length: 200, width: 60, height: 180 }],
    ['the postal locks of either end', 'becf-1020f', { length: 300, width: 200, height: 60 }],
  ])('%s', (_, id, given) => {
    const { template } = catalogue.find(id)!;
    expect(solid(built({ template, id }, given), WHOLE_WAY)).toEqual([]);
  });

  it.each([
    ['a lid and the sleeve that comes over it', 'becf-3010e', {}],
    ['interleaved petals, but for their bending', 'becf-11e01', { length: 80, width: 56, material: 1 }],
  ])('%s, between those poses', (_, id, given) => {
    const { template } = catalogue.find(id)!;
    const between = Array.from({ length: 241 }, (_, k) => (k + 0.5) / 241);
    expect(solid(built({ template, id }, given), between)).toEqual([]);
  });
});
