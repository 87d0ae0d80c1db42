import { box, insideShare, mm, rollOverAllowance, telescope } from '../../../src/author/index.ts';
import { corrugatedSizes, oneLock } from '../../tray/corrugated-sizes.ts';
import { rolledSidesLimits, rolledTray } from '../../tray/rolled-tray.ts';

/** Telescope box of two trays with roll-over sides that lock into their floors, without glue. */
export default box('corrugated', {
  name: 'Telescope box with roll-over sides',
  about: 'Two self-locking trays of corrugated board with double sides, without glue; the lid slides over the base.',
  group: 'tray_boxes',
  closure: 'separate_lid',
  code: '0330',
  from: [
    'house',
    'drawing not seen; our own construction for FEFCO 0330: base and lid are trays of FEFCO 0422 with its allowances, the lid over the base with play on each side; becf-21b02 has the same code and variables as becf-21b01: drawn alike',
  ],
  ids: {
    'becf-21b01': {},
    'becf-21b02': {},
    // Assumed id: only its sizes are known.
    'becf-21b06': { size: { length: 195, width: 145, height: 55 }, code: {} },
  },
  size: corrugatedSizes([300, 200, 100], { along: ' the base, between its inner walls', across: ' the base' }),
  sizeLimits: rolledSidesLimits,
  options: ({ width, height, material }) => ({
    lid_height: mm(height, [6 * material, height + material], 'Height inside the lid'),
    clearance: mm(Math.max(1, material / 2), [0.2, 5], 'Play between base and lid on each side'),
    lock: oneLock(width, material),
  }),
  build({ length, width, height, material: t, lid_height, clearance, lock }) {
    const inside = insideShare.corrugated * t;
    const more = rollOverAllowance(t, 1);
    const tray = (long: number, wide: number, deep: number) => ({
      body: rolledTray(long, wide, deep, t, lock),
      x: long + more.across,
      y: wide + more.single,
    });
    const base = tray(length, width, height);
    const around = 2 * (t - inside + clearance);
    return telescope(base, tray(base.x + around, base.y + around, lid_height), {
      // Its floor lies on the rims of the base.
      above: height + 2 * inside,
      from: 2 * (height + lid_height),
      inner: { length: 'right.rim.inner|left.rim.inner', width: 'back|front', height: 'floor|lid:floor' },
    });
  },
});
