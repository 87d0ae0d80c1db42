import { box, footedTray } from '../../../src/author/index.ts';
import { footedOptions, footedSize, footedTrays } from '../../tray/footed.ts';

export default box('carton', {
  ...footedTrays,
  group: 'tray_boxes',
  name: 'Double wall tray on feet',
  about: 'Tray whose double side walls hold the corner flaps and extend along the floor.',
  open: 'no lid',
  code: 'B20.02.00.00',
  from: 'standard: ECMA B20.02: two double walls that hold the corner flaps, inner walls with a long foot; our decision: the feet are glued down',
  ids: ['becf-11a04'],
  size: footedSize([150, 100, 40]),
  options: footedOptions,
  build: ({ corner_flap: flap, ...v }) => footedTray({ ...v, flap }),
});
