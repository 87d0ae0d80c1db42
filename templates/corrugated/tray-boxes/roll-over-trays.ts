import { box, mm } from '../../../src/author/index.ts';
import { corrugatedSizes, oneLock, rollOverHeight, roomBesideLocks } from '../../tray/corrugated-sizes.ts';
import { rolledTray } from '../../tray/rolled-tray.ts';

/**
 * Open tray with roll-over side walls: they hold the corner flaps of front and back and lock into the floor.
 *
 *                ╱▔├─────────┤▔╲
 *                ╲▁┤  back   ├▁╱
 *     ┌──────┬┬────┼─────────┼────┬┬──────┐
 *     ┤inner ││left┊  floor  ┊rig.││inner ├
 *     └──────┴┴────┼─────────┼────┴┴──────┘
 *                ╱▔┤  front  ├▔╲
 *                ╲▁├─────────┤▁╱
 */
export const rolledSides = box('corrugated', {
  name: 'Corrugated tray with roll-over sides',
  about: 'Open tray of corrugated board whose double side walls lock into the floor, without glue.',
  open: 'no lid',
  group: 'tray_boxes',
  code: '0422',
  from: [
    'standard',
    'FEFCO 0422; two thirds of the board inside a crease, one third outside, a board for the corner flaps in the double walls',
  ],
  ids: {
    'becf-21a01': {},
    // Guesses: little more than sizes is known of these two.
    'becf-21a02': { size: { length: 200, height: 80 }, code: {} },
    'becf-21b04': { size: { length: 200, height: 40 }, code: {} },
  },
  size: corrugatedSizes([100, 100, 50], { along: ', between the inner walls' }),
  sizeLimits: ({ length, material }) => ({
    length: { min: 12 * material },
    width: { min: 10 * material },
    height: rollOverHeight(material, [length, 12 * material]),
  }),
  options: ({ width, material }) => ({ lock: oneLock(width, material) }),
  build: ({ length, width, height, material, lock }) =>
    rolledTray(length, width, height, material, lock, { turned: false, locks: 1 }),
});

/** The same with roll-over front and back, which lock into the floor in three places each. */
export const rolledLongWalls = box('corrugated', {
  name: 'Corrugated tray with roll-over front and back',
  about: 'Open tray of corrugated board whose double front and back lock into the floor in three places, without glue.',
  open: 'no lid',
  group: 'tray_boxes',
  code: '0425',
  from: [
    'house',
    'FEFCO 0425 is a tray with double walls; its plate was not seen: the long walls are ours to double, with three locks each',
  ],
  ids: {
    'becf-21b03': {},
    // A guess: a tray for produce by its sizes; its lugs are not known.
    'becf-21c0a': { size: { width: 200, height: 60 }, code: {} },
  },
  size: corrugatedSizes([300, 250, 80], { across: ', between the inner walls' }),
  sizeLimits: ({ width, material }) => ({
    length: { min: 4 * roomBesideLocks(material) + 25 },
    width: { min: 12 * material },
    height: rollOverHeight(material, [width, 12 * material]),
  }),
  options: ({ length, material }) => ({
    lock: mm(length / 7, [8, (length - 4 * roomBesideLocks(material)) / 3], 'Length of each of the slots in the floor'),
  }),
  build: ({ length, width, height, material, lock }) =>
    rolledTray(width, length, height, material, lock, { turned: true, locks: 3 }),
});

/** The same with one lock each, for lower trays. */
export const rolledOnce = box('corrugated', {
  name: 'Corrugated tray with double front and back',
  about: 'Open tray of corrugated board whose front and back roll over and lock into the floor, without glue.',
  open: 'no lid',
  group: 'tray_boxes',
  code: '0451',
  from: [
    'house',
    'plate not seen; FEFCO 0451 is said to be a tray without glue, two walls of which roll over: the tray of 0422 with its other walls doubled',
  ],
  ids: ['becf-21c01'],
  size: corrugatedSizes([200, 100, 40], { across: ', between the inner walls' }),
  sizeLimits: ({ width, material }) => ({
    length: { min: 10 * material },
    width: { min: 12 * material },
    height: rollOverHeight(material, [width, 12 * material]),
  }),
  options: ({ length, material }) => ({ lock: oneLock(length, material) }),
  build: ({ length, width, height, material, lock }) =>
    rolledTray(width, length, height, material, lock, { turned: true, locks: 1 }),
});
