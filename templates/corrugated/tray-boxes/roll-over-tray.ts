import {
  box,
  corrugatedTray,
  insideShare,
  mm,
  onePart,
  type Part,
  rollOverAllowance,
  usualLocks,
} from '../../../src/author/index.ts';
import { cornerReach, corrugatedSizes, oneLock, rollOverHeight, roomBesideLocks } from '../../tray/corrugated-sizes.ts';

const shared = {
  group: 'tray_boxes',
} as const;

const between = ', between the inner walls';

/** The tray by the inside size between its inner walls and that between the others. */
const blank = (
  { rolled, other, height, t }: { rolled: number; other: number; height: number; t: number },
  lock: number,
  turned: boolean,
): readonly Part[] => {
  const more = rollOverAllowance(t, 1);
  const across = other + more.single;
  const wall = { height: height + insideShare.corrugated * t, layer: 1 };
  const [x, y] = turned ? (['width', 'length'] as const) : (['length', 'width'] as const);
  const walls = turned ? (['left', 'right'] as const) : (['front', 'back'] as const);
  return onePart({
    ...corrugatedTray({
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
    }),
    thickness: t,
    inside: insideShare.corrugated,
    gauges: [
      { name: x, panel: 'floor', along: 'x' },
      { name: y, panel: 'floor', along: 'y' },
      { name: 'height', panel: walls[1], along: 'y' },
    ],
    inner: [{ name: y, a: walls[1], b: walls[0] }],
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
export const sides = box('corrugated', {
  ...shared,
  name: 'Corrugated tray with roll-over sides',
  about: 'Open tray of corrugated board whose double side walls lock into the floor, without glue.',
  open: 'no lid',
  code: '0422',
  from: [
    'standard',
    'FEFCO 0422; two thirds of the board inside a crease, one third outside, a board for the corner flaps in the double walls',
  ],
  ids: ['becf-21a01'],
  size: corrugatedSizes([100, 100, 50], { along: between, most: 7 }),
  sizeLimits: ({ length, material }) => ({
    length: { min: 12 * material },
    width: { min: 10 * material },
    height: rollOverHeight(material, [length, 12 * material]),
  }),
  options: ({ width, material }) => ({
    lock: oneLock(width, material),
  }),
  build: ({ length, width, height, material, lock }) =>
    blank({ rolled: length, other: width, height, t: material }, lock, false),
});

/** The same with roll-over front and back, which lock into the floor in three places each. */
export const longWalls = box('corrugated', {
  ...shared,
  name: 'Corrugated tray with roll-over front and back',
  about: 'Open tray of corrugated board whose double front and back lock into the floor in three places, without glue.',
  open: 'no lid',
  code: '0425',
  from: [
    'house',
    'FEFCO 0425 is a tray with double walls; its plate was not seen: the long walls are ours to double, with three locks each',
  ],
  ids: ['becf-21b03'],
  size: corrugatedSizes([300, 250, 80], { across: between, most: 7 }),
  sizeLimits: ({ width, material }) => ({
    length: { min: 4 * roomBesideLocks(material) + 25 },
    width: { min: 12 * material },
    height: rollOverHeight(material, [width, 12 * material]),
  }),
  options: ({ length, material }) => ({
    lock: mm(length / 7, [8, (length - 4 * roomBesideLocks(material)) / 3], 'Length of each of the slots in the floor'),
  }),
  build: ({ length, width, height, material, lock }) =>
    blank({ rolled: width, other: length, height, t: material }, lock, true),
});
