import { box, insideShare, mm, type SizesAndMaterial, telescope } from '../../../src/author/index.ts';
import { corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { lockedEarLimits, lockedEars } from './locked-ears-panels.ts';

export default box('corrugated', {
  name: 'Telescope box with locked ears',
  about: 'Two trays of corrugated board without glue, the lid over the base; tongues of their ears lock into the ends.',
  group: 'tray_boxes',
  closure: 'separate_lid',
  from: 'house: drawing not seen; described under FEFCO 0307: a base and a lid of its height whose ears hook into their walls by hand; our decision: the trays of fefco-0457',
  ids: ['house-locked-ear-telescope'],
  size: corrugatedSizes([300, 200, 80]),
  sizeLimits: lockedEarLimits,
  options: ({ height, material }) => ({
    lid_height: mm(height, [Math.max(25, 8 * material), height], 'Height inside the lid'),
    clearance: mm(Math.max(1, material / 2), [0.5, 5], 'Play between base and lid on each side'),
  }),
  build({ lid_height, clearance, ...base }) {
    const { length, width, height, material: t } = base;
    const lost = 2 * insideShare.corrugated * t;
    const tray = (v: SizesAndMaterial) => ({ body: lockedEars(v), x: v.length + lost, y: v.width + lost });
    // Two boards of the base at each end, and the tongues inside of the lid.
    const [long, wide] = [length + 4 * t + 2 * lost + 2 * clearance, width + 2 * t + 2 * clearance];
    return telescope(tray(base), tray({ length: long, width: wide, height: lid_height, material: t }), {
      above: height + lost,
      from: 2 * (height + lid_height),
      inner: { length: 'right|left', width: 'back|front', height: 'floor|lid:floor' },
    });
  },
});
