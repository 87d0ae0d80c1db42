import { box } from '../../../src/author/index.ts';
import { footedSize, footedTrays, footedTuck, footedWithLid, footOf, furthestCorner } from '../../tray/footed.ts';

export default box('carton', {
  ...footedTrays,
  name: 'Shirt box with tuck lid',
  about: 'Tray with double side walls and a hinged lid that tucks in behind the front.',
  group: 'shirt_boxes',
  closure: 'hinged_lid',
  from: 'house: a guess: only three sizes and the variables of a tuck and a bottom of becf-1240e are known; the tray of B20.02 with its lid',
  ids: ['becf-1240e'],
  size: footedSize([180, 100, 50], [800, 600, 400]),
  options: (size) => ({ foot: footOf(size), tuck_flap: footedTuck(size) }),
  build: ({ tuck_flap: tuck, ...v }) => footedWithLid({ ...v, flap: furthestCorner(v), tuck }),
});
