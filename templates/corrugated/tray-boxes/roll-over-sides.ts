import { box, when } from '../../../src/author/index.ts';
import { corrugatedSizes, oneLock } from '../../tray/corrugated-sizes.ts';
import { rolledSidesLimits, rolledTray } from '../../tray/rolled-tray.ts';

/** Open tray with roll-over side walls: they hold the corner flaps of front and back, and lock into the floor or are glued. */
export default box('corrugated', {
  name: 'Corrugated tray with roll-over sides',
  about: 'Open tray of corrugated board whose double side walls lock into the floor, without glue.',
  open: 'no lid',
  group: 'tray_boxes',
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
  options: ({ width, material }, { inner_walls }) => when(inner_walls === 'locked', { lock: oneLock(width, material) }),
  build: ({ length, width, height, material, lock }) => rolledTray(length, width, height, material, lock),
});
