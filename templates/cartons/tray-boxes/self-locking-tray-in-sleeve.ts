import { box, hookedTray } from '../../../src/author/index.ts';
import { traySizes } from '../../sizes.ts';
import { sleeved, sleeveFeatures, sleeveOptions } from '../../tray/sleeved.ts';

export default box('carton', {
  name: 'Self-locking tray in a sleeve',
  about: 'Tray whose ears hook into the side walls, without glue, in a sleeve.',
  group: 'tray_boxes',
  closure: 'separate_lid',
  code: 'B15.06.00.00.B',
  from: 'house: the tray of becf-11a08 (B15.06) and the sleeve of a match box; we assume that form B has a sleeve, because it alone offers windows, and has them in it',
  ids: ['becf-11a0a'],
  size: traySizes([150, [40, 1000]], [100, [40, 800]], [60, [16, 400]]),
  ...sleeveFeatures,
  options: sleeveOptions,
  build: (v, chosen) => {
    const { length, width, height, material: m } = v;
    // The ears lie outside on the side walls.
    const outside = { length: length + 4 * m, width: width + 2 * m, height: height + m };
    return sleeved(hookedTray({ length, width, height, material: m }), outside, v, chosen);
  },
});
