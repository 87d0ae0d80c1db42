import {
  type Body,
  box,
  corrugatedTray,
  insideShare,
  mm,
  rollOverAllowance,
  usualLocks,
} from '../../../src/author/index.ts';
import { cornerReach, corrugatedSizes, oneLock, rollOverHeight, roomBesideLocks } from '../../tray/corrugated-sizes.ts';

/** The tray by the inside size between its inner walls and that between the others; `turned`: front and back roll over. */
const rolledTray = (rolled: number, other: number, height: number, t: number, lock: number, turned: boolean): Body => {
  const more = rollOverAllowance(t, 1);
  const across = other + more.single;
  const wall = { height: height + insideShare.corrugated * t, layer: 1 };
  return corrugatedTray({
    length: rolled + more.across,
    width: across,
    outer: height + more.outer,
    rim: more.rim,
    locks: usualLocks(lock, more.rim, t, turned ? 3 : 1),
    front: wall,
    back: wall,
    flap: cornerReach(across, height),
    material: t,
    turned,
  });
};

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
  ids: ['becf-21a01'],
  size: corrugatedSizes([100, 100, 50], { along: ', between the inner walls', most: 7 }),
  sizeLimits: ({ length, material }) => ({
    length: { min: 12 * material },
    width: { min: 10 * material },
    height: rollOverHeight(material, [length, 12 * material]),
  }),
  options: ({ width, material }) => ({ lock: oneLock(width, material) }),
  build: ({ length, width, height, material, lock }) => rolledTray(length, width, height, material, lock, false),
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
  ids: ['becf-21b03'],
  size: corrugatedSizes([300, 250, 80], { across: ', between the inner walls', most: 7 }),
  sizeLimits: ({ width, material }) => ({
    length: { min: 4 * roomBesideLocks(material) + 25 },
    width: { min: 12 * material },
    height: rollOverHeight(material, [width, 12 * material]),
  }),
  options: ({ length, material }) => ({
    lock: mm(length / 7, [8, (length - 4 * roomBesideLocks(material)) / 3], 'Length of each of the slots in the floor'),
  }),
  build: ({ length, width, height, material, lock }) => rolledTray(width, length, height, material, lock, true),
});
