import { box, eachSide, hookedTray, locked, mm, withJoins } from '../../../src/author/index.ts';
import { traySizes } from '../../sizes.ts';
import { hookedHood } from './hooked-hood-panels.ts';

/** Self-locking tray with hood: a tray with hooks, and a lid of the same construction that goes over it, with six ears and six slits. */
export default box('carton', {
  name: 'Self-locking tray with hood',
  about: 'Tray whose ears hook into the side walls, with a full hood of the same construction, without glue.',
  group: 'food_boxes',
  code: 'B15.06.00.55',
  from: 'standard: ECMA B15.06.00.55: a full cover whose front hooks into its flaps as the tray does, with a thumb notch; ears and slits of becf-12001 as measured; the place of its window is our decision',
  ids: ['becf-1200d'],
  size: traySizes([150, [50, 800]], [80, [40, 600]], [30, [18, 400]]),
  window: { in: 'lid' },
  options: ({ length, height }) => ({
    // 7 mm as measured for a lid of 150 mm. A longer lid has a wider notch, up to two fingers.
    notch: mm(
      Math.max(7, (7 / 150) * length),
      [3, Math.min(20, length / 6, height / 2)],
      'Radius of the thumb notch in the front of the lid',
    ),
  }),
  build: (v) => {
    const { length, width, height, material } = v;
    const tray = hookedTray({ length, width, height, material, lid: hookedHood(v) });
    return withJoins(tray, ...eachSide((end) => locked(`lid-front.${end}-ear`, `lid.${end}-flap`, 'slit')));
  },
});
