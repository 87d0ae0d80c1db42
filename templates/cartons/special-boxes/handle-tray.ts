import { box, mm } from '../../../src/author/index.ts';
import { carrier, carrierOptions } from '../../tray/carrier.ts';

export default box('carton', {
  name: 'Handle carrier',
  about: 'Glued tray whose long walls lean together as a roof over its gables and end in two handles.',
  group: 'special_boxes',
  closure: 'other',
  from: 'house: the tray of becf-12006; roofs that rise by a third of the width, handles face to face on the ridge',
  ids: ['becf-11e18'],
  size: {
    length: mm(140, [70, 600], 'Length of the floor'),
    width: mm(100, [40, 400], 'Width of the floor'),
    height: mm(60, [15, 300], 'Height of the walls of the tray'),
  },
  options: (size) => carrierOptions(size, size.width / 3),
  build: (sizes) => carrier(sizes),
});
