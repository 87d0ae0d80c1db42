import { expect, it } from 'vitest';
import { catalogue } from '../../src/index.ts';
import { boxLaws, judge } from './box-laws.ts';
import { built } from './built.ts';
import { BETWEEN, solid } from './solid.ts';

/** Boxes that broke a law at ten times the usual depth. */
const found: readonly (readonly [id: string, given: Readonly<Record<string, number>>])[] = [
  // The free edge of a shallow wing coincided with the edge of the lid.
  [
    'becf-10201',
    { length: 1000, width: 397.467, height: 150, material: 0.1, glue_flap: 6, top_wing: 7, bottom_wing: 7 },
  ],
  // The postal lock left no room for the corners of the tuck.
  [
    'becf-10203,postal_lock=both',
    { length: 60, width: 30.8, height: 150, material: 1.2, glue_flap: 15, top_tuck_flap: 15, bottom_tuck_flap: 24 },
  ],
  // Petals of unequal walls are further apart the larger the opening is.
  ['becf-10b05', { length: 700, width: 560, height: 250, material: 0.5, glue_flap: 15, bottom_overlap: 130 }],
  // In thick board the inner walls were a fifth of a millimetre narrower than the walls they hang on.
  ['becf-12805', { material: 1.2 }],
  // The lid was half a board narrower than its wall on each side, and the lip a third of a board narrower than its lid.
  ['becf-12903', { material: 0.3 }],
  ['becf-21e05', { material: 0.8 }],
  // In thin board the outer lens lay further out than one board, and off its crease.
  ['becf-12105', { material: 0.1 }],
  // Beside the steep end of a crease the surface of the outer lens was not a number, and cutting it into facets never ended.
  ['becf-1210a', { length: 40, width: 16.4, height: 150, material: 0.9, notch: 3, glue_flap: 6 }],
  // In the lowest box the least tuck was deeper than the deepest, by rounding.
  [
    'becf-12e01,dust_flap=slit_lock_dust_flap,thumb_cut=both,postal_lock=both',
    { length: 600, width: 60, height: 64.19999999999999, material: 1.2, top_tuck_flap: 15.4 },
  ],
  // The deepest tuck of a low bucket met the hooks below it.
  ['becf-1200b', { length: 160, width: 70, height: 40, material: 1.2, splay: 12, corner_flap: 8.275, tuck_flap: 13.2 }],
];

/** Boxes whose panels went through one another for a moment while they folded. */
const passing: typeof found = [
  // Both dust flaps folded at one time, although each is deeper than half the length.
  ['becf-11e0c', { length: 100, width: 35, height: 70, material: 0.1, dust_flap: 60 }],
  ['becf-1091d,dust_flap=full_angled_dust_flap', { length: 200, width: 50, height: 70, material: 0.1, dust_flap: 120 }],
  // The diagonals of both ends stood up while the ends rose.
  ['fefco-0448', { length: 400, width: 1200, height: 30, material: 1.5, post: 197.5 }],
  // The ends of the smallest pack in the thickest board met; it is 34 boards wide now.
  ['becf-12105', { length: 34, width: 13.9, height: 40, material: 1 }],
  // The flanges of the inner walls swung into the sleeve, which waited too near.
  ['becf-12410', { length: 800, width: 600, height: 22, material: 0.2, glue_flap: 8, inner_flap: 290 }],
];

it.each(passing)('%s folds without clashes at %j', (id, given) => {
  const entry = catalogue.find(id)!;
  expect(solid(built({ template: entry.template, id: entry.id }, given), BETWEEN)).toEqual([]);
});

it.each(found)('%s holds all laws at %j', (id, given) => {
  const entry = catalogue.find(id)!;
  expect(judge(built({ template: entry.template, id: entry.id }, given), boxLaws)).toEqual([]);
});
