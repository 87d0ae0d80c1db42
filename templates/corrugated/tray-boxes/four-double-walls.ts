import { box, insideShare, mm, rollOverAllowance, usualLocks } from '../../../src/author/index.ts';
import { corrugatedSizes, rollOverHeight, roomBesideLocks } from '../../tray/corrugated-sizes.ts';
import { rolledWalls } from '../../tray/rolled-walls.ts';

export default box('corrugated', {
  name: 'Corrugated tray with four double walls',
  about: 'Strong open tray of corrugated board without glue: all four walls are double and lock into the floor.',
  open: 'no lid',
  group: 'tray_boxes',
  code: '0425',
  from: 'standard: FEFCO 0425: all walls roll over, with two locks each, and corner flaps of the ends lie in the long walls; allowances of 0422',
  evidence: 'figures',
  ids: ['fefco-0425'],
  size: {
    ...corrugatedSizes([400, 300, 100], { along: ', between the inner walls', across: ', between the inner walls' }),
    material: mm(3, [0.8, 7], 'Thickness of the board'),
  },
  sizeLimits: ({ length, width, material }) => {
    // Two locks beside one another on each side, and the inner walls between those of the long walls.
    const least = 3 * roomBesideLocks(material) + 8 * material + 30;
    return {
      length: { min: least },
      width: { min: least },
      height: rollOverHeight(material, [length, least], [width, least]),
    };
  },
  options: ({ length, width, material }) => {
    const lock = (side: number) => Math.min(side / 6, (side - 3 * roomBesideLocks(material) - 8 * material) / 2);
    const most = (side: number) => (side - 3 * roomBesideLocks(material) - 6 * material) / 2;
    return {
      lock: mm(Math.max(10, lock(length)), [8, most(length)], 'Length of the slots in the floor along front and back'),
      end_lock: mm(Math.max(10, lock(width)), [8, most(width)], 'Length of the slots in the floor along the ends'),
    };
  },
  build({ length, width, height, material: t, lock, end_lock }) {
    const more = rollOverAllowance(t, 1);
    // The rims lie above the inside.
    const up = height + 2 * insideShare.corrugated * t - more.outer;
    const end = {
      height: up + more.outer,
      layer: 1,
      rolled: { locks: usualLocks(end_lock, more.rim, t, 2), opening: 0 },
    };
    const tray = rolledWalls({
      length: width,
      across: length + more.across,
      height: up,
      material: t,
      lock,
      locks: 2,
      front: end,
      back: end,
      turned: true,
    });
    return { ...tray, inner: { ...tray.inner, height: 'floor|right.rim' } };
  },
});
