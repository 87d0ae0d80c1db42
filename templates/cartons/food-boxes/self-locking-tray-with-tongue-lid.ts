import { box, mm } from '../../../src/author/index.ts';
import { traySizes } from '../../sizes.ts';
import { clawTray } from './self-locking-tray-with-tongue-lid-panels.ts';

/** Claws of front and back ears hook into side slits. Tongues of the lid's round flaps enter a slit below; its tuck is behind the front. */
export default box('carton', {
  name: 'Self-locking tray with tongue lid',
  about:
    'Tray whose ears hook into the side walls, without glue, with a hinged lid that locks in the side walls and tucks in.',
  group: 'food_boxes',
  code: 'B15.06.00.53.B',
  from: 'measured: becf-12011 at 200 × 170 × 80 mm, 0.5 mm board; becf-12002, of the same code and variables, is drawn alike. Our reading of one drawing: the sizes of ears and tongue grow with the height, up to 0.6 of the width; the place of its window is our decision',
  ids: { 'becf-12011': {}, 'becf-12002': { size: { length: 200, width: 100, height: 40 } } },
  size: traySizes([190, [40, 1000]], [160, [40, 800]], [75, [16, 400]]),
  window: { in: 'lid' },
  options: ({ width, height }) => {
    const least = Math.min(height, width);
    return { tuck_flap: mm(Math.max(7, least / 4), [6, least - 4], 'How far the tuck reaches in') };
  },
  build: (values) => clawTray(values),
});
