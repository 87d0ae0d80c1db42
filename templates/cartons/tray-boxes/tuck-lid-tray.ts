import { box, eachSide, gluedPhases, lappedTray, locked, steppedFlap, withJoins } from '../../../src/author/index.ts';
import { traySizes } from '../../sizes.ts';
import { lappedTab, neckedLidOptions } from '../../tray/lapped.ts';
import { neckedLid } from './necked-lid-panels.ts';

/** A tray with glued corners, dust flaps on its side walls and a tuck lid on its back. Front and back tabs are glued inside the sides. */
export default box('carton', {
  name: 'Tuck lid tray',
  about: 'Tray with glued corners, and a hinged lid that tucks in behind the front.',
  group: 'tray_boxes',
  closure: 'hinged_lid',
  code: 'B40.20.82.50',
  from: 'measured: a drawing of 150 × 90 × 40 without an id; its parts and its default sizes identify it as becf-11a09. Our reading, as it shows one size in 0.5 mm board: all steps are multiples of the board, and the tabs follow the height. What d of becf-11a09 sets is not known; the place of its window is our decision',
  ids: ['becf-11a09'],
  size: traySizes([150, [50, 1000]], [90, [30, 600]], [40, [16, 300]]),
  window: { in: 'lid', on: 'back.lid' },
  options: (size) => ({ glue_tab: lappedTab(size.width, size), ...neckedLidOptions(size, size.height - 2) }),
  build(values) {
    const { length, width, height: wall, material, glue_tab: tab, dust_flap: depth } = values;
    const phase = gluedPhases.rims;
    const dust = steppedFlap('dust', width + 2 * material, depth, [3 * material], { round: 6, phase });
    const tray = lappedTray({ length, width, wall, material, tab, dust, lid: neckedLid(values) });
    return withJoins(tray, ...eachSide((side) => locked('back.lid.tuck', `${side}.dust`)));
  },
});
