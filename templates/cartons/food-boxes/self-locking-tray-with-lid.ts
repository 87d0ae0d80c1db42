import { box, hookedLid, hookedTray, locked, mm, withJoins } from '../../../src/author/index.ts';
import { traySizes } from '../../sizes.ts';

/** Ears of front and back hook into slits of the side walls from outside. The lid's flaps go over the ears, its tuck behind the front. */
export default box('carton', {
  name: 'Self-locking tray with lid',
  about: 'Tray whose ears hook into the side walls, without glue, with a hinged lid that tucks in.',
  group: 'food_boxes',
  code: 'B15.06.00.53',
  from: 'measured: becf-12001 at 200 × 100 × 70 mm, 0.5 mm board; the difference of form C of its code is not known: becf-12010 is drawn alike; the place of its window is our decision',
  ids: {
    'becf-12001': {},
    'becf-12010': { size: { length: 150, width: 95, height: 100 }, code: { ecma: 'B15.06.00.53C' } },
  },
  size: traySizes([200, [40, 1000]], [100, [40, 800]], [40, [16, 400]]),
  // The lid's flaps taper towards the front. In a higher tray nothing would be left of them.
  sizeLimits: ({ width }) => ({ height: { max: 3 * width } }),
  window: { in: 'lid' },
  options: ({ width, height }) => {
    const least = Math.min(height, width);
    return { tuck_flap: mm(Math.max(7, least / 4), [6, least - 4], 'How far the tuck reaches in') };
  },
  inner: { length: 'right|left', width: 'back|front', height: 'floor|lid' },
  build: ({ tuck_flap: tuck, ...size }) =>
    withJoins(hookedTray({ ...size, lid: hookedLid({ ...size, tuck }) }), locked('lid.tuck', 'front')),
});
