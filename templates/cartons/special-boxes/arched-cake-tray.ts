import { box, mm, rim, trayInner, trayLabels } from '../../../src/author/index.ts';
import { giftOptions, giftSize, giftTray } from '../../tray/gift-tray.ts';

export default box('carton', {
  name: 'Cake tray with arched sides',
  about: 'Glued tray whose side walls rise to arches, with a hinged lid between them that tucks in.',
  group: 'special_boxes',
  closure: 'hinged_lid',
  from: 'house: arched side walls and a tuck lid, from its picture; the rise of the arches is our decision',
  ids: ['becf-11e17'],
  size: giftSize(150, 100, 80),
  options: (v) => ({
    ...giftOptions(v),
    arch: mm(0.2 * v.width, [5, 0.4 * v.width], 'How far the side walls rise above the lid'),
  }),
  labels: ({ height }) => ({ ...trayLabels, height: ['back.y', 0, height] }),
  inner: trayInner,
  build: ({ arch, ...v }) => {
    const seat = v.width - 2 * v.material;
    return giftTray(
      v,
      rim(seat)
        .arc(0, 0, (2 * arch) / seat)
        .close(),
    );
  },
});
