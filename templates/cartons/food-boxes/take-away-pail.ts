import { box, locked, mm, taperMeasures, webCorner, webTray, withJoins } from '../../../src/author/index.ts';
import { usualTongue } from '../../tube/usual.ts';
import taperedWebTray from '../tray-boxes/tapered-web-corner-tray.ts';
import { liddedWall, pailLids } from './pail-lids-panels.ts';

/** A tapered tray with folded, uncut, liquid-tight corners, two flaps and two lids. The upper lid's tongue goes through the lower lid. */
export default box('carton', {
  name: 'Take-away pail',
  about: 'Food pail with a wider rim, folded, uncut corners, and two lids that lock with a tongue.',
  group: 'food_boxes',
  closure: 'other',
  from: 'house: the folded pail in common use, without its wire: the tray of becf-11a0b, with webs inside; lids and lock are our own construction',
  ids: ['house-take-away-pail'],
  size: {
    length: mm(90, [60, 400], 'Length of the floor'),
    width: mm(75, [60, 400], 'Width of the floor, front to back'),
    height: mm(65, [30, 300], 'Height of the rim above the floor'),
  },
  board: [0.5, [0.2, 1]],
  sizeLimits: (size) => taperedWebTray.sizeLimits!(size, {}),
  options: (size) => ({
    splay: taperedWebTray.options(size, {}).splay!,
    tongue_width: mm(usualTongue(size.length, 35), [15, size.length / 2], 'Width of the tongue'),
  }),
  labels: { length: 'floor.x', width: 'floor.y', slant: 'right.y' },
  build({ length, width, tongue_width: tongue, splay, ...size }) {
    const taper = { ...size, splay };
    const { edge, skew } = taperMeasures(taper);
    const lids = pailLids({ length, width, tongue, ...taper });
    const tray = webTray(length, width, webCorner('right-web', edge, 3 + size.material, skew), (name, foot, ends) =>
      liddedWall(name, foot, taper, lids[name as keyof typeof lids], ends),
    );
    return withJoins({ ...tray, inner: {} }, locked('back.lid.tongue', 'front.lid', 'slit'));
  },
});
