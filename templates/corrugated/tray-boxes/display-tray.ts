import { box, mm } from '../../../src/author/index.ts';
import { corrugatedSizes, oneLock, rollOverHeight } from '../../tray/corrugated-sizes.ts';
import { rolledTray } from '../../tray/rolled-tray.ts';

export default box('corrugated', {
  name: 'Display tray with high back',
  about: 'Open tray of corrugated board with double sides, whose back rises behind the goods as a header.',
  open: 'no lid',
  group: 'tray_boxes',
  code: '0460',
  from: 'house: drawing not seen; FEFCO 0460 is described as a display tray with one high wall: the tray of 0422 with a header of our own on its back',
  ids: ['fefco-0460'],
  size: corrugatedSizes([300, 200, 80], { along: ', between the inner walls' }),
  sizeLimits: ({ length, material }) => ({
    length: { min: Math.max(60, 12 * material) },
    width: { min: 10 * material },
    height: rollOverHeight(material, [length, Math.max(60, 12 * material)]),
  }),
  options: ({ length, width, height, material }) => ({
    lock: oneLock(width, material),
    // The header is at most as high as the depth and height of the tray together; a higher one would tip the tray.
    header_height: mm(
      Math.max(20, Math.min(0.6 * length, width + height)),
      [10, 2 * length + height],
      'How far the back rises above the sides',
    ),
  }),
  build: ({ length, width, height, material, lock, header_height: header }) => ({
    ...rolledTray(length, width, height, material, lock, { header }),
    labels: { length: 'floor.x', width: 'floor.y', height: 'front.y' },
  }),
});
