import { box, mm, type SizesAndMaterial, when } from '../../../src/author/index.ts';
import { corrugatedSizes, oneLock, rollOverHeight, roomBesideLocks } from '../../tray/corrugated-sizes.ts';
import { rolledSidesLimits, rolledTray } from '../../tray/rolled-tray.ts';

const rolledTrays = { group: 'tray_boxes', open: 'no lid' } as const;

/** Limits of a tray whose front and back roll over, at least so long. */
const rolledFrontLimits = ({ width, material }: SizesAndMaterial, least: number) => ({
  length: { min: least },
  width: { min: 12 * material },
  height: rollOverHeight(material, [width, 12 * material]),
});

/** Open trays whose side walls, or front and back, roll over: they hold the corner flaps of the others, and lock into the floor or are glued. */
export default [
  box('corrugated', {
    ...rolledTrays,
    name: 'Corrugated tray with roll-over sides',
    about: 'Open tray of corrugated board whose double side walls lock into the floor, without glue.',
    code: '0422',
    from: 'standard: FEFCO 0422; 0454, whose inner walls are glued to the corner flaps; two thirds of the board inside a crease, one third outside, one board of room for the corner flaps in the double walls',
    evidence: 'figures',
    ids: {
      'becf-21a01': {},
      // Assumed ids: little more than the sizes of these two is known.
      'becf-21a02': { size: { length: 200, height: 80 }, code: {} },
      'becf-21b04': { size: { length: 200, height: 40 }, code: {} },
      'fefco-0454': {
        choices: { inner_walls: 'glued' },
        size: { length: 400, width: 220, height: 100, material: 3 },
        code: { fefco: '0454' },
      },
    },
    size: corrugatedSizes([100, 100, 50], { along: ', between the inner walls' }),
    sizeLimits: rolledSidesLimits,
    choices: { inner_walls: ['locked', 'glued'] },
    options: ({ width, material }, { inner_walls }) =>
      when(inner_walls === 'locked', { lock: oneLock(width, material) }),
    build: ({ length, width, height, material, lock }) => rolledTray(length, width, height, material, lock),
  }),
  box('corrugated', {
    ...rolledTrays,
    name: 'Corrugated tray with double front and back',
    about: 'Open tray of corrugated board whose front and back roll over and lock into the floor, without glue.',
    code: '0423',
    from: 'standard: FEFCO 0423: the tray of 0422 with its long walls doubled. The service numbers becf-21c01 as 0451, which other libraries draw as a glued tray that folds flat; fefco-0423 is drawn alike',
    evidence: 'figures',
    ids: { 'becf-21c01': {}, 'fefco-0423': { size: { length: 400, width: 300, height: 100 } } },
    size: corrugatedSizes([200, 100, 40], { across: ', between the inner walls' }),
    sizeLimits: (size) => rolledFrontLimits(size, 10 * size.material),
    options: ({ length, material }) => ({ lock: oneLock(length, material) }),
    build: ({ length, width, height, material, lock }) =>
      rolledTray(width, length, height, material, lock, { turned: true }),
  }),
  box('corrugated', {
    ...rolledTrays,
    name: 'Corrugated tray with roll-over front and back',
    about:
      'Open tray of corrugated board whose double front and back lock into the floor in three places, without glue.',
    from: 'house: the long walls are double, with three locks each. The service numbers becf-21b03 as 0425, which other libraries draw with four double walls: fefco-0425',
    ids: {
      'becf-21b03': {},
      // Assumed id: its sizes are those of a tray for produce; its lugs are not known.
      'becf-21c0a': { size: { width: 200, height: 60 } },
    },
    size: corrugatedSizes([300, 250, 80], { across: ', between the inner walls' }),
    sizeLimits: (size) => rolledFrontLimits(size, 4 * roomBesideLocks(size.material) + 25),
    options: ({ length, material }) => {
      const longest = (length - 4 * roomBesideLocks(material)) / 3;
      return { lock: mm(length / 7, [8, longest], 'Length of each of the slots in the floor') };
    },
    build: ({ length, width, height, material, lock }) =>
      rolledTray(width, length, height, material, lock, { turned: true, locks: 3 }),
  }),
];
