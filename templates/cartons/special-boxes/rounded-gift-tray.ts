import { box, trayInner, trayLabels } from '../../../src/author/index.ts';
import { giftOptions, giftSize, giftTray } from '../../tray/gift-tray.ts';

export default box('carton', {
  name: 'Gift tray with rounded lid',
  about: 'Glued tray with a hinged lid whose round tuck goes in behind the front.',
  group: 'special_boxes',
  closure: 'hinged_lid',
  from: 'house: upright walls and a round tuck, from its picture; the glued tray of B40.20 and the tuck of the cartons',
  ids: ['becf-11e14'],
  size: giftSize(100, 75, 85),
  options: giftOptions,
  labels: ({ height }) => ({ ...trayLabels, height: ['back.y', 0, height] }),
  inner: trayInner,
  build: (v) => giftTray(v),
});
