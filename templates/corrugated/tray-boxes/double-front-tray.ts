import {
  box,
  corrugatedTrayPhases,
  locked,
  mm,
  rollOverAllowance,
  roundedTuck,
  usualLocks,
  withJoins,
} from '../../../src/author/index.ts';
import {
  corrugatedSizes,
  oneLock,
  rollOverHeight,
  roomBesideLocks,
  slidingPlay,
  usualTrayTuck,
} from '../../tray/corrugated-sizes.ts';
import { rolledWalls } from '../../tray/rolled-walls.ts';

/**
 * Tray with roll-over sides and a roll-over front. Its lid lies on all three rims; its tuck goes through
 * an opening of the front's rim, in between front and lining.
 *
 *                   ╭───────╮
 *                ┌──┴───────┴──┐
 *                │     lid     │
 *                └─╲─────────╱─┘
 *                ╱▔┤  back   ├▔╲
 *                ╲▁├─────────┤▁╱
 *     ┌──────┬┬────┼─────────┼────┬┬──────┐
 *     ┤inner ││left┊  floor  ┊rig.││inner ├
 *     └──────┴┴────┼──╌╌╌╌╌──┼────┴┴──────┘
 *                ╱▔┤  front  ├▔╲
 *                ╲▁├┬───────┬┤▁╱
 *                   ├┘     └┤
 *                   └──┬─┬──┘
 */
export default box('corrugated', {
  name: 'Corrugated tray with double front',
  about: 'Mailer of corrugated board with double sides and a double front, into which the lid tucks.',
  group: 'tray_boxes',
  closure: 'hinged_lid',
  code: '0426',
  from: [
    'house',
    'drawing not seen; our own construction for FEFCO 0426: sides and front roll over and lock into the floor, the tuck enters an opening of the front rim between its two boards; allowances of 0421; becf-21705 has the same variables as becf-21704: drawn alike',
  ],
  ids: ['becf-21704', 'becf-21705'],
  size: corrugatedSizes([150, 200, 50], {
    along: ', between the inner walls',
    across: ', from the back to the lining',
  }),
  sizeLimits: ({ length, width, material }) => {
    const [long, wide] = [Math.max(60, 12 * material), 12 * material];
    const height = rollOverHeight(material, [length, long], [width, wide]);
    return { length: { min: long }, width: { min: wide }, height };
  },
  options: ({ length, width, height, material: t }) => {
    const most = length - 2 * roomBesideLocks(t) - 4;
    const deepest = Math.min(height - t, width / 4);
    return {
      lock: oneLock(width, t),
      front_lock: mm(length / 3, [10, most], 'Length of the slot in the floor for the lining of the front'),
      tuck_flap: mm(usualTrayTuck(width, t), [Math.max(8, 3 * t), deepest], 'How far the tuck reaches in'),
    };
  },
  inner: { length: 'right.rim.inner|left.rim.inner', width: 'back|front.rim.inner', height: 'floor|lid' },
  build({ length, width, height, material: t, lock, front_lock, tuck_flap: depth }) {
    const more = rollOverAllowance(t, 1);
    // A single back, a double front.
    const across = width + (more.single + more.across) / 2;
    // Part of the front's rim stays on either side of its opening.
    const opening = length - 2 * Math.max(10, length / 6);
    // The tuck stays square to the lid while the lid closes, and bends where it enters the opening.
    const phase = corrugatedTrayPhases.front + 1;
    const tuck = roundedTuck({ width: opening - 2 * slidingPlay(t), depth }, { phase });
    const tray = rolledWalls({
      length,
      across,
      height,
      material: t,
      lock,
      front: { height: height + more.outer, layer: 1, rolled: { locks: usualLocks(front_lock, more.rim, t), opening } },
      back: { depth: across - t, lidFront: tuck, phase: phase + 1 },
    });
    return withJoins(tray, locked('lid.tuck', 'front'), locked('lid.tuck', 'front.rim.inner'));
  },
});
