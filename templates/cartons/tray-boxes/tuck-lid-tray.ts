import {
  box,
  dustFlapEnd,
  eachSide,
  gluedPhases,
  gluedTray,
  type LeftOrRight,
  locked,
  mm,
  slitLength,
  trayInner,
  trayLabels,
  tuckLidEnd,
  withJoins,
} from '../../../src/author/index.ts';
import { slitLockLid } from '../../tray/slit-lock-lid.ts';

/**
 * Tuck lid tray: a tray with glued corners, dust flaps on its side walls and a tuck
 * lid on its back, which rests on the shoulders of the dust flaps.
 *
 *           ╭─────────╮
 *           ├─┬     ┬─┤
 *           │   lid   │
 *           ├─────────┤
 *      ╱▔▔╲┌┤  back   ├┐╱▔▔╲
 *    ╭─────┼┴─────────┴┼─────╮
 *    │     │   floor   │     │
 *    ╰─────┼┬─────────┬┼─────╯
 *      ╲▁▁╱└┤  front  ├┘╲▁▁╱
 *           └─────────┘
 */
export default box('carton', {
  name: 'Tuck lid tray',
  about: 'Tray with glued corners, and a hinged lid that tucks in behind the front.',
  group: 'tray_boxes',
  closure: 'hinged_lid',
  code: 'B40.20.82.50',
  from: [
    'house',
    'tray of ECMA B40.20 with the lid, the sit lock and the dust flaps of the tuck end cartons; drawing of 82.50 not seen; the place of its window is our decision',
  ],
  ids: ['becf-11a09'],
  size: {
    length: mm(150, [50, 1000], 'Length of the floor'),
    width: mm(90, [30, 600], 'Width of the floor, front to back'),
    height: mm(40, [16, 300], 'Height of the walls'),
  },
  window: { in: 'lid', on: 'back.lid' },
  options: (size, { window }) => ({
    glue_tab: mm(Math.min(20, size.length / 3), [8, 0.45 * size.length], 'Length of the corner tabs'),
    ...slitLockLid(size, size.height - 2, window),
  }),
  labels: ({ height }) => ({ ...trayLabels, height: ['back.y', 0, height] }),
  inner: { ...trayInner, height: 'floor|right.dust' },
  build({ length, width, height: wall, material, glue_tab: tab, tuck_flap: tuck, dust_flap: depth }) {
    const slit = slitLength(length);
    const phase = gluedPhases.rims;
    // The shoulders of the dust flaps stand beside the lid's tuck. The tabs leave space for them.
    const flap = { name: 'dust', style: 'slit_lock_dust_flap', depth, slit, phase } as const;
    const dust = (side: LeftOrRight) => dustFlapEnd(flap, width - 2 * material, side, 0);
    const back = tuckLidEnd({ name: 'lid', style: 'uni_tuck_flap', length, width, tuck, material, slit, phase });
    const rims = { right: dust('right'), back, left: dust('left') };
    return withJoins(
      gluedTray({ length, width, wall, tab, thickness: material, rims }),
      ...eachSide((end) => locked('back.lid.tuck', `${end}.dust`)),
    );
  },
});
