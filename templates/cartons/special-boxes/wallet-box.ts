import { box, dustFlapLimits, mm, slitLength } from '../../../src/author/index.ts';
import { walletBox } from './wallet-box-panels.ts';

/** Front, floor, back and lid on one strip, for unbroken print. The side walls hang on the back, with tabs glued inside the front. */
export default box('carton', {
  name: 'Wallet box',
  about: 'Box whose front, floor, back and lid are one strip; its side walls are glued inside the front.',
  group: 'special_boxes',
  closure: 'hinged_lid',
  from: 'house: one strip round the box and side walls on its back; the front stands one board further out, for the tabs of the sides; the sides end one board above the floor, for the flaps that lie on it',
  ids: ['becf-11e0e'],
  size: {
    length: mm(140, [60, 600], 'Length: width of the front'),
    width: mm(60, [25, 400], 'Width: front to back'),
    height: mm(110, [30, 800], 'Height of the front'),
  },
  sizeLimits: ({ length }) => ({ width: { max: 1.2 * length } }),
  options: ({ length, width, height, material }) => {
    const tuck = Math.min(length / 4, width - 5, height - 5, 0.8 * (width - material));
    const { min, max } = dustFlapLimits('full_angled_dust_flap', slitLength(length), width - 3 * material - 2);
    const deepest = Math.min(max, length / 2 - 2);
    return {
      top_tuck_flap: mm(tuck, [Math.min(8, tuck), tuck], 'How far the lid tucks in behind the front'),
      dust_flap: mm(0.6 * width, [min, deepest], 'Depth of the flaps under the lid and on the floor'),
      glue_tab: mm(
        Math.min(Math.max(12, Math.min(20, height / 15)), length / 6),
        [6, length / 4],
        'Width of the tabs inside the front',
      ),
    };
  },
  labels: { length: 'floor.x', width: 'right.y', height: 'front.y' },
  inner: { length: 'right|left', width: 'back|right.tab' },
  build: (values) => walletBox(values),
});
