import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/index.ts';
import { withChoices } from '../../src/template/index.ts';
import { built } from './built.ts';
import { BETWEEN, solid, WHOLE_WAY } from './solid.ts';

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
    ['the wings of a lid and the far wall', 'becf-10201', { length: 1000, width: 24 }],
    ['the tabs of both tucks in a flat box', 'becf-10204', { length: 1000, width: 50, height: 40 }],
    ['a header that is glued before the tube is', 'house-seal-top-auto-bottom-header', { length: 1000, width: 30 }],
    ['a long tongue in a narrow box', 'house-lock-end-tapered', { length: 1000, width: 23 }],
    ['the tab of a lid and a low tray', withChoices('becf-2170a', { postal_lock: 'both' }), { height: 26 }],
    ['the inner walls of an octagon', 'becf-12805', { height: 80 }],
    ['the tongues of both ends of a short tray', 'fefco-0457', { length: 40 }],
    ['the papers of a low sleeve', 'becf-30105', { length: 60, height: 20 }],
    ['a lining and the paper turned in under it', 'becf-30600', {}],
    ['interleaved petals, but for their bending', 'becf-11e01', { length: 80, width: 56, material: 1 }],
  ])('%s, between those poses', (_, id, given) => {
    const { template } = catalogue.find(id)!;
    expect(solid(built({ template, id }, given), BETWEEN)).toEqual([]);
  });
});
