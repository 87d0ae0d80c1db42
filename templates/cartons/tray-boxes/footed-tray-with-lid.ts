import { box } from '../../../src/author/index.ts';
import { footedOptions, footedSize, footedTrays, footedTuck, footedWithLid } from '../../tray/footed.ts';

export default box('carton', {
  ...footedTrays,
  group: 'tray_boxes',
  closure: 'hinged_lid',
  name: 'Double wall tray with tuck lid',
  about: 'Tray with double side walls and a hinged lid that tucks in behind the front.',
  code: 'B20.02.00.50',
  from: 'standard: ECMA B20.02.50: the tray of B20.02, a lid without flaps on a single wall, a tuck with round corners. Not drawn because unknown: what d, e, x1 and x2 of becf-11a06 set; the place of its window is our decision',
  ids: ['becf-11a06'],
  size: footedSize([120, 75, 38]),
  window: { in: 'lid', on: 'back.lid' },
  options: (size) => ({ ...footedOptions(size), tuck_flap: footedTuck(size) }),
  build: ({ corner_flap: flap, tuck_flap: tuck, ...v }) => footedWithLid({ ...v, flap, tuck }),
});
