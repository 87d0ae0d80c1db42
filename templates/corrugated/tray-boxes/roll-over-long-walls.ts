import { box, mm } from '../../../src/author/index.ts';
import { corrugatedSizes, rollOverHeight, roomBesideLocks } from '../../tray/corrugated-sizes.ts';
import { rolledTray } from '../../tray/rolled-tray.ts';

export default box('corrugated', {
  name: 'Corrugated tray with roll-over front and back',
  about: 'Open tray of corrugated board whose double front and back lock into the floor in three places, without glue.',
  open: 'no lid',
  group: 'tray_boxes',
  from: 'house: the long walls are double, with three locks each. The service numbers becf-21b03 as 0425, which other libraries draw with four double walls: fefco-0425',
  ids: {
    'becf-21b03': {},
    // Assumed id: its sizes are those of a tray for produce; its lugs are not known.
    'becf-21c0a': { size: { width: 200, height: 60 } },
  },
  size: corrugatedSizes([300, 250, 80], { across: ', between the inner walls' }),
  sizeLimits: ({ width, material }) => ({
    length: { min: 4 * roomBesideLocks(material) + 25 },
    width: { min: 12 * material },
    height: rollOverHeight(material, [width, 12 * material]),
  }),
  options: ({ length, material }) => ({
    lock: mm(length / 7, [8, (length - 4 * roomBesideLocks(material)) / 3], 'Length of each of the slots in the floor'),
  }),
  build: ({ length, width, height, material, lock }) =>
    rolledTray(width, length, height, material, lock, { turned: true, locks: 3 }),
});
